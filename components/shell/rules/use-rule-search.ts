import { type GameCard, type RuleTopic } from '@/components/match/game-screens';
import { plain } from '@/i18n/plain';
import { useGameWords } from '@/i18n/use-say';

export interface Found {
  readonly topic: RuleTopic;
  /** The rule that fits, where it is not the topic as a whole. */
  readonly rule?: string;
}

/** How well a text fits: 3 for the whole word, 2 for its beginning, 1 for a part of it, 0 not at all. */
const fit = (text: string, wanted: string): number => {
  const said = plain(text);
  let best = 0;
  for (let at = said.indexOf(wanted); at >= 0; at = said.indexOf(wanted, at + 1)) {
    const begins = !isLetter(said[at - 1]);
    best = Math.max(best, !begins ? 1 : isLetter(said[at + wanted.length]) ? 2 : 3);
  }
  return best;
};

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** A title says what a page is about; whatever its text says comes after all titles. */
const TITLE = 4;

/** Topics and rules that contain what was typed, accents and case aside: titles, then words, then parts of words. */
export const useRuleSearch = ({ id, topics }: GameCard, typed: string): readonly Found[] => {
  const words = useGameWords(id);
  const wanted = plain(typed.trim());
  if (wanted === '') return topics.map((topic) => ({ topic }));
  const titled = (title: string): number => {
    const fits = fit(title, wanted);
    return fits > 1 ? fits + TITLE : fits;
  };
  const found = topics.flatMap((topic): readonly (Found & { readonly fits: number })[] => [
    {
      topic,
      fits: Math.max(titled(words(`topic.${topic.id}.title`)), fit(words(`topic.${topic.id}.text`), wanted)),
    },
    ...topic.rules.map((rule) => ({
      topic,
      rule,
      fits: fit(`${rule} ${words(`rule.${rule}`)}`, wanted),
    })),
  ]);
  return found.filter(({ fits }) => fits > 0).sort((left, right) => right.fits - left.fits);
};
