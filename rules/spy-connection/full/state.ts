import type { Seat } from '@/rules/core/seat';
import type { Board } from '../board';
import type { MissionPrint, StartMissionPrint } from '../box';
import type { Placed } from '../network';
import type { Options } from './options';

/** A card on the display; without a print it is a blank tile that nobody has read to the app. */
export interface Tile {
  readonly mission: number;
  readonly print?: MissionPrint;
}

export interface OpenMission {
  readonly mission: number;
  readonly print: MissionPrint;
  readonly start: boolean;
  readonly assigned: number;
  readonly covered: readonly string[];
}

export interface CompletedMission {
  readonly mission: number;
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

export const playerOf = (state: State, seat: Seat): Player => {
  const player = state.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player;
};

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

export const openMission = (player: Player, mission: number): OpenMission | undefined =>
  player.open.find((open) => open.mission === mission);

export const withCovered = (open: OpenMission, covered: readonly string[]): OpenMission => ({
  mission: open.mission,
  print: open.print,
  start: open.start,
  assigned: open.assigned,
  covered,
});

export const completedCount = ({ completed, earlier }: Player): number => completed.length + earlier.missions;
