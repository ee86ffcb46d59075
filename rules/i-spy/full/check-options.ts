import { number } from '@/rules/core/message';
import type { TableOptions } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import { BOOK_PRINTS } from '../book';
import { checkMap } from '../check-map';
import { checkPrint } from '../check-print';
import { knownFrom, withPrint } from '../known-prints';
import { POLITICIANS } from '../pieces';
import type { OpenPrint } from '../prints';
import { NONE, refuse } from '../refusals';
import { assetCount, deckOf, LEAST_COST, MOST_COST } from './assets';
import type { Options } from './options';

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
