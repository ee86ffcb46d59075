import { isRead, type RowCard, totalsOf, valueOf } from '@/rules/spymaster/model/pile';
import { type HandTotals, INTELLIGENCE_TYPES } from '@/rules/spymaster/model/prints';
import { type FileView } from '@/rules/spymaster/model/view';
import { type Names, type Table } from '../table';

/** "Surveillance 7, Espionage 3", without the types that are not there. */
const totalsInWords = ({ typeName }: Names, totals: HandTotals): string =>
  INTELLIGENCE_TYPES.filter((type) => totals[type] > 0)
    .map((type) => `${typeName(type)} ${totals[type]}`)
    .join(', ');

/** A File as it would be: how many cards, and what they are worth. */
export const fileInWords = (table: Table, file: number, cards: readonly RowCard[]): string => {
  const { t } = table;
  const read = cards.filter(isRead);
  return [
    t('ui.file', { file: file + 1 }),
    t('ui.cards', { count: cards.length }),
    ...(read.length > 0
      ? [t('ui.total', { total: valueOf(read) }), totalsInWords(table, totalsOf(read))]
      : []),
    ...blankInWords(table, cards),
  ].join(', ');
};

const blankInWords = ({ t }: Names, cards: readonly RowCard[]): readonly string[] => {
  const read = cards.filter(isRead).length;
  const blank = cards.length - read;
  return read > 0 && blank > 0 ? [t('ui.gather.blank', { count: blank })] : [];
};

/** Everything that is known of a File that lies there or was taken. */
export const fileOnTable = (table: Table, file: FileView, place: number): string => {
  const { t, seatName } = table;
  const { count, cards = [], spyMasterCard, owner } = file;
  const read = cards.filter(isRead);
  return [
    t('ui.file', { file: place + 1 }),
    t('ui.cards', { count }),
    ...(read.length > 0 ? [totalsInWords(table, totalsOf(read))] : []),
    ...blankInWords(table, cards),
    ...(spyMasterCard ? [t('ui.spymaster-card')] : []),
    ...(owner === undefined ? [] : [t('ui.taken', { seat: seatName(owner) })]),
  ].join(', ');
};
