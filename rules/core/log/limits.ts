/**
 * What a match may cost whoever reads it. A whole evening stays a hundred times below; only a file that was made to
 * hang or crash the app comes near.
 */
export interface Limits {
  readonly events: number;
  readonly entries: number;
  /** Events that are looked at or kept while the journal is folded. */
  readonly work: number;
}

export const READ_LIMITS: Limits = { events: 25_000, entries: 100_000, work: 8_000_000 };

/** Less than can be read, so that what was played is never too long to be opened again. */
export const PLAY_LIMITS: Limits = { events: 20_000, entries: 80_000, work: 4_000_000 };

/** Which of the limits is reached first. */
export type Excess = keyof Limits;

export const excessOf = (used: Limits, limits: Limits): Excess | undefined => {
  if (used.entries > limits.entries) return 'entries';
  if (used.events > limits.events) return 'events';
  return used.work > limits.work ? 'work' : undefined;
};
