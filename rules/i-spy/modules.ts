import type { GameModules } from '../core/game';
import { full } from './full/module';
import { sheet } from './sheet/module';

export const modules: GameModules = { full, sheet };
