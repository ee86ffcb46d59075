import { useMatch } from '../match-context';
import { endLaysOpen } from '../snapshot';
import { type Player } from '../use-play';

interface EndEarly {
  readonly endEarly: () => void;
  /** Undo brings a game back, but nobody forgets the hands that were shown. */
  readonly laysOpen: () => boolean;
}

/** The evening is over before the game is. */
export const useEndEarly = (player: Player): EndEarly => {
  const { session, header } = useMatch();
  return {
    endEarly: () => void player.answer(session.endEarly()),
    laysOpen: () => endLaysOpen(session, [...header.players.keys()]),
  };
};
