import { message, number, type Message } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { ROUNDS } from '../../model/numbers';
import { hereFrom, nextSeat, presentOf } from '../../model/pass-ring';
import { leadersOf } from '../../model/scoring';
import { outcome } from './outcome';
import { type State } from './state';

export const endTurn = (state: State, passes: number): State =>
  passes >= presentOf(state.players).length
    ? endRound(state)
    : { ...state, passes, acted: false, active: nextSeat(state.players, state.active) };

/** SM-38: the pawn passes to whoever took the SpyMaster card; after round 5 all are counted. */
export const endRound = (state: State): State => {
  if (state.round >= ROUNDS) return counted({ ...state, phase: 'scoring' });
  const { nextSpyMaster = state.spyMaster, ...rest } = state;
  const spyMaster = hereFrom(state, nextSpyMaster);
  return {
    ...rest,
    phase: 'gather-intelligence',
    round: state.round + 1,
    spyMaster,
    active: spyMaster,
    acted: false,
    passes: 0,
  };
};

/** SM-38: Missions were laid out, and the pawn was passed on. */
export const putBack = (before: State, after: State): Message | undefined =>
  after.round > before.round && before.phase === 'operations' && after.phase === 'gather-intelligence'
    ? message('undo.round', { round: number(before.round) })
    : undefined;

/** SM-42: only a tie for most points asks who took the SpyMaster card in round 5. */
export const needsCard = (state: State): boolean =>
  state.nextSpyMaster === undefined && state.round === ROUNDS && isTied(state);

const isTied = (state: State): boolean =>
  leadersOf(outcome(state).scores.filter(({ seat }) => !state.players[seat]?.left)).length > 1;

export const uncounted = ({ players }: State): readonly Seat[] =>
  players.flatMap(({ missionsKnown, totals, left }, seat) =>
    left || (missionsKnown && totals !== undefined) ? [] : [seat],
  );

/** The game is over once everybody who is here has been counted, and a tie is decided. */
export const counted = (state: State): State =>
  state.phase === 'scoring' && uncounted(state).length === 0 && !needsCard(state)
    ? { ...state, phase: 'over' }
    : state;

/** In the scoring, once all are counted, only a tie is left to decide. */
export const asksForCard = (state: State): boolean =>
  state.phase === 'gather-intelligence' || (state.phase === 'scoring' && uncounted(state).length === 0);
