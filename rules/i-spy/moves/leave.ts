/*
 * Somebody goes home: what lies on the table stays but for the Spy, the turns are skipped, the Initiative Card goes to the
 * next player, and the Alignment no longer wins.
 */
import { type Seat, withPlayer } from '@/rules/core/seat';
import { putAway } from '../model/cards';
import { clockwiseFrom } from '../model/order';
import { settled } from '../model/owed';
import {
  alignmentsDone,
  BEFORE_THE_END,
  defineLeave,
  guessesDone,
  nextAsset,
  nextTurn,
  revealDone,
} from '../model/phases';
import { offTheMap } from '../model/places';
import { resettled } from '../model/relocation';
import { type State, withTurn } from '../model/state';

export const leave = defineLeave({
  phases: [...BEFORE_THE_END, 'final-report', 'reveal-alignments', 'score-final-report', 'turn-assets'],
  apply: (state, seat) => goOn(gone(state, seat), seat),
});

const gone = (state: State, seat: Seat): State => {
  const placed = state.turn.seat === seat ? resettled(state) : state;
  const after = offTheMap(withPlayer(placed, seat, { left: true }), seat);
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
