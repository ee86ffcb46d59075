import type { BoardProps } from '@/components/games/game-screens';
import type { Viewer } from '@/rules/core/seat';
import type { OpenedMatch } from '../match-context';
import type { Player } from '../use-play';

/** New with every version of the match, so that a game's screen is drawn again although its session is the same. */
export const boardProps = (
  { session, header, seatName }: OpenedMatch,
  { play, playAll }: Player,
  { viewer }: { readonly viewer: Viewer; readonly version: number },
): BoardProps => ({ session, header, viewer, play, playAll: (drafts) => void playAll(drafts), seatName });
