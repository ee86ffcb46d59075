import { type BaseMove, type Repair } from '@/rules/core/contract';
import { type MoveDefinition } from '@/rules/core/define-move';
import { type Message } from '@/rules/core/message';
import { playerOf, type Seat } from '@/rules/core/seat';
import { isRefused, type Violation } from '@/rules/core/violation';
import { countOf } from './pile';
import { type State } from './state';

/** Told from what lies open: there are cards in this hand, whichever, that could be played now. */
export const canPlayCards = (state: State, seat: Seat): boolean =>
  seat === state.active && state.phase === 'operations' && countOf(playerOf(state, seat).hand) > 0;

/** A move of one seat that can be tried out, whatever its kind. */
export interface Trial {
  readonly move: BaseMove;
  why(state: State): readonly Violation[];
  after(state: State): State;
}

export const trying =
  (seat: Seat) =>
  <Move extends BaseMove>(kind: MoveDefinition<State, Move>, move: Move): Trial => ({
    move,
    why: (state) => kind.check(state, seat, move),
    after: (state) => kind.apply(state, seat, move),
  });

interface Mending {
  readonly label: Message;
  readonly first: readonly Trial[];
  /** The refused move, or the one that is made in its place. */
  readonly then: Trial;
  readonly instead?: boolean;
}

/** The repair, if all its moves can be made, and after them the refused move or the one in its place. */
export const ifMended = (
  state: State,
  { label, first, then, instead = false }: Mending,
): readonly Repair<BaseMove>[] => {
  let now = state;
  for (const trial of [...first, then]) {
    if (isRefused(trial.why(now))) return [];
    now = trial.after(now);
  }
  return [{ label, moves: first.map(({ move }) => move), ...(instead ? { instead: then.move } : {}) }];
};
