import { type Language } from '@/i18n/languages';

/** Words to try the parts with. They are as long as the app's own get. */
interface Samples {
  readonly accept: string;
  readonly takeBack: string;
  readonly refused: string;
  readonly supply: string;
  readonly mission: string;
  readonly missionText: string;
  readonly openMissions: string;
  readonly lastTurn: string;
  readonly yourTurn: string;
  readonly advice: string;
  readonly adviceText: string;
  readonly light: string;
  readonly full: string;
  readonly name: string;
  readonly nameTaken: string;
  readonly round: string;
  readonly emptyTitle: string;
  readonly emptyHint: string;
  readonly total: string;
  readonly power: string;
  readonly setup: string;
}

const english: Samples = {
  accept: 'Accept the Mission',
  takeBack: 'Take back Agents',
  refused: 'You already have three open Missions.',
  supply: 'Agents in the supply',
  mission: 'Madrid – Kyiv',
  missionText: 'Connect both cities and end your turn with the Spy in one of them.',
  openMissions: 'Open Missions',
  lastTurn: 'Last turn',
  yourTurn: 'Your turn',
  advice: 'Advice',
  adviceText: 'Shows what would be cheapest. The table agrees on it first.',
  light: 'Light',
  full: 'Full',
  name: 'Name',
  nameTaken: 'Somebody at this table has that name.',
  round: 'Round 5 of 14',
  emptyTitle: 'No match yet',
  emptyHint: 'Choose a game, and it starts within a minute.',
  total: 'Total',
  power: 'Power track',
  setup: 'Put 4 Missions into the display',
};

const translated: { readonly [Code in Language]?: Samples } = {
  fr: {
    accept: 'Accepter la mission',
    takeBack: 'Récupérer des agents',
    refused: 'Vous avez déjà trois missions inachevées.',
    supply: 'Agents dans la réserve',
    mission: 'Madrid – Kiev',
    missionText: 'Reliez les deux villes et terminez votre tour avec l’espion dans l’une d’elles.',
    openMissions: 'Missions inachevées',
    lastTurn: 'Dernier tour',
    yourTurn: 'À vous de jouer',
    advice: 'Conseils',
    adviceText: 'Montre ce qui coûterait le moins. La table se met d’accord avant.',
    light: 'Léger',
    full: 'Complet',
    name: 'Nom',
    nameTaken: 'Quelqu’un à cette table porte déjà ce nom.',
    round: 'Manche 5 sur 14',
    emptyTitle: 'Pas encore de partie',
    emptyHint: 'Choisissez un jeu : il commence en moins d’une minute.',
    total: 'Total',
    power: 'Piste de puissance',
    setup: 'Placez 4 missions sur la piste',
  },
  de: {
    accept: 'Mission annehmen',
    takeBack: 'Agenten zurücknehmen',
    refused: 'Du hast bereits drei offene Missionen.',
    supply: 'Agenten im Vorrat',
    mission: 'Madrid – Kiew',
    missionText: 'Verbinde beide Städte und beende den Zug mit dem Spion in einer von ihnen.',
    openMissions: 'Offene Missionen',
    lastTurn: 'Letzter Zug',
    yourTurn: 'Du bist am Zug',
    advice: 'Entscheidungshilfen',
    adviceText: 'Zeigt, was am günstigsten wäre. Der Tisch vereinbart es vorher.',
    light: 'Leicht',
    full: 'Vollständig',
    name: 'Name',
    nameTaken: 'So heißt an diesem Tisch schon eine Person.',
    round: 'Runde 5 von 14',
    emptyTitle: 'Noch keine Partie',
    emptyHint: 'Wähle ein Spiel, und es beginnt innerhalb einer Minute.',
    total: 'Summe',
    power: 'Machtleiste',
    setup: 'Lege 4 Missionen in die Auslage',
  },
};

export const samplesIn = (language: Language): Samples => translated[language] ?? english;

export const people = [
  'Anna',
  'محمد',
  '👩🏽‍🚀 Zoë',
  'Élodie',
  'Maximiliane-Theodora von Hohenstein',
  'bo',
] as const;
