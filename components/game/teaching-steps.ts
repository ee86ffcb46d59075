import { i18n } from '@/i18n/i18n';

/** How many cards `teach.1`, `teach.2` … the words of a game have. */
export const teachingSteps = (game: string): number => {
  let count = 0;
  while (i18n.exists(`teach.${count + 1}`, { ns: game })) count++;
  return count;
};
