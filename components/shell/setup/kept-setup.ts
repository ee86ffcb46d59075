import { type TableOptions } from '@/rules/core/seat';
import { type MatchHeader } from '@/store/match/header';
import { type SetupSeat } from './seats';

/** What was chosen for a match that has not begun yet. */
interface KeptSetup {
  readonly match: string;
  readonly game: string;
  readonly depth: MatchHeader['module'];
  readonly seats: readonly SetupSeat[];
  readonly starter: number | undefined;
  readonly chosen: TableOptions | undefined;
}

let kept: KeptSetup | undefined;

export const keepSetup = (setup: KeptSetup | undefined): void => {
  kept = setup;
};

/** The table is being set for this match, and nothing stands against choosing anew. */
export const isKeptFor = (match: string): boolean => kept?.match === match;

/** For the set-up that one comes back to. */
export const keptSetup = (game: string): KeptSetup | undefined => (kept?.game === game ? kept : undefined);
