import { type Batch } from './backend';

/** Something with changes to store. The queue asks it for one batch at a time. */
export interface WriteSource {
  readonly name: string;
  /** What it writes is merged with what others write, and may go over it where the page is left. */
  readonly merges?: boolean;
  /** Called by the queue; `changed` has to be called whenever there is something new to write. */
  attach(changed: () => void): void;
  /** The next batch, or `undefined` when all is stored. After a failure it is asked again, and may give more. */
  next(): Batch | undefined;
  /** The last batch that `next` gave is durable. */
  written(): void;
  /** That batch was refused because somebody else wrote. True: the source has seen to it, and can go on. */
  refused(): boolean | Promise<boolean>;
  /** There was no room for that batch. */
  full(): Fit;
  /** All that is still to be written, in its order. */
  unsaved(): readonly Batch[];
}

/** What a source has to say when a batch did not fit. */
export type Fit =
  /** It has a smaller one. */
  | 'smaller'
  /** It is what is being played: the reserve is there for it. */
  | 'urgent'
  | 'wait';
