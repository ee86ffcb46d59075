import * as v from 'valibot';
import type { Status as CoreStatus, TableMove } from '@/rules/core/contract';
import { correct, exactCodec, leave, list, oneOf, seat, tableOptions, whole } from '@/rules/core/schemas';
import type { Seat, TableOptions } from '@/rules/core/seat';
import type { Effect } from '../effect';
import type { Measure, Nation, PerNation } from '../pieces';
import { allNations, measure, nation, openPrint, politicianPrint, someGains } from '../print-schemas';
import type { OpenPrint, PoliticianPrint } from '../prints';

/** The Score door opens the sheet `at-the-end`: the last pools and tracks are entered, then the end is directed. */
export interface Options extends TableOptions {
  readonly opened: 'at-the-start' | 'at-the-end';
  readonly finalReport: boolean;
  readonly alignments: 'physical' | 'digital';
  readonly openPrints: readonly OpenPrint[];
  readonly politicianPrints: readonly PoliticianPrint[];
}

/** A Politician's text does not touch cards or Assets here: the sheet has none. */
export type SheetEffect = Extract<Effect, { readonly kind: Measure }>;

export type Move =
  | { readonly type: 'deal-alignments'; readonly nations: readonly Nation[] }
  | { readonly type: 'note-print'; readonly print: OpenPrint }
  /** A pool or the Power track, by contact, Sabotage or a text, as it happens at the table. */
  | { readonly type: 'adjust'; readonly measure: Measure; readonly nation: Nation; readonly by: number }
  | { readonly type: 'give-initiative'; readonly seat: Seat }
  | { readonly type: 'end-turn' }
  /** What this seat's Records owe, tapped in at the Scoring Phase. */
  | { readonly type: 'enter-records'; readonly owed: Partial<PerNation> }
  | { readonly type: 'score-records' }
  | { readonly type: 'reveal-politician'; readonly print: PoliticianPrint }
  /** What a Politician's text did where the app does not know it. */
  | { readonly type: 'resolve-text'; readonly effects: readonly SheetEffect[] }
  | { readonly type: 'award-advantages' }
  | { readonly type: 'clean-up' }
  /** Where the sheet was opened at the end. */
  | { readonly type: 'enter-standing'; readonly influence: PerNation; readonly power: PerNation }
  /** Cards before this seat that did not match, and whether all its own guesses were right. */
  | { readonly type: 'enter-guesses'; readonly deceived: number; readonly allRight: boolean }
  | { readonly type: 'score-final-report' }
  | { readonly type: 'turn-asset'; readonly nation: Nation }
  /** This seat has no Asset left to turn. */
  | { readonly type: 'finish-assets' }
  | { readonly type: 'reveal-alignment'; readonly nation?: Nation }
  /** The evening is over before the game is: the Alignments are revealed with Power as it stands. */
  | { readonly type: 'stop' }
  | TableMove;

export type Phase =
  | 'set-up'
  | 'enter-standing'
  | 'turn'
  | 'score-records'
  | 'reveal-politicians'
  | 'award-advantages'
  | 'clean-up'
  | 'final-report'
  | 'reveal-alignments'
  | 'score-final-report'
  | 'turn-assets'
  | 'over';
export type DebtId = 'records' | 'prints' | 'politicians' | 'text' | 'guesses' | 'assets' | 'alignments';
export type Status = CoreStatus<Phase, DebtId>;

export const options = exactCodec<Options>()(
  v.strictObject({
    ...tableOptions,
    opened: v.picklist(['at-the-start', 'at-the-end']),
    finalReport: v.boolean(),
    alignments: v.picklist(['physical', 'digital']),
    openPrints: list(openPrint, 0, 60),
    politicianPrints: list(politicianPrint, 0, 39),
  }),
);

const by = whole(-38, 38);
export const move = exactCodec<Move>()(
  oneOf('type', [
    v.strictObject({ type: v.literal('deal-alignments'), nations: list(nation, 2, 4) }),
    v.strictObject({ type: v.literal('note-print'), print: openPrint }),
    v.strictObject({ type: v.literal('adjust'), measure, nation, by }),
    v.strictObject({ type: v.literal('give-initiative'), seat }),
    v.strictObject({ type: v.literal('end-turn') }),
    v.strictObject({ type: v.literal('enter-records'), owed: someGains }),
    v.strictObject({ type: v.literal('score-records') }),
    v.strictObject({ type: v.literal('reveal-politician'), print: politicianPrint }),
    v.strictObject({
      type: v.literal('resolve-text'),
      effects: list(v.strictObject({ kind: measure, nation, by }), 0, 20),
    }),
    v.strictObject({ type: v.literal('award-advantages') }),
    v.strictObject({ type: v.literal('clean-up') }),
    v.strictObject({ type: v.literal('enter-standing'), influence: allNations, power: allNations }),
    v.strictObject({
      type: v.literal('enter-guesses'),
      deceived: whole(0, 3),
      allRight: v.boolean(),
    }),
    v.strictObject({ type: v.literal('score-final-report') }),
    v.strictObject({ type: v.literal('turn-asset'), nation }),
    v.strictObject({ type: v.literal('finish-assets') }),
    v.strictObject({ type: v.literal('reveal-alignment'), nation: v.exactOptional(nation) }),
    v.strictObject({ type: v.literal('stop') }),
    correct,
    leave,
  ]),
);
