import type { GameCard, RuleTopic } from '@/components/games/game-screens';
import { useGameWords } from '@/i18n/use-say';

export interface Found {
  readonly topic: RuleTopic;
  /** The rule that fits, where it is not the topic as a whole. */
  readonly rule?: string;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Topics and rules that contain what was typed, accents and case aside. */
export const useRuleSearch = ({ id, topics }: GameCard, typed: string): readonly Found[] => {
  const words = useGameWords(id);
  const wanted = plain(typed.trim());
  if (wanted === '') return topics.map((topic) => ({ topic }));
  const fits = (...texts: readonly string[]) => texts.some((text) => plain(text).includes(wanted));
  return topics.flatMap((topic) => {
    const rules = topic.rules
      .filter((rule) => fits(rule, words(`rule.${rule}`)))
      .map((rule): Found => ({ topic, rule }));
    const whole = fits(words(`topic.${topic.id}.title`), words(`topic.${topic.id}.text`));
    return whole ? [{ topic }, ...rules] : rules;
  });
};
