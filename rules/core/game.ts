import { type BoxModule } from './box';
import { type GameModule } from './contract';

/** Every rule, or the counts that a table keeps; and what is printed on the pieces. */
export interface GameModules {
  readonly full: GameModule;
  readonly sheet: GameModule;
  readonly box: BoxModule;
}

/** A game of the registry. Its rules are loaded when it is first played, so the first screen does without. */
export interface Game {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly load: () => Promise<GameModules>;
}
