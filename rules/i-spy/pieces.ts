/** In the order in which the Records are scored, IS-50. */
export const NATIONS = ['austria-hungary', 'britain', 'france', 'germany', 'italy', 'russia'] as const;
export type Nation = (typeof NATIONS)[number];

export const CAPITALS = ['budapest', 'london', 'paris', 'berlin', 'rome', 'st-petersburg'] as const;
export type Capital = (typeof CAPITALS)[number];

export const ACTION_CARDS = [
  'overnight-line',
  'private-line',
  'airship-line',
  'courier-line',
  'evade',
  'smuggle',
  'extort',
  'trace',
  'sabotage',
  'misdirect',
  'blackmail',
  'incite-sedition',
] as const;
export type ActionCard = (typeof ACTION_CARDS)[number];

/**
 * The starred Assets of IS-70. Each brings one Special Action Card; the book names only two of those six cards,
 * so a Special Action Card goes by the name of its Asset.
 */
export const STARRED_ASSETS = [
  'soldier-of-fortune',
  'zeppelin-pilot',
  'photographer',
  'ciwl-agent',
  'femme-fatale',
  'train-robber',
] as const;
export type StarredAsset = (typeof STARRED_ASSETS)[number];

export type Card = ActionCard | StarredAsset;

export const CARD_TYPES = ['travel', 'counter', 'espionage'] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const ICONS = ['in-the-wind', 'recruit', 'empower', 'resupply', 'control', 'scandalize'] as const;
export type Icon = (typeof ICONS)[number];

export type Measure = 'influence' | 'power';
export type PerNation = Readonly<Record<Nation, number>>;
