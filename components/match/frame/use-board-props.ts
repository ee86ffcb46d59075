import { useMemo, useSyncExternalStore } from 'react';
import { type BoardProps } from '@/components/match/game-screens';
import { type Viewer } from '@/rules/core/seat';
import { useMatch } from '../match-context';
import { whenSettled } from '../settled';
import { type Player } from '../use-play';

/** Everything but the version stays the same while a match is open, so that a game can keep what a tap leaves as it was. */
export const useBoardProps = ({ play, playAll }: Player, viewer: Viewer): BoardProps => {
  const { session, header, seatName } = useMatch();
  const version = useSyncExternalStore(whenSettled(session), session.readVersion, session.readVersion);
  return useMemo(
    () => ({ session, version, header, viewer, play, playAll, seatName }),
    [session, version, header, viewer, play, playAll, seatName],
  );
};
