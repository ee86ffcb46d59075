import { message, number, type Message } from '@/rules/core/message';
import { isCleared, refilled, refillsOf, turned } from './missions';
import { ROUNDS } from './numbers';
import { hereFrom, nextSeat, presentOf } from './pass-ring';
import { FRESH_TURN, type Player, type State } from './state';

/** SM-35: the Missions under completed ones are turned, and the next one is up. */
export const endTurn = (state: State, passes: number): State => {
  if (passes >= presentOf(state.players).length || isCleared(state)) return endRound(state);
  return turned({ ...state, passes, active: nextSeat(state.players, state.active), turn: FRESH_TURN });
};

/**
 * SM-38: the pawn passes to the holder of the SpyMaster card, and the spaces are refilled. Ruling: if the holder has
 * left, the next one clockwise gets it; if nobody could take the card, the pawn stays.
 */
export const endRound = (state: State): State => {
  if (state.round >= ROUNDS) return finished(state);
  const { nextSpyMaster = state.spyMaster, ...rest } = state;
  const spyMaster = hereFrom(state, nextSpyMaster);
  return refilled({
    ...rest,
    phase: 'choose-stack',
    round: state.round + 1,
    spyMaster,
    active: spyMaster,
    turn: FRESH_TURN,
    passes: 0,
    between: { pawnFrom: state.spyMaster, refills: refillsOf(state) },
  });
};

/** SM-38: real Missions were laid out, and the pawn was passed on. A digital deck asks for its own draw. */
export const putBack = (before: State, after: State): Message | undefined =>
  after.round > before.round && after.between !== before.between && after.options.missionDeck === 'physical'
    ? message('undo.round', { round: number(before.round) })
    : undefined;

/** SM-41: hands that the app does not know are counted first. */
export const finished = (state: State): State => ({
  ...state,
  phase: state.players.some(isUncounted) ? 'count-hands' : 'over',
  turn: FRESH_TURN,
});

export const isUncounted = ({ hand, totals, left }: Player): boolean =>
  hand.unknown > 0 && totals === undefined && !left;
