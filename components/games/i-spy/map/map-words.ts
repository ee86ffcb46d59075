import { enterCapital } from '@/rules/i-spy/moves/enter-capital';
import { travel } from '@/rules/i-spy/moves/travel';
import { type Table } from '../table';
import { dueOnMap, firstOwed } from './due';
import { type Goal } from './goals';
import { nameOf } from './region-words';

interface GoWords {
  readonly label: string;
  readonly detail?: string;
}

/** "Go to Leipzig, enter Berlin", and below it what it costs and leaves. */
export const goWords = (table: Table, goal: Goal): GoWords => {
  const { t } = table;
  const ends = goal.moves.flatMap((move) => ('region' in move ? [move] : []));
  const last = ends.at(-1);
  const before = ends.at(-2);
  const region = nameOf(table, goal.region);
  const label = ((): string => {
    const due = dueOnMap(table.view);
    if (due) return t(`ui.go-${due}`, { region, seat: movedName(table) });
    if (last?.type !== enterCapital.type) return t('ui.go', { region });
    return before
      ? t('ui.go-enter', { region: nameOf(table, before.region), capital: region })
      : t('ui.enter-capital', { capital: region });
  })();
  const details = [
    ...(goal.notes && goal.notes.length > 0 ? [t('ui.go-notes')] : []),
    ...(goal.left === undefined ? [] : costWords(table, goal, goal.left)),
  ];
  return details.length > 0 ? { label, detail: details.join(' · ') } : { label };
};

/** "2 Tickets, 2 left"; what costs none says only what is left. */
const costWords = ({ t }: Table, { moves }: Goal, left: number): readonly string[] => {
  const count = moves.filter(({ type }) => type === travel.type).length;
  if (count > 0) return [t('ui.go-cost', { count, left })];
  return left > 0 ? [t('ui.tickets-left', { count: left })] : [];
};

const movedName = ({ view, seatName }: Table): string => {
  const owed = firstOwed(view);
  if (!owed) return '';
  return seatName(owed.kind === 'relocate' ? owed.spy : owed.as);
};

/** What the map waits for, where something is owed there. */
export const dueWords = (table: Table): string | undefined => {
  const { t, view } = table;
  const due = dueOnMap(view);
  if (due) return t(`ui.due.${due}`, { seat: movedName(table) });
  const owed = firstOwed(view);
  if (owed?.kind !== 'coerced-tickets') return undefined;
  const who = { seat: movedName(table) };
  return owed.left > 0
    ? t('ui.due.coerced-tickets', { ...who, count: owed.left })
    : t('ui.due.coerced-spent', who);
};
