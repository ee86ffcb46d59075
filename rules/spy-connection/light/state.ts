import * as v from 'valibot';
import { codecOf, whole } from '@/rules/core/codec';
import { movesOf } from '@/rules/core/define-move';
import {
  countLine,
  countLine as count,
  type LedgerChange,
  type LedgerEntry,
  setTo,
} from '@/rules/core/ledger';
import { message, number, seat as seatParam } from '@/rules/core/message';
import { playerOf, type Seat, withPlayer } from '@/rules/core/seat';
import { NONE, type Violation } from '@/rules/core/violation';
import { type Race, triggerLine } from '../model/first-to-seven';
import { tableSchema } from '../model/options';
import { MISSIONS, MISSIONS_TO_END } from '../model/prices';
import { bend, refuse } from '../model/refusals';
import { nextSeat } from '../model/state';

/** Just score opens light tracking `at-the-end`, where only totals are asked. */
const schema = v.strictObject({ ...tableSchema, opened: v.picklist(['at-the-start', 'at-the-end']) });

export type Options = Readonly<v.InferOutput<typeof schema>>;
export const options = codecOf<Options>(schema);

export interface Player {
  readonly supply: number;
  readonly open: number;
  /** The points of the completed Missions one by one. */
  readonly completed: readonly number[];
  /** Covered objectives on open Missions. */
  readonly covered: number;
  readonly entered: boolean;
  readonly left: boolean;
}

export interface Turn {
  readonly extra: boolean;
  readonly begun: boolean;
  /** As far as counts can tell: a moved Spy leaves no count. */
  readonly option?: 'accept' | 'connect';
}

export interface State {
  readonly options: Options;
  readonly phase: 'turn' | 'scoring' | 'over';
  readonly players: readonly Player[];
  readonly active: Seat;
  readonly turn: Turn;
  readonly extraTurns: number;
  readonly trigger?: Seat;
}

/** SC-13: what is noted late, for somebody whose turn it is not, the table may decide on. */
export const { defineMove, defineCorrect, defineLeave } = movesOf({
  active: ({ active }: State) => active,
  reasons: {
    over: refuse('SC-55', 'over'),
    notNow: () => refuse('SC-55', 'over'),
    forTheTable: refuse('SC-13', 'for-the-table'),
    noSuchSeat: refuse('SC-13', 'no-such-seat'),
    notHere: refuse('SC-1', 'not-here'),
    lastOne: refuse('SC-1', 'last-one'),
    notYours: (seat) => bend('SC-13', 'not-your-turn', { params: { seat: seatParam(seat) } }),
  },
});

export const FRESH: Turn = { extra: false, begun: false };

/** SC-15: one Agent lies on the red city already, and scores. A game that nobody tracked has nothing counted yet. */
export const start = (chosen: Options): State => ({
  options: chosen,
  phase: chosen.opened === 'at-the-start' ? 'turn' : 'scoring',
  players: chosen.agents.map((agents) => ({
    supply: agents - 1,
    open: 1,
    completed: [],
    covered: chosen.opened === 'at-the-start' ? 1 : 0,
    entered: false,
    left: false,
  })),
  active: chosen.startSeat,
  turn: FRESH,
  extraTurns: 0,
});

/** SC-53, SC-55: an extra turn first, then clockwise; after the last turns all are counted. */
export const passOn = (state: State): State => {
  const { active, extraTurns } = state;
  if (extraTurns > 0 && !playerOf(state, active).left)
    return { ...state, extraTurns: extraTurns - 1, turn: { extra: true, begun: false } };
  const next = nextSeat(state);
  if (next === undefined) return { ...state, extraTurns: 0, phase: 'scoring' };
  return { ...state, extraTurns: 0, active: next, turn: FRESH };
};

/** SC-13: a turn of this seat is over, also where the table says so while another one goes on. */
export const turnEnded = (state: State, seat: Seat): State =>
  passOn(seat === state.active ? state : { ...state, active: seat, extraTurns: 0 });

/** SC-55: the first to have seven completed Missions triggers the end, once. */
export const triggered = (state: State, seat: Seat): State =>
  state.trigger === undefined && playerOf(state, seat).completed.length >= MISSIONS_TO_END
    ? { ...state, trigger: seat }
    : state;

/** The game is over once everybody who is here has been counted. */
export const counted = (state: State): State =>
  state.players.every(({ entered, left }) => entered || left) ? { ...state, phase: 'over' } : state;

