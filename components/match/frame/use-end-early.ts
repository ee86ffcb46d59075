import { useMatch } from '../match-context';
import type { Player } from '../use-play';

/** The evening is over before the game is. */
export const useEndEarly = (player: Player): (() => void) => {
  const { session } = useMatch();
  return () => void player.answer(session.endEarly());
};
