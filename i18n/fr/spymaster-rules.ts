import { translationOf } from '../catalogue';
import { type spymasterRules as en } from '../en/spymaster-rules';

export const spymasterRules = translationOf<typeof en>()({
  'why.SM-1.players': 'Le jeu se joue de {{min}} à {{max}}.',
  'why.SM-1.not-here': 'Il n’y a plus personne à cette place.',
  'why.SM-1.last-one': 'La dernière personne ne peut pas partir ; terminez plutôt la partie.',
  'why.SM-2.too-many-of-type': 'Il n’y a que {{most}} cartes {{type}} ; ce serait une de trop.',
  'why.SM-2.no-such-card': 'La boîte ne contient pas d’autre {{type}} {{value}}.',
  'why.SM-2.deck-unknown':
    'Le téléphone ne mélange que les cartes qu’il connaît : {{known}} sur {{all}} cartes Intelligence.',
  'why.SM-3.print-missing':
    'Lisez d’abord la mission à l’appli : ville, agents, cartes Intelligence et points.',
  'why.SM-3.print-known': 'Cette mission a déjà été lue, et c’en était une autre.',
  'why.SM-3.too-many-missions':
    'Les {{most}} missions de la boîte sont déjà connues ; ce serait une de trop.',
  'why.SM-3.no-such-card': 'La boîte ne contient pas cette mission.',
  'why.SM-3.deck-unknown':
    'Le téléphone ne mélange que les missions qu’il connaît : {{known}} sur {{all}} pour l’instant.',
  'why.SM-4.location-twice': 'Le même lieu est nommé deux fois.',
  'why.SM-4.name-twice': 'Un autre lieu porte déjà ce nom.',
  'why.SM-10.set-up-first': 'Il faut d’abord placer tous les agents.',
  'why.SM-10.not-now': 'Ces agents ne se placent pas maintenant.',
  'why.SM-10.placed': 'Ces agents spéciaux sont déjà placés.',
  'why.SM-10.same-area':
    '{{seat}} a déjà un agent spécial dans cette zone ; une première partie prend des zones différentes.',
  'why.SM-10.too-many-agents_one': 'Il ne reste que {{count}} agent libre à placer.',
  'why.SM-10.too-many-agents_other': 'Il ne reste que {{count}} agents libres à placer.',
  'why.SM-11.wrong-number': 'À ce nombre, une pile contient {{size}} cartes, pas {{made}}.',
  'why.SM-12.nothing-to-reveal': 'Il n’y a pas de mission à retourner maintenant.',
  'why.SM-12.wrong-number_one': 'Il faut retourner exactement {{count}} mission.',
  'why.SM-12.wrong-number_other': 'Il faut retourner exactement {{count}} missions.',
  'why.SM-12.reveal-first': 'Il faut d’abord retourner de nouvelles missions.',
  'why.SM-12.no-mission': 'Il n’y a pas de mission face visible ici.',
  'why.SM-13.no-such-seat': 'Personne n’est assis là.',
  'why.SM-13.for-the-table': 'Cela se fait pour toute la table, pas par une seule personne.',
  'why.SM-20.not-now': 'On ne choisit pas de pile maintenant.',
  'why.SM-20.not-spymaster': '{{seat}} est SpyMaster et choisit la pile.',
  'why.SM-20.stack-gone': 'La pile {{stack}} a déjà été jouée.',
  'why.SM-20.no-row-due': 'Il n’y a pas de rangée à étaler maintenant.',
  'why.SM-21.not-now': 'Il n’y a pas de rangée à couper.',
  'why.SM-21.not-spymaster': '{{seat}} est SpyMaster et coupe la rangée.',
  'why.SM-21.too-few-files': 'Pour l’instant {{made}} sur {{files}} dossiers : un par personne.',
  'why.SM-21.too-many-files': 'Cela fait {{made}} dossiers ; il n’en faut que {{files}}, un par personne.',
  'why.SM-21.out-of-order': 'Les cartes gardent l’ordre de la rangée ; coupez de gauche à droite.',
  'why.SM-21.empty-file': 'Le dossier {{file}} est vide ; chaque dossier a au moins une carte.',
  'why.SM-22.alone':
    'La carte SpyMaster n’est jamais un dossier à elle seule : ajoutez-la à l’un des {{made}} dossiers.',
  'why.SM-23.not-now': 'On ne choisit pas de dossier maintenant.',
  'why.SM-23.not-your-choice': '{{seat}} choisit d’abord.',
  'why.SM-23.file-chosen': 'Vous avez déjà un dossier.',
  'why.SM-23.no-such-file': 'Aucun dossier ne commence par la carte {{card}} de la rangée.',
  'why.SM-23.file-taken': 'Le dossier {{file}} est déjà à {{seat}}.',
  'why.SM-23.card-taken': 'On a déjà noté qui a pris la carte SpyMaster. Corrigez si c’est faux.',
  'why.SM-30.not-now': 'Cela fait partie de la phase Opérations.',
  'why.SM-30.not-your-turn': 'C’est le tour de {{seat}}.',
  'why.SM-30.over': 'La partie est finie.',
  'why.SM-31.second-burn': 'Vous avez déjà brûlé une carte pour vous déplacer ; une par tour au plus.',
  'why.SM-31.after-mission': 'Après la première mission accomplie, plus rien ne bouge pendant ce tour.',
  'why.SM-31.not-in-hand': 'Cette carte n’est pas dans cette main.',
  'why.SM-31.hand-unknown': 'L’appli ne connaît pas cette main : la table se porte garante de la carte.',
  'why.SM-31.nothing-burned': 'Brûlez d’abord une carte : son nombre donne les points de déplacement.',
  'why.SM-31.not-your-agent': 'C’est un agent spécial d’une autre agence.',
  'why.SM-31.no-agent-there': 'Il n’y a pas d’agent de ce genre ici.',
  'why.SM-31.stays': 'L’agent y est déjà.',
  'why.SM-31.beyond-points': 'Cela coûte {{cost}} points de déplacement, et vous en avez {{points}}.',
  'why.SM-32.through-hubs':
    'Un point ne suffit pas pour la ville d’une autre zone : le trajet passe par les hubs et coûte {{cost}}.',
  'why.SM-33.no-mission': 'Il n’y a plus de mission ici.',
  'why.SM-33.other-mission': 'Une autre mission se trouve ici.',
  'why.SM-33.special-agents_one':
    'Il faut {{count}} de vos agents spéciaux dans la ville ; {{there}} sur place.',
  'why.SM-33.special-agents_other':
    'Il faut {{count}} de vos agents spéciaux dans la ville ; {{there}} sur place.',
  'why.SM-33.freelance-agents_one': 'Il faut {{count}} agent libre dans la ville ; {{there}} sur place.',
  'why.SM-33.freelance-agents_other': 'Il faut {{count}} agents libres dans la ville ; {{there}} sur place.',
  'why.SM-33.wrong-type': 'Seules les cartes du type montré paient cette mission.',
  'why.SM-33.too-little': 'La mission demande une valeur de {{needed}} ; les cartes brûlées font {{value}}.',
  'why.SM-33.not-in-hand': 'Ces cartes ne sont pas toutes dans cette main.',
  'why.SM-33.hand-unknown': 'L’appli ne connaît pas cette main : la table se porte garante des cartes.',
  'why.SM-35.next-player':
    'La mission du dessous est retournée à la fin de votre tour, pour la personne suivante.',
  'why.SM-36.acted': 'Vous avez agi pendant ce tour, ce n’est pas passer : finissez le tour.',
  'why.SM-36.pass-instead': 'Vous n’avez rien fait pendant ce tour : passez.',
  'why.SM-40.not-now': 'Les missions se comptent après la dernière manche.',
  'why.SM-40.entered': 'Ces missions sont déjà connues. Corrigez-les si elles sont fausses.',
  'why.SM-41.not-now': 'Les mains se comptent après la dernière manche.',
  'why.SM-41.counted': 'Cette main a été comptée.',
  'why.SM-41.not-these-totals': 'Autant de cartes ne peuvent pas faire ces totaux. Recomptez.',
  'why.SM-50.card-on-table': 'Cette mission est déjà sur la table.',
  'why.SM-50.card-twice': 'La même mission ne peut pas être là deux fois.',
  'why.SM-50.looks-alike':
    'Deux missions demandent la même chose en {{colour}} : une a-t-elle été lue deux fois ?',
  'why.SM-50.dealt': 'Le téléphone a distribué cette main : ses cartes sont les bonnes.',
  'why.SM-50.same-card': 'C’est déjà cette carte. Touchez celle que c’est vraiment.',
  'why.SM-50.not-held': 'Selon l’application, cette carte n’est pas dans la main.',

  'rule.SM-1':
    'On joue de deux à six, chacun une agence avec 3 agents spéciaux. 18 agents libres ne sont à personne.',
  'rule.SM-2':
    'Il y a 100 cartes Intelligence, 25 de chacun des quatre types. Le nombre vaut points de déplacement ou valeur.',
  'rule.SM-3':
    'Chacune des 60 missions montre une couleur de ville, des agents spéciaux et libres, un type avec une valeur, et des points.',
  'rule.SM-4':
    'Le plateau a des zones, chacune avec un hub, quatre villes de quatre couleurs et un emplacement de mission. Les agents peuvent partager un lieu, sans limite.',
  'rule.SM-5':
    'Le livret ne dit pas ce que montrent le plateau et les cartes : votre boîte l’apprend à l’appli.',
  'rule.SM-10':
    'Tout le monde place ses agents spéciaux à son gré, en même temps ; pour une première partie au hasard, dans des zones différentes. Puis les agents libres au hasard, chacun sur l’un des 30 lieux (notre choix).',
  'rule.SM-11':
    'Formez cinq piles face cachée de 9, 10, 13, 16 ou 19 cartes pour 2, 3, 4, 5 ou 6 personnes. Le reste va dans la boîte sans être vu.',
  'rule.SM-12': 'Chaque emplacement reçoit une mission face cachée et une face visible par-dessus.',
  'rule.SM-13': 'Qui porte sur soi le plus de pièces d’identité est SpyMaster en premier.',
  'rule.SM-20': 'Le SpyMaster choisit une pile et l’étale face visible en une rangée, dans l’ordre.',
  'rule.SM-21':
    'La rangée est coupée en un dossier par personne : dans l’ordre, de toutes tailles, aucun vide.',
  'rule.SM-22': 'La carte SpyMaster s’ajoute à un des dossiers ; elle n’est jamais un dossier à elle seule.',
  'rule.SM-23':
    'En commençant à la gauche du SpyMaster, chacun choisit un dossier ; le SpyMaster reçoit le dernier.',
  'rule.SM-24':
    'Un dossier rejoint la main secrète ; le nombre de cartes est public. Qui a pris la carte SpyMaster sera SpyMaster à la manche suivante. Elle n’a pas de valeur et ne se brûle pas.',
  'rule.SM-30':
    'En commençant par le SpyMaster, dans le sens horaire : déplacer des agents, puis accomplir des missions, chacun au choix.',
  'rule.SM-31':
    'Brûlez une carte au plus et partagez ses points entre vos agents spéciaux et les agents libres. La première mission accomplie finit le déplacement ; les points restants sont perdus.',
  'rule.SM-32':
    'Un point : n’importe où dans une zone, ou de hub à hub. La ville d’une autre zone coûte donc 2 depuis un hub et 3 depuis une ville.',
  'rule.SM-33':
    'Accomplissez des missions face visible : assez de vos agents spéciaux et d’agents libres dans la ville, et des cartes brûlées du type montré pour au moins la valeur.',
  'rule.SM-34': 'Les agents restent sur place (notre choix), et la mission va face cachée à votre agence.',
  'rule.SM-35':
    'À la fin du tour, les missions sous celles accomplies sont retournées, pour la personne suivante. Un emplacement vidé reste vide pendant cette manche.',
  'rule.SM-36':
    'Au début de votre tour, vous pouvez passer. Dès que quelqu’un agit, vous pouvez agir de nouveau. Brûler une carte pour se déplacer, c’est agir, même si rien ne bouge (notre choix).',
  'rule.SM-37':
    'La manche finit aussitôt quand tout le monde a passé de suite (notre choix), ou quand il n’y a plus de mission sur le plateau.',
  'rule.SM-38':
    'Le pion va alors à qui a la carte SpyMaster, et chaque emplacement reçoit de nouveau une mission cachée sous une visible ; celle qui est restée est dessus (notre choix).',
  'rule.SM-40': 'Après la cinquième manche, additionnez les points de vos missions accomplies.',
  'rule.SM-41':
    'Pour chaque type, la plus haute valeur encore en main donne 5 points ; à égalité, 5 à chacun. Un type que personne n’a ne donne rien (notre choix).',
  'rule.SM-42':
    'Le plus de points gagne. Une égalité va à qui a pris le dossier avec la carte SpyMaster à la manche 5, à égalité ou non.',
  'rule.SM-50': 'Chaque carte est à un seul endroit, et tous les agents restent sur le plateau.',

  'topic.pieces.title': 'Le matériel',
  'topic.pieces.text':
    'Chaque agence a trois agents spéciaux ; les agents libres travaillent pour tous. Les cartes Intelligence déplacent les agents et paient les missions. Le plateau a des zones avec un hub et quatre villes.',
  'topic.set-up.title': 'Mise en place',
  'topic.set-up.text':
    'Placez les agents spéciaux, puis tous les agents libres au hasard. Formez cinq piles de cartes Intelligence. Deux missions par emplacement, celle du dessus face visible.',
  'topic.files.title': 'Collecte de renseignements',
  'topic.files.text':
    'Le SpyMaster étale une pile, coupe la rangée en dossiers et ajoute la carte SpyMaster à l’un d’eux. Les autres choisissent d’abord, le SpyMaster reçoit le reste.',
  'topic.turn.title': 'Un tour',
  'topic.turn.text':
    'Déplacez des agents, puis accomplissez des missions. L’un, les deux, ou passez. Qui a passé peut agir de nouveau après quelqu’un d’autre.',
  'topic.move.title': 'Déplacer des agents',
  'topic.move.text':
    'Brûlez une carte pour son nombre en points. Dans une zone, chaque pas coûte un point ; entre les zones, on voyage de hub à hub.',
  'topic.missions.title': 'Accomplir des missions',
  'topic.missions.text':
    'Ayez les agents dans la bonne ville et brûlez assez de cartes du bon type. Ce qui est dessous est pour la personne suivante.',
  'topic.round-end.title': 'La fin d’une manche',
  'topic.round-end.text':
    'Quand tous ont passé de suite, ou que le plateau est vide, le pion change de main et les emplacements sont remplis.',
  'topic.scoring.title': 'Décompte',
  'topic.scoring.text':
    'Les missions valent leurs points, et le plus de cartes de chaque type 5 de plus. Une égalité va à la carte SpyMaster de la manche 5, même hors de l’égalité.',
  'topic.counts.title': 'Ce qui reste constant',
  'topic.counts.text':
    'Aucune carte et aucun agent ne se perd. Si la table et l’appli diffèrent, recomptez et corrigez.',

  'teach.1':
    'Vous dirigez une agence. Accomplissez des missions dans le monde ; après cinq manches, le plus de points gagne.',
  'teach.2':
    'À chaque manche, le SpyMaster étale des cartes en rangée et la coupe en dossiers. Chacun en prend un, le SpyMaster le dernier.',
  'teach.3':
    'Vos cartes sont secrètes et restent à vous. Un des dossiers contient aussi la carte SpyMaster : qui la prend coupe à la manche suivante.',
  'teach.4':
    'À votre tour, brûlez une carte et déplacez des agents pour son nombre : un point dans une zone, un de hub à hub. Les agents libres travaillent pour tous.',
  'teach.5':
    'Puis accomplissez des missions : les agents montrés dans la ville, et assez de cartes brûlées du type montré.',
  'teach.6':
    'Rien à faire ? Passez. Quand tous passent de suite, la manche finit et les missions sont remplies.',
  'teach.7':
    'À la fin, le plus de cartes en main de chaque type vaut 5. Une égalité va à la carte SpyMaster de la manche 5.',
});
