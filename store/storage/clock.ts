/** Time as the queue needs it, so that a test can hold it still. */
export interface Clock {
  now(): number;
  /** Runs it once after so many milliseconds; what it returns cancels. */
  after(milliseconds: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
