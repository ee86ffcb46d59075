import { type Language } from '@/i18n/languages';

/** Words for the parts of a match, as long as the games' own get. */
interface StageSamples {
  readonly agents: (count: number) => string;
  readonly missions: string;
  readonly connect: string;
  readonly supply: string;
  readonly endTurn: string;
  readonly tap: string;
  readonly rome: string;
  readonly hand: string;
  readonly rematch: string;
  readonly share: string;
  readonly takeBack: string;
  readonly done: string;
  readonly redone: string;
  readonly round: string;
  readonly roundOf: string;
  readonly phase: string;
  readonly extraTurn: string;
  readonly whose: string;
  readonly points: string;
  readonly map: string;
  readonly cities: readonly string[];
  readonly costs: (city: string, count: number) => string;
  readonly short: string;
  readonly anyway: string;
  readonly winner: string;
  readonly tie: string;
  readonly practice: string;
  readonly ruling: string;
  readonly learned: string;
  readonly fix: string;
  readonly check: string;
  readonly discs: string;
  readonly whole: string;
}

const english: StageSamples = {
  agents: (count) => `${count} Agents`,
  missions: '3 of 7 Missions',
  connect: 'Connect Paris · 2 Agents',
  supply: 'Supply 7 → 5, the Spy goes there',
  endTurn: 'End turn → Ben',
  tap: 'Tap a lit city',
  rome: 'Connect Rome · 3 Agents',
  hand: 'Hold to see your hand',
  rematch: 'Rematch',
  share: 'Share',
  takeBack: 'Take back',
  done: 'Ben ended the turn',
  redone: 'Clara covered Rome',
  round: 'Round 3',
  roundOf: 'Round 3 of 5',
  phase: 'Operations · 2 of 6 passed',
  extraTurn: 'extra turn',
  whose: 'Clara’s supply',
  points: 'Ben’s points',
  map: 'Map',
  cities: ['Oslo', 'Berlin', 'Paris', 'Vienna', 'Istanbul', 'Rome'],
  costs: (city, count) => `${city}, ${count} Agents`,
  short: 'Istanbul takes 3 Agents, and Clara has 2.',
  anyway: 'Record it anyway',
  winner: 'Winner',
  tie: 'Tie-break',
  practice: 'Practice',
  ruling: 'Our ruling',
  learned: 'Learned: Istanbul · Vienna, 3',
  fix: 'Fix',
  check: 'Check',
  discs: 'Blue should hold 4 discs',
  whole: 'A match on the whole screen',
};

const translated: { readonly [Code in Language]?: StageSamples } = {
  fr: {
    agents: (count) => `${count} agents`,
    missions: '3 missions sur 7',
    connect: 'Relier Paris · 2 agents',
    supply: 'Réserve 7 → 5, l’espion s’y rend',
    endTurn: 'Terminer le tour → Ben',
    tap: 'Touchez une ville allumée',
    rome: 'Relier Rome · 3 agents',
    hand: 'Maintenez pour voir votre main',
    rematch: 'Revanche',
    share: 'Partager',
    takeBack: 'Récupérer',
    done: 'Ben a terminé son tour',
    redone: 'Clara a couvert Rome',
    round: 'Manche 3',
    roundOf: 'Manche 3 sur 5',
    phase: 'Opérations · 2 sur 6 ont passé',
    extraTurn: 'tour bonus',
    whose: 'La réserve de Clara',
    points: 'Les points de Ben',
    map: 'Carte',
    cities: ['Oslo', 'Berlin', 'Paris', 'Vienne', 'Istanbul', 'Rome'],
    costs: (city, count) => `${city}, ${count} agents`,
    short: 'Istanbul demande 3 agents, et Clara en a 2.',
    anyway: 'Noter quand même',
    winner: 'Victoire',
    tie: 'Égalité départagée',
    practice: 'Entraînement',
    ruling: 'Décision de la table',
    learned: 'Retenu : Istanbul · Vienne, 3',
    fix: 'Corriger',
    check: 'Vérifier',
    discs: 'Bleu devrait avoir 4 disques',
    whole: 'Une partie en plein écran',
  },
  de: {
    agents: (count) => `${count} Agenten`,
    missions: '3 von 7 Missionen',
    connect: 'Verbindung nach Paris · 2 Agenten',
    supply: 'Vorrat 7 → 5, der Spion zieht dorthin',
    endTurn: 'Zug beenden → Ben',
    tap: 'Tippe auf eine leuchtende Stadt',
    rome: 'Rom anschließen · 3 Agenten',
    hand: 'Halten, um die Hand zu sehen',
    rematch: 'Revanche',
    share: 'Teilen',
    takeBack: 'Zurücknehmen',
    done: 'Ben hat den Zug beendet',
    redone: 'Clara hat Rom bedeckt',
    round: 'Runde 3',
    roundOf: 'Runde 3 von 5',
    phase: 'Einsätze · 2 von 6 haben gepasst',
    extraTurn: 'Extrazug',
    whose: 'Claras Vorrat',
    points: 'Bens Punkte',
    map: 'Karte',
    cities: ['Oslo', 'Berlin', 'Paris', 'Wien', 'Istanbul', 'Rom'],
    costs: (city, count) => `${city}, ${count} Agenten`,
    short: 'Istanbul kostet 3 Agenten, und Clara hat 2.',
    anyway: 'Trotzdem eintragen',
    winner: 'Gewonnen',
    tie: 'Gleichstand gebrochen',
    practice: 'Übung',
    ruling: 'Unsere Regelung',
    learned: 'Gelernt: Istanbul · Wien, 3',
    fix: 'Ändern',
    check: 'Prüfen',
    discs: 'Blau müsste 4 Scheiben haben',
    whole: 'Eine Partie auf dem ganzen Bildschirm',
  },
};

export const stageSamplesIn = (language: Language): StageSamples => translated[language] ?? english;
