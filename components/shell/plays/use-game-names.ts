import { useGameCards } from '@/components/match/game-cards';
import { useLanguage } from '@/i18n/use-translate';
import { speakerOf } from '@/i18n/words';

/** What games are called; one that this version does not know is called by its id. */
export const useGameNames = (): ((game: string) => string) => {
  const language = useLanguage();
  const cards = useGameCards();
  return (game) => (cards.some(({ id }) => id === game) ? speakerOf(language, game)('name') : game);
};
