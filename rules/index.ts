import type { Game } from './core/game';
import { full } from './spy-connection/full/module';
import { sheet } from './spy-connection/sheet/module';

export const games: readonly Game[] = [{ id: 'spy-connection', full, sheet }];
