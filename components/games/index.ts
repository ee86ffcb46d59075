import type { GameCard } from './game-screens';
import { spyConnectionCard } from './spy-connection/card';

export const gameCards: readonly GameCard[] = [spyConnectionCard];
