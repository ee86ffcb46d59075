import type { GameModule } from './contract';

/** A game of the registry: every rule, or the counts that a table keeps. */
export interface Game {
  readonly id: string;
  readonly full: GameModule;
  readonly sheet: GameModule;
}
