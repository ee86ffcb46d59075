import type { Game } from './core/game';

export const games: readonly Game[] = [];