/** SC-42: accepting is one option, Agents on the board are another; those of one connection may be noted bit by bit. */
export const checkOption = (
  { active, turn }: State,
  seat: Seat,
  option: NonNullable<Turn['option']>,
): readonly Violation[] => {
  const isSecond = turn.option !== undefined && (turn.option !== option || option === 'accept');
  return seat === active && isSecond ? [bend('SC-42', 'option-taken')] : NONE;
};

/** Notes that something was done in this turn. SC-42: what is noted late for somebody else is not its option. */
export const begun = (state: State, seat: Seat, option?: Turn['option']): State => ({
  ...state,
  turn: { ...state.turn, begun: true, ...(option && seat === state.active ? { option } : {}) },
});

/**
 * Where each Agent lies is not kept, only what the supply loses or gets back: `circles` on city objectives, which
 * score, and `agents` on the board or assigned, which do not.
 */
export interface Moved {
  readonly agents: number;
  readonly circles: number;
}

export const agentsSchema = whole(0, 15);
export const pointsSchema = whole(0, 99);
/** Entries from before circles were kept apart know none. */
export const movedSchema = { agents: agentsSchema, circles: v.optional(whole(0, 15), 0) };

const MOST_AGENTS = 15;

export const agentsLine = (agents: number): LedgerEntry =>
  countLine('agents', agents, { label: message('amend.agents'), max: MOST_AGENTS });

/** SC-70: Agents that were counted wrongly. */
export const movedAmend = {
  lines: (_: State, { move }: { readonly move: Moved }): readonly LedgerEntry[] => [
    agentsLine(move.agents),
    countLine('circles', move.circles, { label: message('amend.circles'), max: MOST_AGENTS }),
  ],
  amended: <Move extends Moved>(move: Move, changes: readonly LedgerChange[]): Move => ({
    ...move,
    agents: setTo(changes, 'agents', move.agents),
    circles: setTo(changes, 'circles', move.circles),
  }),
};

/** Agents that lie on the board or are assigned. */
export const outOf = ({ options: { agents }, players }: State, seat: Seat): number => {
  const { supply = 0, covered = 0 } = players[seat] ?? {};
  return Math.max(0, (agents[seat] ?? 0) - supply - covered);
};

/** SC-36: from circles comes back what covers them. SC-70: nobody gets back more Agents than there are. */
export const checkBack = (state: State, seat: Seat, { agents, circles }: Moved): readonly Violation[] => {
  const out = outOf(state, seat);
  const { covered } = playerOf(state, seat);
  return [
    ...(agents <= out
      ? NONE
      : [refuse('SC-70', 'more-than-exist', { params: { count: number(out) }, focus: [`supply/${seat}`] })]),
    ...(circles <= covered
      ? NONE
      : [
          refuse('SC-36', 'fewer-circles', {
            params: { count: number(covered) },
            focus: [`covered/${seat}`],
          }),
        ]),
  ];
};

/** The player with these Agents back in the supply, and whatever else changes. */
export const withBack = (
  state: State,
  seat: Seat,
  { agents, circles, ...change }: Moved & Partial<Player>,
): State => {
  const { supply, covered } = playerOf(state, seat);
  return withPlayer(state, seat, {
    ...change,
    supply: supply + agents + circles,
    covered: covered - circles,
  });
};

/** SC-55: how far everybody is. */
export const raceIn = ({ trigger, players }: State): Race => ({
  trigger,
  completed: players.map(({ completed }) => completed.length),
});

export const ledger = (state: State): readonly LedgerEntry[] => [
  ...state.players.flatMap((player, seat) => {
    const who = { seat: seatParam(seat) };
    const points = player.completed.reduce((sum, each) => sum + each, 0);
    return [
      count(`supply/${seat}`, player.supply, {
        label: message('ledger.supply', who),
        max: state.options.agents[seat] ?? 0,
      }),
      count(`open/${seat}`, player.open, { label: message('ledger.open', who), max: 4 }),
      count(`completed/${seat}`, player.completed.length, {
        label: message('ledger.completed', who),
        max: MISSIONS,
      }),
      count(`points/${seat}`, points, {
        label: message('ledger.points', who),
        max: 200,
      }),
      count(`covered/${seat}`, player.covered, {
        label: message('ledger.covered', who),
        max: state.options.agents[seat] ?? 0,
      }),
    ];
  }),
  ...(state.phase === 'turn' ? [triggerLine(raceIn(state))] : []),
  count('extra-turns', state.extraTurns, { label: message('ledger.extra-turns'), max: 9 }),
  {
    kind: 'choice',
    id: 'active',
    label: message('ledger.active'),
    value: String(state.active),
    choices: state.players.flatMap(({ left }, seat) => (left ? [] : [String(seat)])),
  },
];
