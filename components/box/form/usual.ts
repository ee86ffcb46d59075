import { type WholeShape } from '@/rules/core/shape';

export const USUAL = 10;

/** The numbers that get a key of their own. */
export const usualOf = ({ min, max, usual = USUAL }: WholeShape): readonly number[] =>
  Array.from({ length: Math.max(0, Math.min(max, usual) - min + 1) }, (_, place) => min + place);
