import { isRead } from '@/rules/spymaster/model/pile';
import { type Intelligence } from '@/rules/spymaster/model/prints';
import { layOutRow } from '@/rules/spymaster/moves/lay-out-row';
import { type Begun } from '../begun';
import { type Table } from '../table';

/** A row that was taken back is there again to be mended: nobody taps thirteen cards twice for one mistake. */
const takenBack = ({ log }: Table): readonly Intelligence[] => {
  const step = log.undone.at(-1);
  const events = step?.kind === 'group' ? step.events : [];
  return events.flatMap(({ move }) => (layOutRow.is(move) ? move.cards.filter(isRead) : []));
};

export const rowSoFar = (table: Table, { cards }: Begun): readonly Intelligence[] =>
  cards ?? takenBack(table);
