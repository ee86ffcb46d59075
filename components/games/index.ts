import type { GameCard } from './game-screens';

export const gameCards: readonly GameCard[] = [];
