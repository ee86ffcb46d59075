import { type Table } from '../table';
import { type WayOut } from '../ways';
import { type Choose, type Chosen } from './chosen';
import { type Covers } from './covers';

/** A turn as its screen needs it. */
export interface Turn {
  readonly table: Table;
  readonly chosen: Chosen | undefined;
  readonly choose: Choose;
  readonly covers: Covers;
  readonly ways: ReadonlyMap<string, readonly WayOut[]>;
  /** Draws a way that nobody has told the app of. */
  readonly onDraw: ((city: string) => void) | undefined;
}
