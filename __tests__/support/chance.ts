import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type Pick } from '@/__tests__/support/play/playout';

/** Chance for tests: the same seed plays the same game. */
export const chanceOf = (seed: number): Pick => {
  const generator = xoroshiro128plus(seed);
  return (n) => uniformInt(generator, 0, n - 1);
};
