import { type Game } from '@/rules/core/contract';
import { type GameCard } from '@/components/match/game-screens';
import { iSpyCard } from './i-spy/card';
import { spyConnectionCard } from './spy-connection/card';
import { spymasterCard } from './spymaster/card';

/** The one registry of games. */
export const gameCards: readonly GameCard[] = [spyConnectionCard, spymasterCard, iSpyCard];

/** Their rules, which come with their screens. */
export const games: readonly Game[] = gameCards.map(({ id, seats, load }) => ({
  id,
  seats,
  load: async () => (await load()).rules,
}));
