import { useMemo } from 'react';
import { type Viewer } from '@/rules/core/seat';
import { type BoardProps } from '@/components/match/game-screens';
import { useMatch, useStanding } from '../match-context';
import { type Dispatch } from '../use-dispatch';

interface GameBoardProps {
  readonly dispatch: Dispatch;
  readonly viewer: Viewer;
}

/** Full tracking has one board, light tracking another. */
export function GameBoard({ dispatch, viewer }: GameBoardProps) {
  const { Board, LightBoard } = useMatch().screens;
  const board = useBoardProps(dispatch, viewer);
  return board.header.module === 'full' ? <Board {...board} /> : <LightBoard {...board} />;
}

/** Everything but the log stays the same while a match is open, so that a game can keep what a tap leaves as it was. */
export const useBoardProps = ({ play, playAll }: Dispatch, viewer: Viewer): BoardProps => {
  const { session, header, seatName } = useMatch();
  const { log } = useStanding();
  return useMemo(
    () => ({ session, log, header, viewer, play, playAll, seatName }),
    [session, log, header, viewer, play, playAll, seatName],
  );
};
