import { type Viewer } from '@/rules/core/seat';
import { useMatch } from '../match-context';
import { type Player } from '../use-play';
import { useBoardProps } from './use-board-props';

interface GameBoardProps {
  readonly player: Player;
  readonly viewer: Viewer;
}

/** Full tracking has one board, light tracking another. */
export function GameBoard({ player, viewer }: GameBoardProps) {
  const { Board, LightBoard } = useMatch().screens;
  const board = useBoardProps(player, viewer);
  return board.header.module === 'full' ? <Board {...board} /> : <LightBoard {...board} />;
}
