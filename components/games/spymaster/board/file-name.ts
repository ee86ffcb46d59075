import { type FileView } from '@/rules/spymaster/model/view';
import { type Table } from '../table';
import { totalsInWords } from './TypeTotals';

/** Everything that is known of a File, to be read out. */
export const fileName = (table: Table, file: FileView, place: number): string => {
  const { t, seatName } = table;
  const { count, totals, spyMasterCard, owner } = file;
  return [
    t('ui.file', { file: place + 1 }),
    t('ui.cards', { count }),
    ...(totals ? [totalsInWords(table, totals)] : []),
    ...(spyMasterCard ? [t('ui.spymaster-card')] : []),
    ...(owner === undefined ? [] : [t('ui.taken', { seat: seatName(owner) })]),
  ].join(', ');
};
