import { type Aligned, endingOf } from '@/rules/i-spy/model/outcome';
import { type Nation, type PerNation, perNation } from '@/rules/i-spy/model/pieces';

interface Told {
  readonly power: Partial<PerNation>;
  readonly influence: Partial<PerNation>;
  readonly aligned: readonly Aligned[];
}

/** IS-62: Influence matters only where Power is tied; after a standstill perhaps for others too. */
export const influenceAsked = ({ power, influence, aligned }: Told): readonly Nation[] => {
  const standing = {
    power: perNation((nation) => power[nation] ?? 0),
    influence: perNation((nation) => influence[nation] ?? 0),
  };
  let asked: readonly Nation[] = [];
  for (const { tied } of endingOf(standing, aligned)?.steps ?? []) {
    if (tied.length > 1)
      asked = [
        ...new Set([
          ...asked,
          ...aligned.flatMap(({ seat, nation }) => (tied.includes(seat) ? [nation] : [])),
        ]),
      ];
    // What follows depends on numbers that have not been told.
    if (asked.some((nation) => influence[nation] === undefined)) return asked;
  }
  return asked;
};
