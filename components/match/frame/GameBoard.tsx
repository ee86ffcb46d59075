import { useDeferredValue } from 'react';
import type { Viewer } from '@/rules/core/seat';
import { useMatch } from '../match-context';
import type { Player } from '../use-play';
import { useBoardProps } from './use-board-props';

interface GameBoardProps {
  readonly player: Player;
  readonly viewer: Viewer;
}

/**
 * Full tracking has the game's board, light tracking its sheet. On a slow phone it follows a frame after the line
 * that says what was done and the buttons for what comes next, which answer the tap.
 */
export function GameBoard({ player, viewer }: GameBoardProps) {
  const { Board, Sheet } = useMatch().screens;
  const board = useDeferredValue(useBoardProps(player, viewer));
  return board.header.module === 'full' ? <Board {...board} /> : <Sheet {...board} />;
}
