import { type BaseMove, type GameModule } from '../contract';
import { type TableOptions } from '../seat';
import { type GameEvent } from './event';
import { type Clock } from './clock';
import { type SetAside, type Share } from './journal';
import { type Step } from './timeline';

/** What the log holds at one moment. It stays what it is when the match goes on. */
export interface LogAt<Move extends BaseMove = BaseMove, State = unknown> {
  readonly game: GameModule<TableOptions, Move, State>;
  readonly options: TableOptions;
  readonly state: State;
  readonly events: readonly GameEvent<Move>[];
  readonly done: readonly Step<Move>[];
  readonly undone: readonly Step<Move>[];
  readonly takenBack: number;
  /** Grows with every move that is made, not with one that is brought back. */
  readonly made: number;
  /** What could not be taken over when the match was loaded. */
  readonly asides: readonly SetAside[];
  /** What everybody has added to the chance. */
  readonly shares: readonly Share[];
  /** Who had how long up to the last entry. */
  readonly clock: Clock;
  readonly endedEarly: boolean;
  /** The seed has been shown: what stands here stays. */
  readonly closed: boolean;
  /** The state before the event at this position; `events.length` gives the present one. */
  stateAt(position: number): State;
}
