import * as v from 'valibot';
import { list, whole } from '@/rules/core/codec';
import { LIMIT } from '@/rules/i-spy/model/pieces';
import { card as printedCard, politicianPrint, someGains } from '@/rules/i-spy/model/prints';
import { useBegun } from '../use-begun';
import { isScoring, type Scoring } from './steps';

const begun = v.strictObject({
  /** The Nation that is shown, and then the row that nobody has read yet. */
  at: whole(0, 12),
  /** Sums that the table counted. */
  sums: someGains,
  /** The Records of everybody as cards that were called out, where they are not tracked. */
  cards: v.optional(list(v.strictObject({ card: printedCard, count: whole(1, 9) }), 0, 15)),
  /** All has been called out, and the sums are what is scored. */
  told: v.optional(v.boolean()),
  /** How much of a row that nobody has read is entered. */
  row: v.optional(list(whole(0, LIMIT), 0, 6)),
  /** How many Politicians of this phase have been looked at, where not all of them. */
  seen: v.optional(whole(0, 20)),
  /** The tile that is being read, as far as it is. */
  tile: v.optional(politicianPrint),
  /** What of the clean-up is done. */
  ticks: list(whole(0, 2), 0, 3),
});
export type Begun = Readonly<v.InferOutput<typeof begun>>;

const EMPTY: Begun = { at: 0, sums: {}, ticks: [] };

/** Where a Scoring Phase has got to between two moves. */
export const useSlides = ({ session, round }: Scoring) => {
  const [value, keep] = useBegun<Begun>(session, {
    moment: `phase/${round}`,
    schema: begun,
    empty: EMPTY,
    isDue: (state) => state.round === round && isScoring(state.phase),
  });
  return { ...value, change: (change: Partial<Begun>) => keep({ ...value, ...change }) };
};
export type Slides = ReturnType<typeof useSlides>;
