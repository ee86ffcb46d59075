import { type Speak } from '@/i18n/say';
import { type CardStep, textOf } from '@/rules/i-spy/model/book';
import { type Card } from '@/rules/i-spy/model/pieces';
import { type CardNeed, type KnownPrints } from '@/rules/i-spy/model/prints';
import { cardWorth } from './words';

const stepWords = (t: Speak, step: CardStep): string => {
  if (step.kind === 'icon') return t(`piece.owed.${step.icon}`);
  return step.kind === 'tickets'
    ? t('ui.tickets', { count: step.count })
    : t(`ui.card.${step.kind}`, { count: 'count' in step ? step.count : 1 });
};

/** Two Tags are two Tags, however they are printed. */
const summed = (steps: readonly CardStep[]): readonly CardStep[] =>
  steps.reduce<readonly CardStep[]>((all, step) => {
    const same = all.find(({ kind }) => kind === step.kind);
    if (!same || !('count' in same) || !('count' in step)) return [...all, step];
    return all.map((other) => (other === same ? { ...same, count: same.count + step.count } : other));
  }, []);

/** The same twice is said once, with how often. */
const timesWords = (all: readonly string[]): readonly string[] =>
  [...new Set(all)].map((one) => {
    const times = all.filter((other) => other === one).length;
    return times > 1 ? `${times} × ${one}` : one;
  });

/** Whom or what it takes, where that is not told by what it does. */
const needWords = (t: Speak, needs: readonly CardNeed[]): readonly string[] =>
  needs.length > 0
    ? [t('ui.card.needs', { what: needs.map((need) => t(`ui.need.${need}`)).join(', ') })]
    : [];

/** "4 Tickets": what a card does, in short. */
export const effectWords = (t: Speak, prints: KnownPrints, card: Card): string =>
  timesWords(summed(textOf(prints, card).steps).map((step) => stepWords(t, step))).join(', ');

/** "Germany +3 · 4 Tickets": what a card leaks, does and asks for, in one line. */
export const cardWords = (t: Speak, prints: KnownPrints, card: Card): string => {
  const { needs } = textOf(prints, card);
  return [cardWorth(t, prints, card), effectWords(t, prints, card), ...needWords(t, needs)].join(' · ');
};
