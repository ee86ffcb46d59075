import type { GameCard } from './game-screens';
import { spyConnectionCard } from './spy-connection/card';
import { spymasterCard } from './spymaster/card';

export const gameCards: readonly GameCard[] = [spyConnectionCard, spymasterCard];
