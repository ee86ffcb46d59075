import type { BoardProps } from '@/components/games/game-screens';
import { useMatch } from '../match-context';

/** Full tracking has the game's board, light tracking its sheet. */
export function GameBoard({ board }: { readonly board: BoardProps }) {
  const { screens } = useMatch();
  const { Board, Sheet } = screens;
  return board.header.module === 'full' ? <Board {...board} /> : <Sheet {...board} />;
}
