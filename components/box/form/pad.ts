import { type Field } from '@/rules/core/shape';
import { isAsked } from './box-form';

/** What is printed is one of a few by one of a few, so that one tap tells it all. */
export interface Pad {
  readonly across: { readonly name: string; readonly ids: readonly string[] };
  readonly down: { readonly name: string; readonly numbers: readonly number[] };
}

const MOST_ACROSS = 5;
const MOST_DOWN = 10;

export const padOf = (fields: readonly Field[]): Pad | undefined => {
  const [first, second, ...others] = fields.filter(isAsked);
  if (!first || !second || others.length > 0 || first.optional || second.optional) return undefined;
  const [one, other] = [first.shape, second.shape];
  if (one.as !== 'choice' || other.as !== 'whole') return undefined;
  const { min, max } = other;
  if (one.of.length > MOST_ACROSS || max - min >= MOST_DOWN) return undefined;
  const numbers = Array.from({ length: max - min + 1 }, (_, place) => min + place);
  return { across: { name: first.name, ids: one.of }, down: { name: second.name, numbers } };
};
