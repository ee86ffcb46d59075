import { type Seat } from '@/rules/core/seat';
import {
  type Area,
  AREAS,
  type HandTotals,
  type Intelligence,
  type Location,
  type LocationPrint,
  type MissionPrint,
  MISSIONS,
  SPECIAL_AGENTS,
  type Stack,
  STACKS,
} from './prints';
import { type Options } from './options';
import { NO_CARDS, type Pile, type RowCard } from './pile';

export type Phase =
  | 'place-special-agents'
  | 'place-freelance-agents'
  | 'choose-stack'
  | 'lay-out-row'
  | 'cut-files'
  | 'choose-files'
  | 'operations'
  /** Only where the app does not know the hands. */
  | 'count-hands'
  | 'over';

/** Without a print it is a card that nobody has read to the app. */
export interface FaceupMission {
  readonly print?: MissionPrint;
}

/** One for each Area, in their order. */
export interface MissionSpace {
  readonly faceup?: FaceupMission;
  readonly facedown: boolean;
}

export interface CompletedMission {
  readonly area: Area;
  readonly print: MissionPrint;
}

export interface File {
  /** The place in the row of its first card, by which the File is named: no other cut changes that. */
  readonly first: number;
  readonly cards: readonly RowCard[];
  readonly spyMasterCard: boolean;
  readonly owner?: Seat;
}

export interface Player {
  /** Where the Special Agents are; none before they are placed. */
  readonly agents: readonly Location[];
  readonly hand: Pile;
  /** Cards went into the hand that nobody read to the app: whatever is burned from it the table vouches for. */
  readonly unread: boolean;
  readonly completed: readonly CompletedMission[];
  /** Missions completed before the app was told of the game, and their points. */
  readonly earlier: { readonly missions: number; readonly points: number };
  /** Counted openly at the end, where the app does not know the hand. */
  readonly totals?: HandTotals;
  readonly left: boolean;
}

export interface Turn {
  readonly burned?: Intelligence;
  /** Movement points left. */
  readonly points: number;
  /** How many times an Agent was moved, be it by the table's decision. */
  readonly moved: number;
  /** The first completed Mission ends the move, SM-31. */
  readonly completed: number;
  /** Those of them that were told by their points alone. */
  readonly claimed?: readonly { readonly area: Area; readonly points: number }[];
}

/** What is put on the Mission space of an Area between two rounds. */
export interface Refill {
  readonly area: Area;
  /** The visible one: it stayed, was turned, or is a new card. */
  readonly top: 'stays' | 'turned' | 'new';
}

/** SM-38: what the table does before the next round. */
export interface BetweenRounds {
  readonly pawnFrom: Seat;
  /** Those that get a card. */
  readonly refills: readonly Refill[];
}

export interface State {
  readonly options: Options;
  /** What locations are called, as far as it is known. */
  readonly locations: readonly LocationPrint[];
  readonly phase: Phase;
  readonly round: number;
  readonly players: readonly Player[];
  readonly freelances: readonly Location[];
  /** Who holds the pawn. */
  readonly spyMaster: Seat;
  /** Who took the File with the SpyMaster card in this round, SM-24. */
  readonly nextSpyMaster?: Seat;
  /** Whose turn or choice it is. */
  readonly active: Seat;
  /** In this round somebody other than the SpyMaster has had a turn, or whose it is was set right. */
  readonly underWay: boolean;
  readonly turn: Turn;
  /** Players in a row that have passed, SM-37. */
  readonly passes: number;
  readonly stacks: readonly Stack[];
  readonly row: readonly RowCard[];
  readonly files: readonly File[];
  /** How many rows were laid out. */
  readonly rows: number;
  readonly discard: Pile;
  /** How many cards of each kind were seen in this match, by `type-value`. */
  readonly seen: Readonly<Record<string, number>>;
  readonly spaces: readonly MissionSpace[];
  readonly missionDeck: number;
  /** Absent in the first round. */
  readonly between?: BetweenRounds;
  /** How often a digital Mission deck has answered. */
  readonly reveals: number;
  /** Ids of Missions that the box did not know when the match began. */
  readonly learned: readonly string[];
}

export const FRESH_TURN: Turn = { points: 0, moved: 0, completed: 0 };

/** All Agents are on the board, and the Missions lie there. */
export const isSetUp = (phase: Phase): boolean =>
  phase !== 'place-special-agents' && phase !== 'place-freelance-agents';

/** SM-36: moving, completing, and burning a card to move. */
export const hasActed = ({ burned, moved, completed }: Turn): boolean =>
  burned !== undefined || moved > 0 || completed > 0;

/** SM-31: one card a turn, before the first completed Mission. */
export const mayBurn = ({ burned, completed }: Turn): boolean => burned === undefined && completed === 0;

export const start = (options: Options): State => ({
  options,
  locations: options.locations,
  phase: 'place-special-agents',
  round: 1,
  players: Array.from({ length: options.seatCount }, (): Player => ({
    agents: [],
    hand: NO_CARDS,
    unread: false,
    completed: [],
    earlier: { missions: 0, points: 0 },
    left: false,
  })),
  freelances: [],
  spyMaster: options.startSeat,
  active: options.startSeat,
  underWay: false,
  turn: FRESH_TURN,
  passes: 0,
  stacks: STACKS,
  row: [],
  files: [],
  rows: 0,
  discard: NO_CARDS,
  seen: {},
  spaces: AREAS.map(() => ({ facedown: false })),
  missionDeck: MISSIONS,
  reveals: 0,
  learned: [],
});

/** Whose Special Agent is drawn next. */
export const drawnFor = ({ players }: State): Seat =>
  players.findIndex(({ agents }) => agents.length < SPECIAL_AGENTS);

/** SM-10: the Freelance Agents follow once every Special Agent is on the board. */
export const allPlaced = (state: State): State =>
  state.players.every(({ agents }) => agents.length === SPECIAL_AGENTS)
    ? { ...state, phase: 'place-freelance-agents' }
    : state;
