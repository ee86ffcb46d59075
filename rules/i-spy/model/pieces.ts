/** In the order in which the Records are scored, IS-50. */
export const NATIONS = ['austria-hungary', 'britain', 'france', 'germany', 'italy', 'russia'] as const;
export type Nation = (typeof NATIONS)[number];

export const CAPITALS = ['budapest', 'london', 'paris', 'berlin', 'rome', 'st-petersburg'] as const;
export type Capital = (typeof CAPITALS)[number];

export const NATION_OF: Readonly<Record<Capital, Nation>> = {
  budapest: 'austria-hungary',
  london: 'britain',
  paris: 'france',
  berlin: 'germany',
  rome: 'italy',
  'st-petersburg': 'russia',
};

/** IS-11, IS-41: where Assets can be recruited, in the order in which they are laid out. */
export const ASSET_CAPITALS = ['berlin', 'budapest', 'london'] as const;
export type AssetCapital = (typeof ASSET_CAPITALS)[number];

export const isAssetCapital = (capital: Capital): capital is AssetCapital =>
  (ASSET_CAPITALS as readonly Capital[]).includes(capital);

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
export const CARDS: readonly Card[] = [...ACTION_CARDS, ...STARRED_ASSETS];

export const isSpecial = (card: Card): card is StarredAsset =>
  (STARRED_ASSETS as readonly Card[]).includes(card);

/** In the order of the box, so that the order of a hand never tells when a card came back to it. */
export const inBoxOrder = (cards: readonly Card[]): readonly Card[] =>
  CARDS.filter((card) => cards.includes(card));

export const CARD_TYPES = ['travel', 'counter', 'espionage'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** IS-5: affected by what affects either of their types. */
export const TWO_TYPES: readonly Card[] = ['misdirect', 'incite-sedition', 'airship-line'];

export const ICONS = ['in-the-wind', 'recruit', 'empower', 'resupply', 'control', 'scandalize'] as const;
export type Icon = (typeof ICONS)[number];

export type Measure = 'influence' | 'power';
export type PerNation = Readonly<Record<Nation, number>>;

export const perNation = (value: (nation: Nation) => number): PerNation => ({
  'austria-hungary': value('austria-hungary'),
  britain: value('britain'),
  france: value('france'),
  germany: value('germany'),
  italy: value('italy'),
  russia: value('russia'),
});

/** IS-3: what would go past a limit stops there. */
export const LIMIT = 38;
export const limited = (value: number): number => Math.max(0, Math.min(LIMIT, value));

export const PLACES = 20;
/** IS-12: places 1 to 6 are in the shadows, the other 14 lie beside the five Advantage charts, in order. */
export const SHADOWS = 6;
export const POLITICIANS = 39;
export const ASSETS = 35;
/** IS-41: what an Asset costs. */
export const LEAST_COST = 4;
export const MOST_COST = 10;
export const CONTROL_TOKENS = 21;
export const MOST_TOKENS = 3;
export const CACHES = 5;
export const LAST_ROUND = 14;
/** IS-50: the rounds that a Scoring Phase follows. */
export const SCORED_ROUNDS: readonly number[] = [3, 6, 9, 12, LAST_ROUND];
export const PHASES = SCORED_ROUNDS.length;

/** The Scoring Phase that this round belongs to, 1 to 5. */
export const phaseOfRound = (round: number): number =>
  1 + SCORED_ROUNDS.findIndex((scored) => round <= scored);
