import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { hashGenerator } from './hash-generator';

export interface Draw {
  readonly deck: string;
  readonly ordinal: number;
  readonly count: number;
}

/**
 * Draws without replacement. The same seed, deck and ordinal give the same cards of the same pool, so that a
 * draw that was undone comes back as it was.
 */
export const drawFrom = (
  seed: string,
  { deck, ordinal, count }: Draw,
  pool: readonly string[],
): readonly string[] => {
  // The length keeps decks apart whose names run into the ordinal.
  const generator = hashGenerator(seed, `${deck.length}/${deck}/${ordinal}`);
  const left = [...pool];
  const size = Math.min(count, left.length);
  for (let index = 0; index < size; index++) {
    const chosen = uniformInt(generator, index, left.length - 1);
    [left[index], left[chosen]] = [left[chosen] as string, left[index] as string];
  }
  return left.slice(0, size);
};

export const shuffle = (seed: string, deck: string, items: readonly string[]): readonly string[] =>
  drawFrom(seed, { deck, ordinal: 0, count: items.length }, items);
