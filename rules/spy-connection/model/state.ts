import { clockwise, playerOf, type Seat } from '@/rules/core/seat';
import { type Board } from './board';
import { type Placed } from './network';
import { type Options } from './options';
import { MISSIONS } from './prices';
import { type MissionPrint, type StartMissionPrint } from './prints';

/**
 * A card on the display, numbered in the order in which cards come to the table. Without a print it is a blank tile
 * that nobody has read to the app, and known by its number; a card with a print is known by the id of the print.
 */
export interface Tile {
  readonly tile: number;
  readonly print?: MissionPrint;
}

export interface OpenMission {
  readonly tile: number;
  readonly print: MissionPrint;
  readonly start: boolean;
  readonly assigned: number;
  readonly covered: readonly string[];
}

export interface CompletedMission {
  readonly tile: number;
  readonly print: MissionPrint;
  readonly start: boolean;
}

export interface Player {
  readonly supply: number;
  /** Unknown until the Start Mission says where, SC-15. */
  readonly spy: string | undefined;
  readonly agents: Placed;
  readonly open: readonly OpenMission[];
  readonly completed: readonly CompletedMission[];
  /** Missions completed before the app was told of the game, and their points. */
  readonly earlier: { readonly missions: number; readonly points: number };
  readonly left: boolean;
}

export interface Turn {
  readonly travelled: boolean;
  /** Taken and finished. */
  readonly option: 'accept' | 'connect' | 'move' | 'pass' | undefined;
  readonly extra: boolean;
  readonly begun: boolean;
}

export interface State {
  readonly options: Options;
  readonly board: Board;
  readonly phase: 'set-up' | 'choose-start-missions' | 'turn' | 'over';
  readonly players: readonly Player[];
  /** Whose turn it is, or whose choice among the Start Missions. */
  readonly active: Seat;
  readonly turn: Turn;
  readonly extraTurns: number;
  /** Who completed the seventh Mission first, SC-55. */
  readonly trigger: Seat | undefined;
  /** From slot 1 up. */
  readonly display: readonly Tile[];
  readonly deck: number;
  /** Cards that a digital deck still owes to the display. */
  readonly toReveal: number;
  readonly reveals: number;
  /** Ids of the discarded Missions, Start Missions excepted, SC-24. */
  readonly discard: readonly string[];
  /** Ids of Missions that the box did not know when the match began. */
  readonly learned: readonly string[];
  readonly nextTile: number;
  /** Revealed Start Missions that nobody has chosen yet. */
  readonly choice: readonly StartMissionPrint[];
}

export const FRESH_TURN: Turn = { travelled: false, option: undefined, extra: false, begun: false };

export type Changing<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * A copy for a move to change before it gives it away. Written out, because V8 gives every spread of a spread a
 * hidden class of its own: whatever reads the state would become several times slower.
 */
export const copyOf = (state: State): Changing<State> => ({
  options: state.options,
  board: state.board,
  phase: state.phase,
  players: state.players,
  active: state.active,
  turn: state.turn,
  extraTurns: state.extraTurns,
  trigger: state.trigger,
  display: state.display,
  deck: state.deck,
  toReveal: state.toReveal,
  reveals: state.reveals,
  discard: state.discard,
  learned: state.learned,
  nextTile: state.nextTile,
  choice: state.choice,
});

/** The same for a player. */
export const copyOfPlayer = (player: Player): Changing<Player> => ({
  supply: player.supply,
  spy: player.spy,
  agents: player.agents,
  open: player.open,
  completed: player.completed,
  earlier: player.earlier,
  left: player.left,
});

export const spyOf = (player: Player): string => {
  if (player.spy === undefined) throw new Error('the Spy is not on the board yet');
  return player.spy;
};

export const seated = (state: State, seat: Seat, player: Player): readonly Player[] => {
  const players = state.players.slice();
  players[seat] = player;
  return players;
};

export const withPlayer = (state: State, seat: Seat, player: Player): State => {
  const next = copyOf(state);
  next.players = seated(state, seat, player);
  return next;
};

/** Notes that something was done in this turn: an extra turn can then not be declined any more. */
export const begun = (turn: Turn): Turn =>
  turn.begun ? turn : { travelled: turn.travelled, option: turn.option, extra: turn.extra, begun: true };

/** The turn with its option taken. */
export const withOption = ({ travelled, extra }: Turn, option: NonNullable<Turn['option']>): Turn => ({
  travelled,
  option,
  extra,
  begun: true,
});

/**
 * The turn after a move of this seat. SC-13: what is noted late, for somebody whose turn it is not, the table may decide
 * on, and it changes nothing of the turn that goes on.
 */
export const turnAfter = ({ active, turn }: State, seat: Seat, next: (turn: Turn) => Turn): Turn =>
  seat === active ? next(turn) : turn;

/** A Mission is named by the id of its print. */
export const openMission = (player: Player, mission: string): OpenMission | undefined =>
  player.open.find(({ print }) => print.id === mission);

export const replaced = (player: Player, mission: OpenMission): readonly OpenMission[] =>
  player.open.map((open) => (open.print.id === mission.print.id ? mission : open));

export const withCovered = (open: OpenMission, covered: readonly string[]): OpenMission => ({
  tile: open.tile,
  print: open.print,
  start: open.start,
  assigned: open.assigned,
  covered,
});

/** One Agent comes back from this Mission. */
export const returnedFrom = (state: State, seat: Seat, open: OpenMission): State => {
  const player = copyOfPlayer(playerOf(state, seat));
  player.supply += 1;
  player.open = replaced(player, open);
  const after = copyOf(state);
  after.turn = turnAfter(state, seat, begun);
  after.players = seated(state, seat, player);
  return after;
};

export const completedCount = ({ completed, earlier }: Player): number => completed.length + earlier.missions;

export const start = (options: Options): State => ({
  options,
  board: { cities: options.cities, connections: options.connections },
  phase: 'set-up',
  players: options.agents.map((supply): Player => ({
    supply,
    spy: undefined,
    agents: {},
    open: [],
    completed: [],
    earlier: { missions: 0, points: 0 },
    left: false,
  })),
  active: options.startSeat,
  turn: FRESH_TURN,
  extraTurns: 0,
  trigger: undefined,
  display: [],
  deck: MISSIONS,
  toReveal: 0,
  reveals: 0,
  discard: [],
  learned: [],
  nextTile: 1,
  choice: [],
});

export interface TurnOrder {
  readonly players: readonly { readonly left: boolean }[];
  readonly active: Seat;
  /** Who completed the seventh Mission first, SC-55. */
  readonly trigger?: Seat | undefined;
}

/** SC-55: who comes next, clockwise; `undefined` where it would be the trigger's turn again: the game ends. */
export const nextSeat = ({ players, active, trigger }: TurnOrder): Seat | undefined => {
  let seat = active;
  for (let step = 0; step < players.length; step++) {
    seat = clockwise(seat, players.length);
    if (seat === trigger) return undefined;
    if (!players[seat]?.left) return seat;
  }
  return undefined;
};

/** Who still has a last turn after this one. */
export const lastTurns = (order: TurnOrder): readonly Seat[] => {
  if (order.trigger === undefined) return [];
  const next = nextSeat(order);
  return next === undefined ? [] : [next, ...lastTurns({ ...order, active: next })];
};
