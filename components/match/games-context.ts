import { createContext, use } from 'react';
import { type GameCard } from './game-screens';

/** The cards of all games. The root of the app gives them, because a game's screens stand on the match's. */
export const GamesContext = createContext<readonly GameCard[]>([]);

export const useGameCards = (): readonly GameCard[] => use(GamesContext);

export const useGameCard = (id: string | undefined): GameCard | undefined =>
  useGameCards().find((card) => card.id === id);
