import { translationOf } from '../catalogue';
import { type spyConnectionRules as en } from '../en/spy-connection-rules';

export const spyConnectionRules = translationOf<typeof en>()({
  'why.SC-1.players': 'Le jeu se joue de {{min}} à {{max}}.',
  'why.SC-1.deck-unknown':
    "Le téléphone ne mélange que les cartes qu'il connaît : {{known}} missions sur {{all}} pour l'instant.",
  'why.SC-1.no-such-card': "Cette carte n'est pas dans la boîte.",
  'why.SC-1.too-many-missions':
    'Les {{most}} missions de la boîte sont déjà connues ; celle-ci serait de trop.',
  'why.SC-1.too-many-start-missions':
    'La boîte contient {{most}} missions de départ, et il y en a plus de notées.',
  'why.SC-1.not-here': "Il n'y a plus personne à cette place.",
  'why.SC-1.last-one': 'La dernière personne ne peut pas quitter la partie ; il faut la terminer.',
  'why.SC-2.city-twice': 'Une mission montre chaque ville une seule fois.',
  'why.SC-2.red-not-shown': "La ville rouge est l'une des villes de la mission de départ.",
  'why.SC-2.only-red': 'Une mission de départ montre une autre ville en plus de la rouge.',
  'why.SC-2.print-missing': "Indiquez d'abord la carte : ses villes, ses points et le tour bonus.",
  'why.SC-2.print-known': "Cette carte a déjà été lue, et c'en était une autre.",
  'why.SC-2.no-such-mission': "Cette carte n'est pas sur la table.",
  'why.SC-3.no-such-city': "{{city}} n'est pas sur le plateau.",
  'why.SC-3.thirteenth-city': 'Le plateau compte 12 villes, et toutes ont un nom.',
  'why.SC-3.to-itself': 'Une connexion relie deux villes différentes.',
  'why.SC-3.space-twice': "Un point ne se trouve qu'une fois sur une connexion.",
  'why.SC-3.connection-known': 'Cette connexion est déjà connue ; notez-la à nouveau si elle est fausse.',
  'why.SC-3.connection-unknown': "L'application ne connaît pas encore cette connexion : indiquez ses points.",
  'why.SC-3.agents-there': 'Des agents se trouvent sur un point qui disparaîtrait.',
  'why.SC-3.unreachable':
    "Aucune connexion ne mène à {{city}}, alors qu'on en connaît assez pour atteindre chaque ville.",
  'why.SC-11.agents-for-each': "Il faut un nombre d'agents pour chaque personne.",
  'why.SC-12.nothing-to-reveal': "Aucune carte n'est à révéler maintenant.",
  'why.SC-12.wrong-number_one': 'Il faut révéler exactement {{count}} carte.',
  'why.SC-12.wrong-number_other': 'Il faut révéler exactement {{count}} cartes.',
  'why.SC-13.no-such-seat': "Il n'y a personne à cette place.",
  'why.SC-13.not-your-turn': "C'est le tour de {{seat}}.",
  'why.SC-13.for-the-table': 'Cela se fait pour toute la table, pas par une seule personne.',
  'why.SC-14.not-now': "Les missions de départ ne s'attribuent qu'avant le premier tour.",
  'why.SC-14.set-up-first': "Il faut d'abord une mission de départ pour chacun.",
  'why.SC-14.one-for-each': 'Il faut une mission de départ par personne.',
  'why.SC-14.not-revealed': "Cette mission de départ n'est pas proposée.",
  'why.SC-20.three-open':
    "Vous avez déjà {{most}} missions inachevées. Défaussez-vous d'abord de l'une d'elles.",
  'why.SC-20.not-on-display': "Cette mission n'est pas sur la piste des missions.",
  'why.SC-22.short': 'Il faut {{price}} agents, et votre réserve en compte {{supply}}.',
  'why.SC-23.reveal-first': "Il faut d'abord révéler une nouvelle mission.",
  'why.SC-25.not-open': 'On ne se défausse que de ses propres missions inachevées.',
  'why.SC-25.no-open-mission': "Il n'y a pas de mission inachevée à défausser.",
  'why.SC-30.not-in-network': "{{city}} n'est pas dans votre réseau.",
  'why.SC-30.second-travel': 'Votre espion a déjà voyagé pendant ce tour.',
  'why.SC-31.in-network': '{{city}} est déjà dans votre réseau.',
  'why.SC-31.no-neighbour': 'Cette connexion ne part pas de {{city}}, où se trouve votre espion.',
  'why.SC-31.one-city-a-turn': "On ne relie qu'une nouvelle ville par tour.",
  'why.SC-33.short': 'La connexion demande {{price}} agents, et votre réserve en compte {{supply}}.',
  'why.SC-34.no-travel-after-connecting': "Après avoir relié une ville, l'espion y reste.",
  'why.SC-35.no-agent': "Aucun de vos agents ne s'y trouve.",
  'why.SC-35.space-twice': 'Le même point a été nommé deux fois.',
  'why.SC-35.half-of-pair_one': "Tous vos agents d'un point reviennent ensemble.",
  'why.SC-35.half-of-pair_other': 'Les {{count}} agents reviennent ensemble, jamais une partie.',
  'why.SC-35.cut-off_one': 'Cela couperait {{count}} point de votre espion.',
  'why.SC-35.cut-off_other': 'Cela couperait {{count}} points de votre espion.',
  'why.SC-36.not-open': "Aucun de vos agents ne s'y trouve.",
  'why.SC-36.not-covered': "Il n'y a pas d'agent sur {{city}}.",
  'why.SC-36.fewer-circles_one': '{{count}} cercle seulement est couvert.',
  'why.SC-36.fewer-circles_other': '{{count}} cercles seulement sont couverts.',
  'why.SC-36.assigned':
    "Les agents affectés restent sur {{cities}} jusqu'à ce que la mission soit accomplie ou défaussée.",
  'why.SC-40.already-there': 'Votre espion est déjà à {{city}}.',
  'why.SC-41.accept-after-travel':
    'Après un voyage on peut relier une ville ou finir le tour, mais pas accepter de mission.',
  'why.SC-42.option-owed': "Il faut d'abord accepter une mission, relier une ville ou déplacer l'espion.",
  'why.SC-42.option-taken': 'Vous avez déjà choisi votre option pour ce tour.',
  'why.SC-42.mission-in-display': 'Il y a une mission que vous pourriez accepter.',
  'why.SC-42.spy-can-move': 'Votre espion peut encore se déplacer.',
  'why.SC-42.can-connect': 'Vous pouvez encore relier une ville.',
  'why.SC-42.board-unknown':
    "L'application ne connaît pas tout le plateau : à la table de juger que rien d'autre n'est possible.",
  'why.SC-50.option-first': "Les cercles se couvrent à la fin du tour, après l'option.",
  'why.SC-50.objectives-begun': 'Vous couvrez déjà des cercles ; on ne peut plus relier de ville.',
  'why.SC-50.not-open': "Ce n'est pas une de vos missions inachevées.",
  'why.SC-50.city-not-shown': 'Cette mission ne montre pas {{city}}, où se trouve votre espion.',
  'why.SC-50.already-covered': '{{city}} est déjà couverte.',
  'why.SC-50.spy-elsewhere': 'Votre espion est à {{city}} ; seule cette ville compte maintenant.',
  'why.SC-51.all-covered': 'Cela accomplirait la mission : couvrez le dernier cercle en jouant.',
  'why.SC-51.no-open-mission': "Il n'y a pas de mission inachevée à accomplir.",
  'why.SC-52.no-agent': 'Votre réserve est vide.',
  'why.SC-53.no-extra-turn': "Ce n'est pas un tour bonus.",
  'why.SC-53.turn-begun': 'Le tour bonus a déjà commencé.',
  'why.SC-55.over': 'La partie est finie.',
  'why.SC-55.no-scores-yet': 'Les scores se saisissent à la fin de la partie.',
  'why.SC-56.no-missions':
    'Les points supposent une mission accomplie : corrigez aussi le nombre de missions accomplies.',
  'why.SC-56.entered': "Ce score est déjà saisi. Corrigez-le s'il est faux.",
  'why.SC-62.dark-with-14': 'Le côté sombre se joue avec 15 agents chacun.',
  'why.SC-70.more-than-exist_one': 'Seul {{count}} agent se trouve sur le plateau ou est affecté.',
  'why.SC-70.more-than-exist_other': 'Seuls {{count}} agents se trouvent sur le plateau ou sont affectés.',
  'why.SC-70.not-enough': "La réserve n'en compte que {{supply}}.",
  'why.SC-71.card-on-table': 'Cette carte est déjà sur la table.',
  'why.SC-71.card-alike':
    'Deux de ces missions de départ montrent {{cities}} avec les mêmes points : une carte a-t-elle été lue deux fois ?',
  'why.SC-71.looks-alike':
    'Deux cartes montrent {{cities}} avec les mêmes points : une carte a-t-elle été lue deux fois ?',
  'why.SC-71.card-twice': 'La même carte ne peut pas être là deux fois.',

  'rule.SC-1':
    'On joue de deux à quatre, chacun avec un espion et 15 agents. Il y a 43 missions et 5 missions de départ.',
  'rule.SC-2':
    "Une mission montre des villes différentes avec un cercle chacune, une case pour les agents affectés, des points et parfois un tour bonus. Une mission de départ compte comme les autres (notre interprétation) ; l'une de ses villes est rouge.",
  'rule.SC-3':
    'Douze villes sont reliées par des connexions faites de points. Un point peut se trouver sur plusieurs connexions.',
  'rule.SC-4':
    "Ce que montrent le plateau et les cartes n'est pas dans la règle : votre boîte l'apprend à l'application.",
  'rule.SC-10': 'Le côté clair est le plateau ordinaire ; le côté sombre sert à la mise en place avancée.',
  'rule.SC-11':
    'Chacun a 15 agents. Pour corser le jeu, tous ou seulement les plus expérimentés jouent avec 14.',
  'rule.SC-12': 'Quatre missions sont face visible, la plus ancienne en bas.',
  'rule.SC-13': 'Le hasard désigne qui commence ; puis on joue dans le sens horaire.',
  'rule.SC-14':
    'Première partie : chacun reçoit une mission de départ. Partie avancée : on choisit en sens inverse à partir de la droite du premier joueur, qui prend la dernière.',
  'rule.SC-15': "Un agent couvre tout de suite la ville rouge, et l'espion y commence.",
  'rule.SC-20': 'Prenez une mission visible ; jamais plus de trois missions inachevées.',
  'rule.SC-21':
    'La mission la plus ancienne est gratuite, la suivante demande 1 agent, les deux plus récentes 2. Ils restent sur la carte.',
  'rule.SC-22': "Ces agents viennent de la réserve. S'il en manque, récupérez ou défaussez d'abord.",
  'rule.SC-23': 'Les cartes au-dessus descendent et une nouvelle mission est révélée en haut.',
  'rule.SC-24':
    "Quand la pioche est vide, on mélange les missions défaussées ; s'il n'y en a pas, la piste reste incomplète (notre interprétation).",
  'rule.SC-25':
    'Pendant votre tour, vous pouvez vous défausser de missions inachevées à tout moment ; tous leurs agents reviennent.',
  'rule.SC-30':
    "Avant de relier, l'espion peut voyager une fois vers toute ville qu'il atteint par des connexions entièrement tenues par vos agents.",
  'rule.SC-31': "Reliez exactement une ville voisine qui n'est pas dans votre réseau à ce moment.",
  'rule.SC-32':
    'Un point avec votre agent est gratuit, un point occupé seulement par des adversaires demande 2 agents, un point vide 1.',
  'rule.SC-33': "Tous les agents d'une connexion viennent de la réserve, sinon on ne peut pas la construire.",
  'rule.SC-34': "L'espion va tout de suite dans la nouvelle ville et y reste.",
  'rule.SC-35':
    "On récupère ensemble tous ses agents d'un point. Le reste doit former un réseau cohérent avec l'espion ; une ville relie les points voisins.",
  'rule.SC-36': 'Les agents des cercles reviennent un par un ; les agents affectés jamais.',
  'rule.SC-40': "Déplacez l'espion vers une autre ville du réseau sans rien relier.",
  'rule.SC-41':
    "Un voyage suivi d'une connexion est une option, un voyage seul en est une autre ; après un voyage on n'accepte pas de mission.",
  'rule.SC-42':
    "Chaque tour demande une option. On ne passe que si la piste est vide et que rien d'autre n'est possible (notre interprétation).",
  'rule.SC-50':
    "À la fin du tour, on peut couvrir la ville de l'espion sur chaque mission inachevée qui la montre.",
  'rule.SC-51':
    'Quand tous les cercles sont couverts, la mission est accomplie : tous ses agents reviennent aussitôt.',
  'rule.SC-52': "Sans agent en réserve, récupérez ou défaussez d'abord.",
  'rule.SC-53':
    "Le symbole donne tout de suite un tour bonus ; plusieurs s'additionnent. On peut y renoncer (notre interprétation).",
  'rule.SC-54': "Vous choisissez l'ordre : une mission accomplie peut payer la suivante.",
  'rule.SC-55':
    'La septième mission accomplie déclenche la fin : après les tours encore dus à cette personne, tous les autres jouent un dernier tour.',
  'rule.SC-56':
    'On compte les points des missions accomplies et 1 par cercle couvert des missions inachevées.',
  'rule.SC-57':
    "Le plus de points gagne. En cas d'égalité, la personne dont le premier tour était le plus tardif gagne.",
  'rule.SC-60': 'Du côté sombre, chaque mission acceptée demande un agent de plus : 1, 2, 3, 3.',
  'rule.SC-61': 'Sans aucune mission inachevée, accepter est gratuit du côté sombre.',
  'rule.SC-62': 'Le côté sombre se joue avec 15 agents.',
  'rule.SC-70': "Réserve, plateau, cercles et agents affectés d'une personne font toujours le même total.",
  'rule.SC-71': 'Chaque carte se trouve à un seul endroit.',

  'topic.pieces.title': 'Le matériel',
  'topic.pieces.text':
    "Chacun a un espion et des agents d'une couleur. Les missions montrent les villes à visiter. Le plateau montre les villes et, entre elles, des connexions faites de points.",
  'topic.set-up.title': 'Mise en place',
  'topic.set-up.text':
    'Chacun prend un espion et ses agents. Quatre missions sont visibles. Chacun reçoit une mission de départ, couvre sa ville rouge avec un agent et y place son espion.',
  'topic.turn.title': 'Un tour',
  'topic.turn.text':
    "Accepter une mission, relier une nouvelle ville ou déplacer l'espion. Puis couvrir des cercles dans la ville de l'espion. Pendant son tour on peut récupérer des agents et se défausser de missions à tout moment.",
  'topic.accept.title': 'Accepter une mission',
  'topic.accept.text':
    "Prenez l'une des quatre missions. Plus elle est récente, plus elle immobilise d'agents. Trois missions inachevées au plus.",
  'topic.connect.title': 'Relier une nouvelle ville',
  'topic.connect.text':
    'Voyagez dans votre réseau si vous voulez. Puis sécurisez chaque point vers une ville voisine et allez-y. Les adversaires sur un point le rendent plus cher.',
  'topic.take-back.title': 'Récupérer des agents',
  'topic.take-back.text':
    "Les agents reviennent des points et des cercles. Ce qui reste sur le plateau doit former un réseau cohérent avec l'espion.",
  'topic.move.title': "Déplacer l'espion",
  'topic.move.text': 'Au lieu de relier une ville, allez dans une autre ville de votre réseau.',
  'topic.objectives.title': 'Objectifs et tours bonus',
  'topic.objectives.text':
    "À la fin du tour, couvrez la ville de l'espion sur vos missions. Une mission complète est accomplie aussitôt, et ses agents resservent tout de suite.",
  'topic.end.title': 'La fin et le décompte',
  'topic.end.text':
    "Sept missions accomplies amènent le dernier tour. Les points des missions et les cercles couverts comptent ; l'égalité revient au premier tour le plus tardif.",
  'topic.dark-side.title': 'Mise en place avancée : le côté sombre',
  'topic.dark-side.text':
    "Chaque mission demande un agent de plus, sauf si vous n'avez aucune mission inachevée.",
  'topic.counts.title': 'Ce qui ne change jamais',
  'topic.counts.text':
    "Aucun agent, aucune carte ne se perd. Si la table et l'application diffèrent, recomptez et corrigez.",

  'teach.1':
    'Vous dirigez un espion. Visitez les villes de vos missions et accomplissez-en sept avant les autres.',
  'teach.2':
    "À votre tour, choisissez : accepter une mission, relier une nouvelle ville ou déplacer l'espion dans votre réseau.",
  'teach.3':
    'Pour relier une ville, mettez un agent sur chaque point du chemin : 1 sur un point vide, 2 où il y a des adversaires, aucun où vous êtes déjà.',
  'teach.4':
    "Votre réseau : toutes les villes atteintes par des points qui sont tous à vous. L'espion s'y déplace librement.",
  'teach.5':
    "À la fin du tour, couvrez la ville de l'espion sur vos missions. Tous les cercles couverts : la mission est accomplie et ses agents reviennent.",
  'teach.6':
    "Plus d'agents ? Récupérez-en, mais le reste doit former un réseau cohérent avec l'espion. Ou défaussez-vous d'une mission.",
  'teach.7': 'Après une septième mission, tous les autres jouent un dernier tour. Le plus de points gagne.',
});
