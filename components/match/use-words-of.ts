import { useMemo } from 'react';
import { useLoaded } from '@/components/kit/store/use-loaded';
import { hasGameWords, loadGameWords } from '@/i18n/spoken';
import { type GameCard } from './game-screens';

/** Whether everything that a game says has come. Below a screen that waits for it, no language shows a key. */
export const useWordsOf = (card: Pick<GameCard, 'id'> | undefined): boolean => {
  const source = useMemo(() => card && { load: () => loadGameWords(card.id).then(() => true) }, [card]);
  const loaded = useLoaded(source) ?? false;
  return loaded || (card !== undefined && hasGameWords(card.id));
};
