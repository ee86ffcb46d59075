import type { Intelligence } from '@/rules/spymaster/box';
import type { Move } from '@/rules/spymaster/full/moves';
import type { Draft } from '../draft';
import type { Table } from '../table';

/** A row that was taken back is there again to be mended: nobody taps thirteen cards twice for one mistake. */
const takenBack = ({ session }: Table): readonly Intelligence[] => {
  const step = session.log.undone.at(-1);
  const moves = step?.kind === 'group' ? step.events.map(({ move }) => move as Move) : [];
  return moves.flatMap((move) => (move.type === 'lay-out-row' ? move.cards : []));
};

export const rowSoFar = (table: Table, { cards }: Draft): readonly Intelligence[] =>
  cards ?? takenBack(table);
