import type { Game } from '@/rules/core/game';
import { gameCards } from './index';

/** From the cards, not from the rules' own registry: a game's rules come with its screens. */
export const games: readonly Game[] = gameCards.map(({ id, seats, load }) => ({
  id,
  seats,
  load: async () => (await load()).rules,
}));
