import { currentLanguage } from '@/i18n/spoken';
import { hasText } from '@/i18n/words';

/** How many cards `teach.1`, `teach.2` … the words of a game have. */
export const teachingSteps = (game: string): number => {
  let count = 0;
  while (hasText(currentLanguage(), game, `teach.${count + 1}`)) count++;
  return count;
};
