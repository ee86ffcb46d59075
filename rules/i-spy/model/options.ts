import * as v from 'valibot';
import { codecOf, list, tableOptions } from '@/rules/core/codec';
import { number } from '@/rules/core/message';
import { type TableOptions } from '@/rules/core/seat';
import { NONE, type Violation } from '@/rules/core/violation';
import { BOOK_PRINTS } from './book';
import { checkPrint } from './check-print';
import { checkMap, mapPrint } from './map';
import { ASSETS, LEAST_COST, MOST_COST, type Nation, POLITICIANS, STARRED_ASSETS } from './pieces';
import {
  type AssetPrint,
  assetPrint,
  knownFrom,
  openPrint,
  type OpenPrint,
  politicianPrint,
  withPrint,
} from './prints';
import { refuse } from './refusals';

const source = v.picklist(['physical', 'digital']);

/** The start seat has the lowest number and takes the Initiative Card, IS-14. */
const schema = v.strictObject({
  ...tableOptions,
  specialActionCards: v.boolean(),
  finalReport: v.boolean(),
  /** Physical tokens are told to the phone only when they are revealed. */
  alignments: source,
  politicians: source,
  assets: source,
  /** Who draws the two cards of a Coerce: a hand, or the phone. */
  coerceDraws: source,
  box: v.picklist(['owner', 'practice']),
  openPrints: list(openPrint, 0, 60),
  assetPrints: list(assetPrint, 0, 35),
  politicianPrints: list(politicianPrint, 0, 39),
  /** With it places are tracked; without it the table vouches for them. */
  map: v.exactOptional(mapPrint),
  /** Whether the phone adds up what open Records owe, or only counts their cards; open where nothing is said. */
  records: v.exactOptional(v.picklist(['open', 'counted'])),
  /** The turn planner plays for people: agreed on at set-up. */
  advice: v.exactOptional(v.boolean()),
});
export type Options = Readonly<v.InferOutput<typeof schema>>;
export const options = codecOf<Options>(schema);

/** IS-11: the starred ones are left out without the Special Action Cards. */
export const assetCount = ({ specialActionCards }: Options): number =>
  specialActionCards ? ASSETS : ASSETS - STARRED_ASSETS.length;

export const deckOf = ({ specialActionCards, assetPrints }: Options): readonly AssetPrint[] =>
  assetPrints.filter(({ starred }) => specialActionCards || starred === undefined);

/** IS-1, IS-14: who plays. */
export const checkTable = ({ seatCount, startSeat }: TableOptions): readonly Violation[] => [
  ...(seatCount < 2 || seatCount > 4
    ? [refuse('IS-1', 'players', { params: { min: number(2), max: number(4) } })]
    : NONE),
  ...(startSeat >= seatCount ? [refuse('IS-14', 'no-such-seat')] : NONE),
];

/** Each print must be possible beside those before it. */
export const checkOpenPrints = (prints: readonly OpenPrint[]): readonly Violation[] => {
  let known = knownFrom(BOOK_PRINTS);
  const violations: Violation[] = [];
  for (const print of prints) {
    violations.push(...checkPrint(known, print).filter(({ overrulable }) => !overrulable));
    known = withPrint(known, print);
  }
  return violations;
};

/** IS-2: what the box holds, and what a digital deck needs of it. */
export const checkOptions = (options: Options): readonly Violation[] => [
  ...checkTable(options),
  ...checkOpenPrints(options.openPrints),
  ...(options.map ? checkMap(options.map) : NONE),
  ...checkTwice(options.politicianPrints),
  ...checkTwice(options.assetPrints),
  ...(options.assetPrints.every(({ cost }) => cost >= LEAST_COST && cost <= MOST_COST)
    ? NONE
    : [refuse('IS-41', 'cost', { params: { min: number(LEAST_COST), max: number(MOST_COST) } })]),
  ...(options.politicians === 'digital' ? checkDeck(options.politicianPrints.length, POLITICIANS) : NONE),
  ...(options.assets === 'digital' ? checkDeck(deckOf(options).length, assetCount(options)) : NONE),
];

const checkTwice = (prints: readonly { readonly id: string }[]): readonly Violation[] =>
  new Set(prints.map(({ id }) => id)).size < prints.length ? [refuse('IS-2', 'print-twice')] : NONE;

const checkDeck = (known: number, all: number): readonly Violation[] =>
  known === all
    ? NONE
    : [refuse('IS-2', 'deck-unknown', { params: { known: number(known), all: number(all) } })];

/** IS-2: a shuffle names every piece of the deck once. */
export const checkShuffle = (
  cards: readonly string[],
  deck: readonly { readonly id: string }[],
): readonly Violation[] => {
  const ids = new Set(cards);
  return cards.length === deck.length && deck.every(({ id }) => ids.has(id))
    ? NONE
    : [refuse('IS-2', 'not-the-deck')];
};

/** IS-15: one Alignment Token for each player, all different. */
export const checkDeal = (players: number, nations: readonly Nation[]): readonly Violation[] => [
  ...(nations.length === players
    ? NONE
    : [refuse('IS-15', 'one-for-each', { params: { count: number(players) } })]),
  ...(new Set(nations).size === nations.length ? NONE : [refuse('IS-15', 'same-alignment')]),
];
