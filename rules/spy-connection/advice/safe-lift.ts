import type { Board } from '../board';
import type { Rescued } from './rescue';
import { localNetwork } from './local-network';

/** SC-35: every space whose Agents can be taken back now, each by itself. */
export const safeLifts = (board: Board, player: Pick<Rescued, 'spy' | 'agents'>): readonly string[] => {
  const { spaces, all, isCoherent } = localNetwork(board, player);
  return spaces.filter((_, place) => isCoherent(all & ~(1 << place)));
};
