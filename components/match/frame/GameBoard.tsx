import { type Viewer } from '@/rules/core/seat';
import { useMatch } from '../match-context';
import { type Dispatch } from '../use-dispatch';
import { useBoardProps } from './use-board-props';

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
