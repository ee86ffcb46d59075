import { type ComponentType } from 'react';
import { type Shape } from '@/components/kit/art/shape';
import { type Option } from '@/components/kit/OptionChips';
import { type SeatSign } from '@/components/kit/SeatBadge';
import { type SeatState } from '@/components/kit/seat-look';
import { type Progress } from '@/components/kit/stage/StripProgress';
import { type StripSeat } from '@/components/kit/stage/strip-seat';
import { type Accent, type AccentName } from '@/components/kit/theme/palette';
import { type Theme } from '@/components/kit/theme/use-theme';
import { type Speak } from '@/i18n/say';
import { type BaseMove, type Game, type GameModules } from '@/rules/core/contract';
import { type Draft } from '@/rules/core/log/event';
import { type LogAt } from '@/rules/core/log/match-log';
import { type Message } from '@/rules/core/message';
import { type Actor, type Seat, type TableOptions, type Viewer } from '@/rules/core/seat';
import { type MatchHeader, type SeatedPlayer } from '@/store/match/header';
import { type MatchSession } from '@/store/match/session';
import { type LaidPieces, type LaidTable } from './laid';

/** One line of what to put where on the table, ticked off while setting up. */
export interface ChecklistItem {
  readonly id: string;
  readonly label: Message;
  readonly count?: number;
}

/** A page of the rules in everyday words. Titles and texts are `topic.<id>.title`, `topic.<id>.text` of the game's words. */
export interface RuleTopic {
  readonly id: string;
  readonly rules: readonly string[];
}

export interface SetupProps<Options extends TableOptions = TableOptions> {
  readonly options: Options;
  readonly players: readonly SeatedPlayer[];
  readonly depth: MatchHeader['module'];
  /** What the owner's box knows, by kind, for what is chosen here. */
  readonly prints: NewMatchChoice['prints'];
  /** What a table agrees on in any game, to stand behind the game's own. */
  readonly more?: readonly Option[];
  readonly onChange: (options: Options) => void;
}

/** What each seat chooses for itself at set-up. */
export interface SeatOption {
  /** The game's word for it. */
  readonly label: string;
  readonly of: (options: TableOptions) => readonly boolean[];
  readonly with: (options: TableOptions, on: readonly boolean[]) => TableOptions;
}

/** A value that is asked for where a game that runs already is picked up. */
export interface MidGameLine {
  /** The line of the ledger; in a row what stands before the column: `supply/0`. */
  readonly entry: string;
  readonly label: Message;
  readonly detail?: Message;
}

/** What follows from other rows, so that nobody has to count it. */
export interface MidGameRest {
  readonly label: Message;
  readonly detail?: Message;
  readonly of: readonly string[];
  /** How much there is in all, by column. */
  readonly all: (column: string) => number;
}

/** How a game that runs already is picked up: everything that can be told on one screen. */
export interface MidGame {
  /** Seats, unless something else is counted. */
  readonly columns?: {
    readonly ids: readonly string[];
    readonly name: (id: string) => Message;
    readonly Mark: ComponentType<{ readonly id: string }>;
  };
  readonly rows: readonly MidGameLine[];
  readonly rest?: MidGameRest;
  /** Values that stand for themselves, as the round. */
  readonly single: readonly MidGameLine[];
  /** Who is to move. Without a line of the ledger it is whoever begins the match. */
  readonly mover: { readonly label: Message; readonly entry?: string };
  /** Somebody else who has to be named, with the line of the ledger; or nobody but who began. */
  readonly holder?: { readonly label: Message; readonly entry: string };
  /** Who began may decide a tie. */
  readonly asksWhoBegan: boolean;
  /** What cannot be told here, in words. */
  readonly unset?: Message;
}

/** What a game's board, full or light, gets from the frame. Every tap goes through `play`, which answers a refusal itself. */
export interface BoardProps {
  /** The match as it is now. */
  readonly log: LogAt;
  /** Keeps what somebody has begun. */
  readonly session: MatchSession;
  readonly header: MatchHeader;
  readonly viewer: Viewer;
  readonly play: (actor: Actor, move: BaseMove, options?: { readonly join?: boolean }) => void;
  /** Whether they were played, and not refused. */
  readonly playAll: (drafts: readonly Draft[]) => boolean;
  readonly seatName: (seat: Seat) => string;
}

/** What the strip says of a seat, besides who sits there and who is to move. */
export interface SeatStanding {
  /** A number whose id is a line of the ledger is corrected by a tap on it. */
  readonly numbers: StripSeat['numbers'];
  readonly state?: Extract<SeatState, 'passed' | 'left' | 'to-move'> | undefined;
  readonly sign?: SeatSign | undefined;
}

export interface StripStanding {
  readonly seats: readonly SeatStanding[];
  /** The parts of a turn, where it has several. */
  readonly parts?: { readonly at: number; readonly of: number } | undefined;
  /** Rounds that something follows after. */
  readonly stops?: Progress['stops'];
  /** What is said beside the rounds in the place of the phase's name; empty where nothing is. */
  readonly note?: string;
  /** Filled colours mean something else in this game. */
  readonly rimmed?: boolean;
}

/** What of a seat's pieces everybody can count at a glance. */
export interface SeatCount {
  /** As the app believes. */
  readonly value: number;
  /** Asks for it in one line, with the number. */
  readonly question: Message;
  /** The lines of the ledger that it stands for; several where only the table can say which of them is wrong. */
  readonly entries: readonly string[];
}

/** A match on its stage. It draws the frame of the match around what it puts there. */
export interface TableProps extends BoardProps {
  /** Who acts; nobody where it is still to be said. */
  readonly seat: Seat | undefined;
  /** Whether a tap may change the match: it is played here, and it goes on. */
  readonly canAct: boolean;
  readonly onSeat: (seat: Seat) => void;
  /** The phone goes to this seat. */
  readonly onPass: (seat: Seat) => void;
}

