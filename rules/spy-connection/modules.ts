import type { GameModules } from '../core/game';
import { box } from './box-module';
import { full } from './full/module';
import { sheet } from './sheet/module';

export const modules: GameModules = { full, sheet, box };
