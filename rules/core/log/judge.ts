import { type BaseMove, type GameModule } from '../contract';
import { type TableOptions } from '../seat';
import { reasonId, type Violation } from '../violation';
import { type Draft } from './event';

export interface Judgement {
  /** Reasons that keep the move out of the log. */
  readonly refused: readonly Violation[];
  /** What could not be verified and is vouched for by recording the move. */
  readonly vouched: readonly string[];
}

const nothing: Judgement = { refused: [], vouched: [] };

/** What the rules say of a move, and what the table has overruled of it. */
export const judge = <Move extends BaseMove, State>(
  game: GameModule<TableOptions, Move, State>,
  state: State,
  draft: Draft<Move>,
): Judgement => {
  const violations = game.check(state, draft.actor, draft.move);
  if (violations.length === 0) return nothing;
  const overruled = draft.overruled ?? [];
  return {
    refused: violations.filter(
      (violation) =>
        violation.certainty === 'broken' &&
        !(violation.overrulable && overruled.includes(reasonId(violation))),
    ),
    vouched: violations.filter((violation) => violation.certainty === 'unverifiable').map(reasonId),
  };
};