export interface ActionsProps extends BoardProps {
  /** Who acts. */
  readonly seat: Seat;
  /** The phone goes to this seat; absent where it has no secrets, and behind the cover. */
  readonly onLook?: (() => void) | undefined;
}

export type GlanceProps = Pick<BoardProps, 'log'>;
export type MiniatureProps = Pick<BoardProps, 'log' | 'header'>;

export interface NewMatchChoice {
  readonly seatCount: number;
  readonly startSeat: Seat;
  readonly depth: MatchHeader['module'];
  readonly practice: boolean;
  /** The Score door opens light tracking at its end. */
  readonly opened: 'at-the-start' | 'at-the-end';
  /** What the owner's box knows, by kind and id. */
  readonly prints: (kind: string) => readonly { readonly id: string; readonly data: unknown }[];
}

/** A game's rules and screens. They come in one piece, when the game is first looked at. */
export interface GameScreens {
  readonly rules: GameModules;
  /** Options that start a game at once, with nothing entered. */
  readonly defaults: (choice: NewMatchChoice) => TableOptions;
  /** Options of such a table before: what was chosen stays, and what the box knows is what it knows now. */
  readonly again: (options: TableOptions, choice: NewMatchChoice) => TableOptions;
  /** The variants and what the table agrees on. */
  readonly Setup: ComponentType<SetupProps>;
  readonly seatOption?: SeatOption;
  /** The game's words for the question who begins, where the table knows and chance has no say. */
  readonly beginsAsked?: string;
  /**
   * The game's words for what the Score door asks of the players in the place of who began; `false` where nothing of the
   * kind makes a difference to the scores.
   */
  readonly scoreAsks?: string | false;
  /** In the place of a game that cannot be picked up as it is set up here, a message that says why, and what helps. */
  readonly midGame?: (options: TableOptions) => MidGame | Message;
  readonly checklist: (options: TableOptions, depth: MatchHeader['module']) => readonly ChecklistItem[];
  /** What the steps of the list lay on the table. */
  readonly laid: (table: LaidTable) => readonly LaidPieces[];
  readonly strip: (log: LogAt, words: Speak) => StripStanding;
  /** What the table is asked to count where the app may be wrong. Nothing secret, and nothing where it cannot be told. */
  readonly counted?: (log: LogAt, seat: Seat) => SeatCount | undefined;
  readonly Board: ComponentType<BoardProps>;
  readonly LightBoard: ComponentType<BoardProps>;
  /** The whole match on its stage; without one it is drawn from board and actions. */
  readonly Table?: ComponentType<TableProps>;
  readonly LightTable?: ComponentType<TableProps>;
  /** The game's own thumb zone. */
  readonly Actions: ComponentType<ActionsProps>;
  /** They draw the way to a seat's secrets among their own buttons, so that more of the board is seen. */
  readonly ownLook?: boolean;
  /** What is read from across the table while the match runs, where points say too little. */
  readonly Glance?: ComponentType<GlanceProps>;
  /** The table as it stands, small, in a place that is wide and low: whatever it shows, everybody may see. */
  readonly Miniature?: ComponentType<MiniatureProps>;
  /** What is printed on a piece of the kind that the box collects, as a fingerprint of 48 by 44. */
  readonly fingerprint?: (data: unknown, theme: Theme) => readonly Shape[];
  /** "Can I …?" with no match running. */
  readonly Check: ComponentType;
  /** A part of the score, worked out with nothing tracked; a door beside that of the score. Its title is a word of the game. */
  readonly calculator?: { readonly title: string; readonly Calculator: ComponentType };
  /**
   * Keys of score lines that stand beside what the game is mainly won by: their bricks are drawn open. The game's words
   * for both kinds are `score.main` and `score.beside`.
   */
  readonly beside?: readonly string[];
  /** What a seat turned out to play for, as soon as everybody may see it: a piece of the game, and its sign. */
  readonly servedBy?: {
    readonly of: (log: LogAt, seat: Seat) => string | undefined;
    readonly Mark: ComponentType<{ readonly id: string }>;
  };
  /** Answers a chance that the match waits for with real cards; a game that never does has none. */
  readonly Entry?: ComponentType<BoardProps>;
}

/** Small pictures for the page of a game. */
export interface Scenes {
  /** Points of a game that is over, on 174 by 68. */
  readonly score: (theme: Theme) => readonly Shape[];
  /** Something that one asks about, on 174 by 68. */
  readonly ask: (theme: Theme) => readonly Shape[];
  /** Three things to learn, each on 84 by 76. */
  readonly learn: readonly ((theme: Theme) => readonly Shape[])[];
}

/** What the shell shows of a game before its screens are loaded. */
export interface GameCard {
  readonly id: string;
  readonly seats: Game['seats'];
  readonly accent: AccentName;
  readonly Emblem: ComponentType<{ readonly size: number; readonly color: string }>;
  /** The picture of the game, on a sheet of 360 by 158; what it shows stands right of the middle. */
  readonly poster: (inks: Accent) => readonly Shape[];
  /** How long a game takes, by its box. */
  readonly minutes: string;
  readonly scenes: { readonly load: () => Promise<Scenes> };
  readonly topics: readonly RuleTopic[];
  /** The kind of piece by which one sees how much of a box is known. */
  readonly collects: string;
  /** A practice game is one tap away. */
  readonly practice: boolean;
  /** Its number at BoardGameGeek; a game without one asks its owner once. */
  readonly bggId?: number;
  readonly load: () => Promise<GameScreens>;
}
