import { type Batch } from './backend';

/** Something with changes to store. The queue asks it for one batch at a time. */
export interface WriteSource {
  readonly name: string;
  /** Called by the queue; `changed` has to be called whenever there is something new to write. */
  attach(changed: () => void): void;
  /** The next batch, or `undefined` when all is stored. After a failure it is asked again, and may give more. */
  next(): Batch | undefined;
  /** The last batch that `next` gave is durable. */
  written(): void;
  /** That batch was refused because somebody else wrote. True: it is given up, and the source can go on. */
  refused(): boolean;
}

/** Refused before it is queued: storing it would break the limit on a value. */
export interface TooLarge {
  readonly kind: 'too-large';
  readonly bytes: number;
  readonly limit: number;
}
