import { useMatch } from '../match-context';
import { endLaysOpen } from '../who-acts';
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
    laysOpen: () => endLaysOpen(session.moment.standing.log, [...header.players.keys()]),
  };
};
