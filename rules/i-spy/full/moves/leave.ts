/*
 * Somebody goes home: what lies on the table stays but for the Spy, the turns are skipped, the Initiative Card goes to the next player,
 * and the Alignment no longer wins.
 */
import type { Actor, Seat } from '@/rules/core/seat';
import { refuse } from '../../refusals';
import { alignmentsDone, guessesDone, nextAsset, nextTurn, revealDone } from '../flow';
import type { Move } from '../moves';
import { clockwiseFrom } from '../order';
import { settled } from '../owed';
import { offTheMap } from '../places';
import { relocationsOf } from '../relocation';
import type { MoveOf, Rule } from '../rule';
import type { State } from '../state';
import { withPlayer, withTurn } from '../state';
import { putAway } from './end-turn';
import { dueRelocation, relocate } from './fly';

export const leave: Rule<MoveOf<Move, 'leave'>, Actor> = {
  by: 'anyone',
  phases: [
    'turn',
    'score-records',
    'reveal-politicians',
    'award-advantages',
    'clean-up',
    'final-report',
    'reveal-alignments',
    'score-final-report',
    'turn-assets',
  ],
  check: ({ players }, _, { seat }) => {
    if (players[seat]?.left !== false) return [refuse('IS-1', 'not-here')];
    return players.filter(({ left }) => !left).length > 1 ? [] : [refuse('IS-1', 'last-one')];
  },
  apply: (state, _, { seat }) => goOn(gone(state, seat), seat),
};

const gone = (state: State, seat: Seat): State => {
  const after = offTheMap(withPlayer(resettled(state, seat), seat, { left: true }), seat);
  const [next = seat] = clockwiseFrom(after, seat);
  const owed = state.turn.owed.filter(
    (each) =>
      each.as !== seat &&
      !(each.kind === 'coerce' && each.opponent === seat) &&
      !(each.kind === 'relocate' && each.spy === seat),
  );
  const { drawn, ...turn } = state.turn;
  const keeps = drawn !== undefined && owed.some(({ kind }) => kind === 'coerce');
  return withTurn(
    {
      ...after,
      initiative: state.initiative === seat ? next : state.initiative,
      turn: keeps ? state.turn : turn,
    },
    { owed, tagOffers: state.turn.tagOffers.filter(({ as }) => as !== seat) },
  );
};

/** Whoever waits for a place from the one who leaves takes the first there is, IS-36. */
const resettled = (state: State, seat: Seat): State => {
  const due = dueRelocation(state);
  const [region] = due && state.turn.seat === seat ? relocationsOf(state, due) : [];
  if (!due || region === undefined) return state;
  return resettled(relocate.apply(state, seat, { type: 'relocate', region }), seat);
};

const goOn = (state: State, seat: Seat): State => {
  switch (state.phase) {
    case 'turn':
      return state.turn.seat === seat ? nextTurn(putAway(state)) : settled(state);
    case 'reveal-politicians':
      return unasked(state, seat);
    case 'final-report':
      return guessesDone(state);
    case 'reveal-alignments':
      return alignmentsDone(state);
    case 'turn-assets':
      return state.turn.seat === seat ? nextAsset(state, seat) : state;
    default:
      return state;
  }
};

const unasked = (state: State, seat: Seat): State => {
  const { resolving, ...rest } = state;
  if (!resolving?.waiting.includes(seat)) return state;
  const waiting = resolving.waiting.filter((other) => other !== seat);
  return waiting.length > 0 ? { ...state, resolving: { ...resolving, waiting } } : revealDone(rest);
};
