import type { GameCard } from './game-screens';
import { iSpyCard } from './i-spy/card';
import { spyConnectionCard } from './spy-connection/card';
import { spymasterCard } from './spymaster/card';

export const gameCards: readonly GameCard[] = [spyConnectionCard, spymasterCard, iSpyCard];
