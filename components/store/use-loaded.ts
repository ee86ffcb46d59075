import { useEffect, useState } from 'react';
import type { GameCard, GameScreens } from '@/components/games/game-screens';

/** A game's screens, when they have arrived. */
export const useScreens = (card: GameCard | undefined): GameScreens | undefined => {
  const [loaded, setLoaded] = useState<{ readonly card: GameCard; readonly screens: GameScreens }>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    if (!card) return undefined;
    let current = true;
    card.load().then(
      (screens) => current && setLoaded({ card, screens }),
      (error: unknown) => current && setFailure(new Error('The screens did not load.', { cause: error })),
    );
    return () => {
      current = false;
    };
  }, [card]);
  if (failure) throw failure;
  return loaded && loaded.card === card ? loaded.screens : undefined;
};
