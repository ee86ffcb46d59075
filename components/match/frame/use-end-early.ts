import { useMatch } from '../match-context';
import { endLaysOpen } from '../who-acts';
import { type Dispatch } from '../use-dispatch';

interface EndEarly {
  readonly endEarly: () => void;
  /** Undo brings a game back, but nobody forgets the hands that were shown. */
  readonly laysOpen: () => boolean;
}

/** The evening is over before the game is. */
export const useEndEarly = (dispatch: Dispatch): EndEarly => {
  const { session, header } = useMatch();
  return {
    endEarly: () => void dispatch.answer(session.endEarly()),
    laysOpen: () => endLaysOpen(session.moment.standing.log, [...header.players.keys()]),
  };
};
