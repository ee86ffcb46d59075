import { type Speak } from '@/i18n/say';
import { countersOf } from '@/rules/i-spy/model/scoring';

const side = (t: Speak, size: 'large' | 'small', by: number): readonly string[] =>
  by === 0 ? [] : [t(`ui.counter.${size}-${by > 0 ? 'in' : 'out'}`, { count: Math.abs(by) })];

/** Which counters go on the pool and which come off it, small and large. */
export const counterWords = (t: Speak, from: number, to: number): string => {
  const before = countersOf(from);
  const after = countersOf(to);
  return [
    ...side(t, 'large', after.large - before.large),
    ...side(t, 'small', after.small - before.small),
  ].join(', ');
};
