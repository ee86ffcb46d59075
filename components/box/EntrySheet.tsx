import { useState } from 'react';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import type { BoxKind } from '@/rules/core/box';
import type { BoxLine } from '@/store/box/box-report';
import { putEntry, removeEntry } from '@/store/box/edit-box';
import { newPrint } from '@/store/box/edit-box';
import type { BoxTable } from './box-table';
import { boxInUse, kindName, labelOf, pieceName } from './box-table';
import { blankOf } from './form/blank';
import { FieldList } from './form/FieldList';
import { useBoxChange } from './use-box-change';

/** A line to look at and change, a piece known by name alone, or another one of the kind. */
export type Opened = BoxLine | { readonly missing: string } | 'new';

interface EntrySheetProps {
  readonly table: BoxTable;
  readonly kind: BoxKind;
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

export function EntrySheet({ table, kind, opened, onOpen, onClose }: EntrySheetProps) {
  const { t, game, catalogue, module, report } = table;
  const change = useBoxChange(t);
  const line = lineOf(opened);
  const [data, setData] = useState<Readonly<Record<string, unknown>>>(
    () => (line?.data as Readonly<Record<string, unknown>>) ?? blankOf(kind.fields),
  );
  const named = ownId(opened);
  const taken = (id: string) =>
    report.prints.some((print) => print.kind === kind.kind && print.id === id && print.id !== line?.id);
  const byName = kind.identify === undefined ? { id: named ?? '' } : {};
  const print = newPrint(module, { kind: kind.kind, data, ...byName }, taken);
  const stored =
    line !== undefined && table.box?.entries.some(({ kind: k, id }) => k === line.kind && id === line.id);
  const keep = () => {
    const box = boxInUse(table);
    if (!print || box === undefined) return false;
    return change(
      putEntry(catalogue, { game, box }, { print, ...(line ? { instead: line } : {}) }),
      'box.saved',
    );
  };
  const next = () => {
    if (!keep()) return;
    setData(blankOf(kind.fields));
    onOpen('new');
  };
  const remove = () => {
    if (line && table.box)
      change(
        removeEntry(catalogue, { game, box: table.box.id, kind: line.kind, id: line.id }),
        'box.removed',
      );
    onClose();
  };
  const title = line
    ? labelOf(table, line, report.prints)
    : named === undefined
      ? `${kindName(table, kind.kind)}: ${t('box.entry-new')}`
      : pieceName(table, named);
  const reason = print ? undefined : t('box.incomplete');
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          {opened === 'new' && <Button label={t('box.keep-next')} reason={reason} onPress={next} />}
          <Button
            label={t('box.keep')}
            kind={opened === 'new' ? 'secondary' : 'primary'}
            reason={reason}
            onPress={() => {
              if (keep()) onClose();
            }}
          />
        </>
      }
    >
      <AppText tone="soft">{t('box.entry')}</AppText>
      <FieldList form={{ table, kind: kind.kind }} fields={kind.fields} value={data} onChange={setData} />
      {stored && <Button label={t('box.remove')} kind="quiet" icon="trash" onPress={remove} />}
    </Sheet>
  );
}
