import { type GameModules } from '../core/game';
import { box } from './box/module';
import { full } from './game';
import { light } from './light/game';

export const modules: GameModules = { full, sheet: light, box };
