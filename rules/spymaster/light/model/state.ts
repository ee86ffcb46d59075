import * as v from 'valibot';
import { codecOf } from '@/rules/core/codec';
import { tableOptions, typed } from '@/rules/core/schemas';
import { type Seat } from '@/rules/core/seat';
import { ROUNDS } from '../../model/numbers';
import { type HandTotals } from '../../model/prints';

/** The Score door opens the light depth `at-the-end`, where only totals are asked. */
const schema = v.strictObject({
  ...tableOptions,
  opened: v.picklist(['at-the-start', 'at-the-end']),
  fourthType: v.exactOptional(typed),
});

export type Options = Readonly<v.InferOutput<typeof schema>>;

export const options = codecOf<Options>(schema);

export type Phase = 'gather-intelligence' | 'operations' | 'scoring' | 'over';

export interface Player {
  /** The points of the completed Missions one by one. */
  readonly completed: readonly number[];
  /** The Missions need no entering at the end: they were tracked, or have been entered. */
  readonly missionsKnown: boolean;
  /** What the hand was worth at the end, once it was counted. */
  readonly totals?: HandTotals;
  readonly left: boolean;
}

export interface State {
  readonly options: Options;
  readonly phase: Phase;
  readonly round: number;
  readonly players: readonly Player[];
  /** Who holds the pawn. */
  readonly spyMaster: Seat;
  /** Who took the SpyMaster card in this round; at the end in round 5, which decides a tie, SM-42. */
  readonly nextSpyMaster?: Seat;
  readonly active: Seat;
  /** A Mission was completed in this turn. */
  readonly acted: boolean;
  /** Players in a row that have passed, SM-37. */
  readonly passes: number;
}

export const start = (chosen: Options): State => ({
  options: chosen,
  phase: chosen.opened === 'at-the-start' ? 'gather-intelligence' : 'scoring',
  round: chosen.opened === 'at-the-start' ? 1 : ROUNDS,
  players: Array.from({ length: chosen.seatCount }, () => ({
    completed: [],
    missionsKnown: chosen.opened === 'at-the-start',
    left: false,
  })),
  spyMaster: chosen.startSeat,
  active: chosen.startSeat,
  acted: false,
  passes: 0,
});
