import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { type BoxLine } from '@/store/box/box-lines';
import { type KindReport } from '@/store/box/box-report';
import { putEntry, removeEntry, newPrint } from '@/store/box/edit-box';
import { type BoxTable, boxInUse, kindName, labelOf, pieceName } from './form/box-table';
import { blankOf, type Values, asValues } from './form/values';
import { FieldList } from './form/FieldList';
import { padOf, PadField } from './form/PadField';
import { useBoxChange } from './use-box-change';

/** A line to look at and change, a piece known by name alone, or another one of the kind. */
export type Opened = BoxLine | { readonly missing: string } | 'new';

interface EntrySheetProps {
  readonly table: BoxTable;
  readonly found: KindReport;
  readonly opened: Opened;
  readonly onOpen: (opened: Opened) => void;
  readonly onClose: () => void;
}

const lineOf = (opened: Opened): BoxLine | undefined =>
  opened !== 'new' && 'key' in opened ? opened : undefined;

const ownId = (opened: Opened): string | undefined => {
  if (opened === 'new') return undefined;
  return 'missing' in opened ? opened.missing : opened.id;
};

export function EntrySheet({ table, found, opened, onOpen, onClose }: EntrySheetProps) {
  const { t, game, catalogue, box } = table;
  const { kind, known, all } = found;
  const change = useBoxChange(t);
  const line = lineOf(opened);
  const [data, setData] = useState<Values>(() =>
    line ? asValues(line.data) : blankOf(kind.fields, ownId(opened)),
  );
  const pad = opened === 'new' ? padOf(kind.fields) : undefined;
  const print = printFrom({ table, found, opened, data });
  const keep = (wanted = print): boolean => {
    const into = wanted && boxInUse(table);
    if (into === undefined || !wanted) return false;
    const instead = line ? { instead: line } : {};
    return change(putEntry(catalogue, { game, box: into }, { print: wanted, ...instead }), 'box.saved');
  };
  const next = () => {
    if (!keep()) return;
    setData(blankOf(kind.fields));
    if (all !== undefined && known + 1 >= all) onClose();
    else onOpen('new');
  };
  const pick = (values: Values) => {
    if (keep(printFrom({ table, found, opened, data: values })) && known + 1 === all) onClose();
  };
  const stored = line && box?.entries.some((entry) => entry.kind === line.kind && entry.id === line.id);
  const remove = () => {
    if (line && box)
      change(removeEntry(catalogue, { game, box: box.id, kind: line.kind, id: line.id }), 'box.removed');
    onClose();
  };
  const form = { table, kind: kind.kind, own: line?.id };
  const reason = print ? undefined : t('box.incomplete');
  const keepAndClose = () => {
    if (keep()) onClose();
  };
  return (
    <Sheet
      open
      title={titleOf(table, found, opened)}
      onClose={onClose}
      footer={
        pad ? (
          <Button label={t('box.enough')} kind="secondary" icon="check" onPress={onClose} />
        ) : opened === 'new' ? (
          <>
            <Button label={t('box.keep-next')} reason={reason} onPress={next} />
            <Button label={t('box.keep')} kind="secondary" reason={reason} onPress={keepAndClose} />
          </>
        ) : (
          <Button label={t('box.keep')} reason={reason} onPress={keepAndClose} />
        )
      }
    >
      <AppText tone="soft">
        {opened === 'new' && all !== undefined ? t('box.of', { known, all }) : t('box.entry')}
      </AppText>
      {pad ? (
        <PadField {...{ form, pad }} label={kindName(table, kind.kind)} onPick={pick} />
      ) : (
        <FieldList form={form} fields={kind.fields} value={data} onChange={setData} />
      )}
      {stored && <Button label={t('box.remove')} kind="quiet" icon="trash" onPress={remove} />}
    </Sheet>
  );
}

type Entered = Pick<EntrySheetProps, 'table' | 'found' | 'opened'> & { readonly data: Values };

/** As far as it is entered, and true to its kind. */
const printFrom = ({ table: { module, report }, found: { kind }, opened, data }: Entered) => {
  const line = lineOf(opened);
  const own = line?.id;
  if (line && data === line.data) return line;
  const taken = (id: string) =>
    id !== own && report.prints.some((print) => print.kind === kind.kind && print.id === id);
  const byName = kind.identify === undefined ? { id: ownId(opened) ?? '' } : {};
  const print = newPrint(module, { kind: kind.kind, data, ...byName }, taken);
  return print && kind.fits(print.id, print.data) ? print : undefined;
};

const titleOf = (table: BoxTable, { kind }: KindReport, opened: Opened): string => {
  if (opened === 'new') return `${kindName(table, kind.kind)}: ${table.t('box.entry-new')}`;
  return 'missing' in opened ? pieceName(table, opened.missing) : labelOf(table, opened, table.report.prints);
};
