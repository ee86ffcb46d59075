import { type Codec } from './codec';
import { type LedgerChange, type LedgerEntry } from './ledger';
import { type Amended, type BaseMove, type GameEvent } from './log/event';
import { type Message } from './message';
import { type Actor, type Seat, type TableOptions, type Viewer } from './seat';
import { type Print } from './shape';
import { type Violation } from './violation';
import { type BoxModule } from './box';

export { type BaseMove } from './log/event';

/**
 * Who decides now. The last frame of the stack is in charge: in I, Spy's Coerce it is the coercer, who
 * decides as the coerced spy within limits, on top of the frame of whose turn it is.
 */
export interface Decision {
  readonly seats: readonly Seat[];
  /** Nobody's turn: the seats are asked in any order, as when all are counted. */
  readonly anyOrder?: boolean;
  /** Who of them it is must be said first: nobody is taken for granted. */
  readonly asksWho?: boolean;
  readonly as?: Seat;
  readonly purpose: Message;
  readonly limits?: readonly Message[];
}

/** Something that belongs to this turn: still to be done, possible once more, or done. */
export interface Debt<Id extends string = string> {
  readonly id: Id;
  readonly label: Message;
  readonly left: number;
  readonly required: boolean;
}

/**
 * Chance that the game waits for. The answer is a move of the table: entered by a person with real cards,
 * drawn by the store with a digital deck.
 */
export interface PendingChance {
  readonly deck: string;
  /** How many answers this deck has had; together with the seed it fixes the draw. */
  readonly ordinal: number;
  readonly count: number;
  readonly source: 'physical' | 'digital';
  readonly label: Message;
}

export interface Status<Phase extends string = string, DebtId extends string = string> {
  readonly phase: Phase;
  readonly label: Message;
  readonly round?: { readonly number: number; readonly of?: number };
  readonly decisions: readonly Decision[];
  readonly debts: readonly Debt<DebtId>[];
  readonly chance?: PendingChance;
  readonly over: boolean;
}

/** A move that is worth showing. */
export interface Offer<Move> {
  readonly id: string;
  readonly label: Message;
  readonly move: Move;
  /** Empty: it can be done now. */
  readonly violations: readonly Violation[];
}

/** Moves that, made first and in this order, make a refused move legal. */
export interface Repair<Move> {
  readonly label: Message;
  readonly moves: readonly Move[];
  /** What is then done in the place of the refused move, where that one cannot be mended. */
  readonly instead?: Move;
}

export interface ScoreLine {
  readonly label: Message;
  readonly value: number;
  readonly rule?: string;
}

export interface SeatScore {
  readonly seat: Seat;
  readonly total: number;
  readonly lines: readonly ScoreLine[];
}

export interface Outcome {
  readonly scores: readonly SeatScore[];
  /** Several when a victory is shared, none when the game cannot tell yet. */
  readonly winners: readonly Seat[];
  /** What decided, in words: plain points, or the tie-break that applied. */
  readonly decidedBy?: Message;
  /** The rule that says so. */
  readonly decidedByRule?: string;
}

/** What a person may have mistyped in an old move, and the move with it set right. */
export interface Amending<Move extends BaseMove = BaseMove, State = unknown> {
  /** As everybody may read them in the state of `now`; none where there was nothing to mistype. */
  lines(before: State, event: GameEvent<Move>, now: State): readonly LedgerEntry[];
  /** `before` is the state in which the move was made. */
  amended(move: Move, changes: readonly LedgerChange[], before: State): Move;
  /** Other entries that are only right together with it, as when two players had each other's pieces. */
  along?(events: readonly GameEvent<Move>[], event: GameEvent<Move>, amended: Move): readonly Amended<Move>[];
}

/** Moves as earlier versions of a game's rules stored them. */
export interface EarlierMoves<State = unknown> {
  codec(version: number): Codec<BaseMove>;
  /** The move as it is stored now; `state` is the one in which it was made. */
  migrate(version: number, state: State, event: Pick<GameEvent, 'actor' | 'move'>): BaseMove;
}

/** The shell and the store know games through this interface alone. */
export interface GameModule<
  Options extends TableOptions = TableOptions,
  Move extends BaseMove = BaseMove,
  State = unknown,
  View = unknown,
> {
  readonly id: string;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  checkOptions(options: Options): readonly Violation[];
  start(options: Options): State;
  status(state: State, viewer: Viewer): Status;
  /** Every independent reason, not only the first; empty means legal. */
  check(state: State, actor: Actor, move: Move): readonly Violation[];
  /** Pure, with structural sharing; the caller has checked. */
  apply(state: State, actor: Actor, move: Move): State;
  offers(state: State, seat: Seat, viewer: Viewer): readonly Offer<Move>[];
  /** The move of the table that opens the counting where a game that stops early is not counted yet. */
  stop?(state: State): Move | undefined;
  /** Asked only when a refusal is opened. */
  repairs(state: State, actor: Actor, move: Move): readonly Repair<Move>[];
  /** Whether what only this seat knows could mend it at all, told from what everybody knows. */
  secretsCanMend?(state: State, seat: Seat, move: Move): boolean;
  /** Those that tell what only this seat may know, for its own eyes; a game without secrets has none. */
  ownRepairs?(state: State, seat: Seat, move: Move): readonly Repair<Move>[];
  /**
   * What the pending chance can bring, in a fixed order. It tells what is left in a deck and so what hands
   * hold: only the digital draw asks for it, and no screen shows it.
   */
  pool(state: State): readonly string[];
  /** The move of the table that answers the pending chance with these picks, in order. */
  answer(state: State, picks: readonly string[]): Move;
  view(state: State, viewer: Viewer): View;
  /** `before` is the state in which the event happened. */
  describe(before: State, event: GameEvent<Move>, viewer: Viewer): Message;
  /** What people have put on the real table by this step and have to take back with it; undo asks first. */
  putBack?(before: State, after: State): Message | undefined;
  outcome(state: State): Outcome;
  /** What can be counted or placed on the table, for corrections and for the drift check. */
  ledger(state: State, viewer: Viewer): readonly LedgerEntry[];
  /** What can be changed in an old move, besides whose it was. */
  readonly amend?: Amending<Move, State>;
  /** Prints that this event reveals; a print noted in secret only with its reveal. */
  reveals(before: State, event: GameEvent<Move>): readonly Print[];
  readonly codec: { readonly options: Codec<Options>; readonly move: Codec<Move> };
  /** Absent where no stored move has changed since the first version of the rules. */
  readonly earlier?: EarlierMoves<State>;
}

/** Every rule, or the counts that a table keeps; and what is printed on the pieces. */
export interface GameModules {
  readonly full: GameModule;
  readonly light: GameModule;
  readonly box: BoxModule;
}

/** A game of the registry. Its rules are loaded when it is first played, so the first screen does without. */
export interface Game {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly load: () => Promise<GameModules>;
}
