import { type ComponentType } from 'react';
import { type Actor } from '@/rules/core/seat';
import { type Debrief } from '@/store/debrief';
import { type NewMatch } from '@/store/match/library';
import { type MatchSession } from '@/store/match/session';
import { type Move } from './courier/game';
import { courierGame, courierMatch } from './desk';
import { openTable } from './open-table';

export const physical = { seatCount: 2, startSeat: 0, deck: 'physical', values: {} } as const;

export interface MatchTable {
  readonly debrief: Debrief;
  readonly session: MatchSession;
  readonly id: string;
  /** Plays behind the screen's back, as a position to start from. */
  readonly play: (actor: Actor, move: Move) => void;
  /** As after a reload, or the same screen of another match. */
  readonly showAgain: (other?: string) => Promise<void>;
}

/** Lays a match of the test-only game out and opens one of its screens. */
export const layTable = (Screen: ComponentType, about: Partial<NewMatch> = {}): Promise<MatchTable> =>
  openTable({ games: [courierGame], match: { ...courierMatch, options: physical, ...about }, Screen });
