import type { Game } from '@/rules/core/game';
import { courier } from '../courier/game';

export const games: readonly Game[] = [{ id: 'courier', full: courier, sheet: courier }];
