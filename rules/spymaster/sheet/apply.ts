import type { LedgerChange } from '@/rules/core/ledger';
import { resized, withTotal } from '@/rules/core/points';
import type { Actor, Seat } from '@/rules/core/seat';
import { nextSeat, passRing } from '../pass-ring';
import { counted, endRound, endTurn } from './round';
import type { State } from './state';
import { playerOf, withPlayer } from './state';
import type { Move } from './types';

export const apply = (state: State, actor: Actor, move: Move): State => {
  const seat = actor as Seat;
  switch (move.type) {
    case 'correct':
      return move.changes.reduce(changed, state);
    case 'leave':
      return without(state, move.seat);
    case 'stop':
      return counted(stopped(state));
    case 'take-spymaster-card':
      return taken(state, seat);
    case 'complete-mission': {
      const { completed } = playerOf(state, seat);
      const after = withPlayer(state, seat, { completed: [...completed, move.points] });
      return seat === state.active ? { ...after, acted: true } : after;
    }
    case 'end-turn':
      return endTurn({ ...state, active: seat }, 0);
    case 'pass':
      return endTurn({ ...state, active: seat }, state.passes + 1);
    case 'clear-board':
      return endRound(state);
    case 'enter-missions':
      return counted(withPlayer(state, seat, { completed: move.points, missionsKnown: true }));
    case 'count-hand':
      return counted(withPlayer(state, seat, { totals: move.totals }));
  }
};

/** A round whose Files nobody has taken was not played, so no card of it can decide a tie. */
const stopped = (state: State): State => ({
  ...state,
  phase: 'scoring',
  round: state.phase === 'gather-intelligence' ? state.round - 1 : state.round,
});

/** At the end it is the card of round 5 that was asked for. */
const taken = (state: State, seat: Seat): State =>
  state.phase === 'scoring'
    ? counted({ ...state, nextSpyMaster: seat })
    : {
        ...state,
        nextSpyMaster: seat,
        phase: 'operations',
        active: state.spyMaster,
        passes: 0,
        acted: false,
      };

/** The points stay and no longer win (ruling); the turns are skipped. */
const without = (state: State, seat: Seat): State => {
  const after = withPlayer(state, seat, { left: true });
  const next = nextSeat(after.players, seat);
  const spyMaster =
    state.phase === 'gather-intelligence' && state.spyMaster === seat ? next : state.spyMaster;
  if (state.phase !== 'operations') return counted({ ...after, spyMaster, active: spyMaster });
  const passes = passRing(state).passed.includes(seat) ? state.passes - 1 : state.passes;
  return state.active === seat ? endTurn(after, state.acted ? 0 : passes) : { ...after, passes };
};

const changed = (state: State, { entry, to }: LedgerChange): State => {
  const [kind, seatText] = entry.split('/');
  const seat = Number(seatText);
  switch (kind) {
    case 'completed':
      return withPlayer(state, seat, { completed: resized(playerOf(state, seat).completed, Number(to)) });
    case 'points':
      return withPlayer(state, seat, { completed: withTotal(playerOf(state, seat).completed, Number(to)) });
    case 'round':
      return { ...state, round: Number(to) };
    case 'passes':
      return { ...state, passes: Number(to) };
    case 'active':
      return { ...state, active: Number(to), acted: false, passes: 0 };
    case 'next-spymaster':
      return { ...state, nextSpyMaster: Number(to) };
    default:
      return { ...state, spyMaster: Number(to) };
  }
};
