import { INTELLIGENCE_TYPES, type HandTotals, type Intelligence } from './prints';

/**
 * Intelligence cards lying together: those that the app knows, and how many it has not been told. Below zero, so many of
 * the known ones are not there: another card was played than any that had been read, and nobody has said yet which of
 * them was misread.
 */
export interface Pile {
  readonly cards: readonly Intelligence[];
  readonly unknown: number;
}

/** A card of the row as it lies; with real cards it may never have been read to the app. */
export type RowCard = Intelligence | 'blank';

export const NO_CARDS: Pile = { cards: [], unknown: 0 };

/** Where no card is left, none was there that the app believes in. */
export const pileOf = (cards: readonly Intelligence[], unknown: number): Pile =>
  cards.length + unknown === 0 ? NO_CARDS : { cards, unknown };

export const countOf = ({ cards, unknown }: Pile): number => cards.length + unknown;

export const sameCard = (a: Intelligence, b: Intelligence): boolean =>
  a.type === b.type && a.value === b.value;

/** What a card is called where cards are counted. */
export const cardKey = ({ type, value }: Intelligence): string => `${type}-${value}`;

export const isRead = (card: RowCard): card is Intelligence => card !== 'blank';

export const withRow = ({ cards, unknown }: Pile, row: readonly RowCard[]): Pile => {
  const read = row.filter(isRead);
  return { cards: [...cards, ...read], unknown: unknown + row.length - read.length };
};

/** Takes the cards out: known ones first, the others from what the app was not told. */
export const without = ({ cards, unknown }: Pile, gone: readonly Intelligence[]): Pile => {
  const left = [...cards];
  let rest = unknown;
  for (const card of gone) {
    const place = left.findIndex((held) => sameCard(held, card));
    if (place < 0) rest--;
    else left.splice(place, 1);
  }
  return pileOf(left, rest);
};

/** Those of the cards that are not among the known ones. */
export const untold = ({ cards }: Pile, wanted: readonly Intelligence[]): readonly Intelligence[] => {
  const left = [...cards];
  return wanted.filter((card) => {
    const place = left.findIndex((held) => sameCard(held, card));
    if (place < 0) return true;
    left.splice(place, 1);
    return false;
  });
};

export const NO_TOTALS: HandTotals = { surveillance: 0, espionage: 0, dossiers: 0, fourth: 0 };

export const totalsOf = (cards: readonly Intelligence[]): HandTotals => {
  const totals = { ...NO_TOTALS };
  for (const { type, value } of cards) totals[type] += value;
  return totals;
};

export const valueOf = (cards: readonly Intelligence[]): number =>
  cards.reduce((sum, { value }) => sum + value, 0);

/** In the order of the types, then by value, as one sorts a hand. */
export const sorted = (cards: readonly Intelligence[]): readonly Intelligence[] =>
  [...cards].sort(
    (a, b) => INTELLIGENCE_TYPES.indexOf(a.type) - INTELLIGENCE_TYPES.indexOf(b.type) || a.value - b.value,
  );

/** One card of each kind, as cards of a kind are alike. */
export const kindsOf = (cards: readonly Intelligence[]): readonly Intelligence[] => [
  ...new Map(cards.map((card) => [cardKey(card), card])).values(),
];
