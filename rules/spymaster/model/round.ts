import { clockwise, type Seat } from '@/rules/core/seat';
import { type Message, message, number } from '@/rules/core/message';
import { isCleared, refilled, refillsOf, turned } from './missions';
import { ROUNDS } from './prints';
import { FRESH_TURN, hasActed, type Player, type State } from './state';

export interface Ring {
  readonly players: readonly { readonly left: boolean }[];
  readonly active: Seat;
  /** The active player has moved or completed: the ring begins anew after this turn. */
  readonly acted: boolean;
  /** Players in a row that have passed. */
  readonly passes: number;
}

export interface PassRing {
  /** Who has passed since somebody acted, the first one first. */
  readonly passed: readonly Seat[];
  /** Passes in a row that are still missing. */
  readonly left: number;
  /** Whose pass would end the round. */
  readonly last: Seat;
}

/** The next one clockwise who is still here. */
export const nextSeat = (players: Ring['players'], from: Seat): Seat => {
  let seat = clockwise(from, players.length);
  while (players[seat]?.left && seat !== from) seat = clockwise(seat, players.length);
  return seat;
};

/** The seat itself, or the next one clockwise if its player has left. */
export const hereFrom = ({ players }: Pick<Ring, 'players'>, seat: Seat): Seat =>
  players[seat]?.left ? nextSeat(players, seat) : seat;

export const presentOf = (players: Ring['players']): readonly Seat[] =>
  players.flatMap(({ left }, seat) => (left ? [] : [seat]));

/** SM-37: the round ends when everybody has passed in a row. */
export const passRing = ({ players, active, acted, passes }: Ring): PassRing => {
  const present = presentOf(players);
  if (acted) return { passed: [], left: present.length, last: active };
  const from = Math.max(0, present.indexOf(active));
  const order = present.map((_, step) => present[(from + step) % present.length] as Seat);
  const left = Math.max(1, present.length - passes);
  return {
    passed: passes === 0 ? [] : order.slice(-passes),
    left,
    last: order[left - 1] ?? active,
  };
};

/** This one's pass, as the next thing done, ends the round. Before that `last` only says who closes the ring. */
export const passEndsRound = ({ left, last }: PassRing, seat: Seat): boolean => left === 1 && last === seat;

/** SM-30: the turn of this seat. Where the table lets somebody act out of turn, the turn before is over. */
export const turnFor = (state: State, seat: Seat): State =>
  seat === state.active
    ? state
    : turned({
        ...state,
        active: seat,
        underWay: true,
        turn: FRESH_TURN,
        passes: hasActed(state.turn) ? 0 : state.passes,
      });

/** SM-35: the Missions under completed ones are turned, and the next one is up. */
export const endTurn = (state: State, passes: number): State => {
  if (passes >= presentOf(state.players).length || isCleared(state)) return endRound(state);
  const active = nextSeat(state.players, state.active);
  return turned({ ...state, passes, active, underWay: true, turn: FRESH_TURN });
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
  hand.unknown !== 0 && totals === undefined && !left;
