import { createContext, use, useMemo } from 'react';
import { useLoaded } from '@/components/kit/store/use-loaded';
import { hasGameWords, loadGameWords } from '@/i18n/spoken';
import { type GameCard } from './game-screens';

/** The cards of all games. The root of the app gives them, because a game's screens stand on the match's. */
export const GamesContext = createContext<readonly GameCard[]>([]);

export const useGameCards = (): readonly GameCard[] => use(GamesContext);

export const useGameCard = (id: string | undefined): GameCard | undefined =>
  useGameCards().find((card) => card.id === id);

/** Whether everything that a game says has come. Below a screen that waits for it, no language shows a key. */
export const useWordsOf = (card: Pick<GameCard, 'id'> | undefined): boolean => {
  const source = useMemo(() => card && { load: () => loadGameWords(card.id).then(() => true) }, [card]);
  const loaded = useLoaded(source) ?? false;
  return loaded || (card !== undefined && hasGameWords(card.id));
};
