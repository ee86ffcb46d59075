import { translationOf } from '../catalogue';
import { type iSpyRules as en } from '../en/i-spy-rules';

export const iSpyRules = translationOf<typeof en>()({
  'rule.IS-1': 'On joue de deux à quatre. Il y a six nations, chacune avec sa capitale.',
  'rule.IS-2':
    'Chacun a un espion, les mêmes 12 cartes Action et 21 jetons de contrôle. En commun : 35 atouts, 39 politiciens, 6 jetons d’allégeance, 6 Special Action Cards.',
  'rule.IS-3': 'Influence et pouvoir d’une nation restent entre 0 et 38. Ce qui dépasse est perdu.',
  'rule.IS-4': 'Chaque nation a trois actions : deux cartes Action et un contact dans une capitale.',
  'rule.IS-5':
    'Les cartes sont Travel, Counter ou Espionage. Misdirect, Incite Sedition et Airship Line comptent pour deux types.',
  'rule.IS-10': 'Un jeton de ravitaillement sur chacune des cinq caches ; chacun commence avec trois.',
  'rule.IS-11':
    'On mélange les atouts : 6 face cachée à Berlin, 3 à Budapest, 1 à Londres. Les étoilés seulement avec les Special Action Cards.',
  'rule.IS-12':
    '20 politiciens mélangés sont posés face cachée : 6 dans l’ombre, 14 à côté des cinq tableaux d’avantages. Les 19 autres forment la pile.',
  'rule.IS-13': 'Chaque nation commence avec 4 influences et 0 pouvoir.',
  'rule.IS-14': 'Chacun reçoit un numéro au hasard ; le plus bas prend la carte Initiative.',
  'rule.IS-15':
    'Chacun reçoit un jeton d’allégeance secret, chaque fois une autre nation. Les autres restent cachés.',
  'rule.IS-16':
    'Chacun marque un autre politicien dans l’ombre avec un jeton de contrôle et peut le regarder.',
  'rule.IS-17': 'Au premier tour, l’espion est placé sur une région de départ libre.',
  'rule.IS-20':
    '14 manches : depuis la carte Initiative, dans le sens horaire, un tour chacun. In The Wind donne la carte à qui l’on veut, à soi aussi ; l’ordre de la manche reste (notre règle).',
  'rule.IS-21': 'Un espion qui commence dans une capitale fuit d’abord, gratuitement, vers une sortie libre.',
  'rule.IS-22':
    'Ensuite, dans l’ordre voulu : deux actions de carte, un contact ou une récupération, et si on veut une visite de capitale.',
  'rule.IS-23':
    'La récupération choisit une carte des archives ; elle revient en main à la fin du tour. Puis l’agenda va aux archives.',
  'rule.IS-24':
    'Les cartes se jouent de la main et se résolvent aussitôt. Ce qu’on ne peut accomplir ne se joue pas. Une récupération est toujours possible.',
  'rule.IS-25': 'Les actions en plus des atouts viennent après les deux normales.',
  'rule.IS-26': 'Sans carte jouable, montrez la main ; le tour est valable avec moins de deux actions.',
  'rule.IS-27':
    'Un contact se fait dans une capitale : l’influence compte aussitôt, puis on choisit une de deux récompenses. Les cartes comptent au décompte, sauf si récupérées.',
  'rule.IS-28':
    'Sabotage retire aussitôt de l’influence à la nation de la capitale. Hors capitale, l’espion reçoit un repérage.',
  'rule.IS-30':
    'Les billets d’un tour forment une réserve ; chacun fait suivre une route normale. Le reste est perdu. Le repérage de Private Line se prend une fois.',
  'rule.IS-31':
    'Un seul espion par région. Sont adjacentes les régions reliées par une route normale, et les espions d’une même capitale.',
  'rule.IS-32':
    'Une fois par tour, l’espion peut entrer dans une capitale par une sortie et en repartir, gratuitement.',
  'rule.IS-33': 'Une cache donne son jeton au premier espion qui y entre.',
  'rule.IS-34':
    'Airship Line mène aussitôt à toute région de la même route de dirigeable ; l’espion qui s’y trouve reçoit un repérage et s’en va.',
  'rule.IS-35':
    'Un repérage n’a pas d’effet propre, mais il expose à Blackmail, Extort et Misdirect, et 5 au second effet de Trace.',
  'rule.IS-36':
    'On n’entre dans une région occupée qu’en dirigeable, en fuyant ou déplacé ; l’espion qui s’y trouve s’en va avec un repérage.',
  'rule.IS-37':
    'Coerce : deux cartes au hasard de la main adverse, vous en choisissez une et qui la joue, et décidez de tout. Elle va aux archives de son propriétaire. Pas de Special Action Card.',
  'rule.IS-38':
    'Jouée par vous, vos atouts comptent. Par l’adversaire : billets aussitôt, pas de capitale, pas d’atout, ses jetons, pas de Coerce.',
  'rule.IS-40': 'Resupply prend un jeton à la banque. Les jetons ne s’échangent ni ne s’abandonnent.',
  'rule.IS-41':
    'Recruit : un atout de la capitale où l’on est, pour 4 à 10 jetons. Seul un espion présent peut regarder ses atouts.',
  'rule.IS-42':
    'Les atouts se cumulent, agissent aussitôt et à chaque tour, et ne s’échangent pas. Cryptologist n’en déclenche jamais un autre.',
  'rule.IS-45':
    'Control pose un de vos jetons sur un politicien, trois au plus sur un même. Avec un jeton, on peut le regarder à tout moment.',
  'rule.IS-46':
    'Empower échange deux politiciens avec leurs jetons ; les deux doivent vous être ouverts (notre règle).',
  'rule.IS-47':
    'Scandalize défausse un politicien portant votre jeton, avec ses jetons ; le sommet de la pile le remplace. Pas si la pile est vide (notre règle).',
  'rule.IS-48':
    'Empower et Scandalize ne touchent pas un politicien où un adversaire a plus de jetons que vous. L’égalité suffit.',
  'rule.IS-50':
    'Après les manches 3, 6, 9, 12 et 14, on additionne l’influence de toutes les archives par nation et on ajuste les réserves.',
  'rule.IS-51':
    'Puis les politiciens de la phase, un à un depuis la gauche : influence imprimée, puis texte. Chacun voit le plateau tel qu’il est alors.',
  'rule.IS-52':
    'Le plus ou le moins : toutes les nations à égalité sont touchées. Les espions choisissent dans l’ordre du tour.',
  'rule.IS-53':
    'Les nations, par influence, reçoivent les cinq avantages en pouvoir. À égalité, toutes ont le plus haut ; une place est sautée pour chacune en plus.',
  'rule.IS-54':
    'Rangement, sauf après la manche 14 : archives en main, un atout de plus par capitale, chaque réserve perd les grands cubes de la plus petite.',
  'rule.IS-60':
    'À la fin, dans l’ordre du tour et en boucle, chaque atout est retourné pour 1 pouvoir à une nation au choix.',
  'rule.IS-61':
    'Toutes les allégeances sont révélées dans l’ordre du tour (notre règle). Gagne qui a la nation au plus grand pouvoir.',
  'rule.IS-62':
    'Égalité : moins d’influence gagne. Sinon ces nations tombent à 0 et on recommence une fois ; puis la victoire est partagée. Les nations sans joueur ne comptent pas.',
  'rule.IS-70':
    'Option : les six atouts étoilés entrent en jeu ; en recruter un donne sa Special Action Card. Elle sert plusieurs nations et échappe à Coerce.',
  'rule.IS-71':
    'Option Final Report : chacun pose une carte devant chaque adversaire pour deviner. Votre nation gagne 1 par carte fausse devant vous, 1 de plus si toutes le sont, 1 si vous avez tout deviné.',

  'topic.pieces.title': 'Le matériel',
  'topic.pieces.text':
    'Six nations rivalisent d’influence et de pouvoir, et chacun travaille en secret pour l’une d’elles. Vos 12 cartes sont celles de tous ; chacune aide une nation.',
  'topic.set-up.title': 'Mise en place',
  'topic.set-up.text':
    'Jetons de ravitaillement, atouts, politiciens, 4 influences par nation, une allégeance secrète chacun et un politicien marqué dans l’ombre.',
  'topic.rounds.title': 'Manches et initiative',
  'topic.rounds.text': '14 manches d’un tour chacun, en commençant par la carte Initiative.',
  'topic.turn.title': 'Votre tour',
  'topic.turn.text':
    'Deux cartes, et un contact ou une récupération, dans l’ordre voulu. Les cartes passent par l’agenda et finissent aux archives.',
  'topic.influence.title': 'L’influence des actions',
  'topic.influence.text':
    'Contacts et Sabotage comptent aussitôt, les cartes au prochain décompte. Une carte récupérée ne compte pas.',
  'topic.movement.title': 'La carte',
  'topic.movement.text':
    'Les billets déplacent l’espion, les sorties mènent aux capitales, les dirigeables volent loin. Avec la carte, Debrief suit chaque pas ; sans elle, la table garantit les lieux.',
  'topic.coerce.title': 'Coerce',
  'topic.coerce.text':
    'Misdirect permet de jouer une carte de la main d’un adversaire repéré, pour soi ou à sa place.',
  'topic.assets.title': 'Ravitaillement et atouts',
  'topic.assets.text':
    'Les jetons paient des atouts, qui améliorent vos actions et valent 1 pouvoir chacun à la fin.',
  'topic.politicians.title': 'Politiciens',
  'topic.politicians.text':
    'Control permet de regarder, Empower déplace, Scandalize élimine. Plus de jetons que vous protègent un politicien.',
  'topic.scoring.title': 'Phases de décompte',
  'topic.scoring.text': 'Après les manches 3, 6, 9, 12 et 14 : archives, politiciens, avantages, rangement.',
  'topic.end.title': 'Fin de la partie',
  'topic.end.text':
    'Les atouts donnent leur dernier pouvoir, on révèle les allégeances, et la nation la plus puissante gagne pour son joueur.',
  'topic.options.title': 'Options',
  'topic.options.text': 'Special Action Cards pour varier, Final Report pour récompenser le secret.',

  'teach.1':
    'Vous travaillez en secret pour une de six nations. Vous gagnez si elle a le plus de pouvoir parmi celles des joueurs après 14 manches.',
  'teach.2':
    'À votre tour, jouez deux cartes, et prenez un contact dans une capitale ou récupérez une carte jouée. Tout donne de l’influence à une nation : attention aux fuites.',
  'teach.3':
    'Les contacts comptent aussitôt. Les cartes comptent après les manches 3, 6, 9, 12 et 14, sauf si vous les récupérez avant.',
  'teach.4':
    'Puis des politiciens cachés bousculent les réserves. Posez-y des jetons de contrôle pour les voir, échanger ou éliminer avant.',
  'teach.5':
    'Les nations les plus influentes reçoivent du pouvoir. Aidez la vôtre, mais jamais trop ouvertement.',
});
