import type { GameModule } from './core/contract';

/** One entry of the registry: every rule tracked, and the counts that a table keeps on paper. */
export interface Game {
  readonly id: string;
  readonly full: GameModule;
  readonly sheet: GameModule;
}

export const games: readonly Game[] = [];
