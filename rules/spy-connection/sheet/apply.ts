import type { LedgerChange } from '@/rules/core/ledger';
import { resized, withTotal } from '@/rules/core/points';
import type { Actor, Seat } from '@/rules/core/seat';
import { optionOf } from './option';
import type { Player, State, Turn } from './state';
import { endTurn, FRESH, playerOf, triggered, withPlayer } from './state';
import type { Move, Moved } from './types';

export const apply = (state: State, actor: Actor, move: Move): State => {
  switch (move.type) {
    case 'correct':
      return settled(move.changes.reduce(change, state));
    case 'leave':
      return leave(state, move.seat);
    case 'enter-score':
      return counted(
        withPlayer(state, actor as Seat, {
          completed: move.completed,
          covered: move.covered,
          entered: true,
        }),
      );
    case 'end-turn':
    case 'decline-extra-turn':
      return endTurn(state);
    case 'stop':
      return { ...state, phase: 'scoring', extraTurns: 0 };
    default:
      return inTurn({ ...state, turn: turnAfter(state, actor, move) }, actor as Seat, move);
  }
};

type Played = Exclude<
  Move,
  { readonly type: 'correct' | 'leave' | 'enter-score' | 'end-turn' | 'decline-extra-turn' | 'stop' }
>;

/** SC-42: what is noted late for somebody else is not the option of this turn. */
const turnAfter = ({ turn, active }: State, actor: Actor, move: Played): Turn => {
  const option = actor === active ? optionOf(move) : undefined;
  return { ...turn, begun: true, ...(option ? { option } : {}) };
};

const inTurn = (state: State, seat: Seat, move: Played): State => {
  const player = playerOf(state, seat);
  switch (move.type) {
    case 'accept-mission':
      return withPlayer(state, seat, { supply: player.supply - move.agents, open: player.open + 1 });
    case 'discard-mission':
      return withPlayer(state, seat, { ...returned(player, move), open: player.open - 1 });
    case 'place-agents':
      return withPlayer(state, seat, {
        supply: player.supply - move.agents - move.circles,
        covered: player.covered + move.circles,
      });
    case 'take-back-agents':
      return withPlayer(state, seat, returned(player, move));
    case 'complete-mission': {
      const after = withPlayer(state, seat, {
        ...returned(player, move),
        open: player.open - 1,
        completed: [...player.completed, move.points],
      });
      // A Mission noted late, out of turn, brings no extra turn to whoever is at it now.
      const isExtra = move.extraTurn && seat === state.active;
      return triggered(isExtra ? { ...after, extraTurns: state.extraTurns + 1 } : after, seat);
    }
  }
};

const returned = ({ supply, covered }: Player, { agents, circles }: Moved): Partial<Player> => ({
  supply: supply + agents + circles,
  covered: covered - circles,
});

const leave = (state: State, seat: Seat): State => {
  const after = withPlayer(state, seat, { left: true });
  if (state.phase === 'scoring') return counted(after);
  return state.active === seat ? endTurn(after) : after;
};

/** The game is over once everybody who is here has been counted. */
const counted = (state: State): State =>
  state.players.every(({ entered, left }) => entered || left) ? { ...state, phase: 'over' } : state;

const change = (state: State, { entry, to }: LedgerChange): State => {
  const [kind, seatText] = entry.split('/');
  if (kind === 'active') return { ...state, active: Number(to), turn: FRESH };
  if (kind === 'extra-turns') return { ...state, extraTurns: Number(to) };
  const seat = Number(seatText);
  return withPlayer(state, seat, corrected(playerOf(state, seat), kind, Number(to)));
};

const corrected = (player: Player, kind: string | undefined, to: number): Partial<Player> => {
  if (kind === 'supply') return { supply: to };
  if (kind === 'open') return { open: to };
  if (kind === 'covered') return { covered: to };
  if (kind === 'completed') return { completed: resized(player.completed, to) };
  return { completed: withTotal(player.completed, to) };
};

/** SC-55 again, when the number of completed Missions was corrected. */
const settled = (state: State): State => {
  const { trigger, ...rest } = state;
  const base: State = trigger === undefined ? state : rest;
  const order = state.players.map((_, step) => ((trigger ?? state.active) + step) % state.players.length);
  return order.reduce(triggered, base);
};
