import { useMemo } from 'react';
import { type BoardProps } from '@/components/match/game-screens';
import { type Viewer } from '@/rules/core/seat';
import { useMatch } from '../match-context';
import { useStanding } from '../use-moment';
import { type Dispatch } from '../use-dispatch';

/** Everything but the log stays the same while a match is open, so that a game can keep what a tap leaves as it was. */
export const useBoardProps = ({ play, playAll }: Dispatch, viewer: Viewer): BoardProps => {
  const { session, header, seatName } = useMatch();
  const { log } = useStanding();
  return useMemo(
    () => ({ session, log, header, viewer, play, playAll, seatName }),
    [session, log, header, viewer, play, playAll, seatName],
  );
};
