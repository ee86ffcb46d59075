import { useLocalSearchParams } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';
import { useBoxes } from '@/components/kit/store/use-debrief';
import { useChanged } from '@/components/kit/store/use-saving';
import { useBack } from '@/components/kit/use-back';
import { Missing } from '@/components/match/Gates';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { EmptyState } from '@/components/kit/EmptyState';
import { ListRow } from '@/components/kit/ListRow';
import { Progress } from '@/components/kit/Progress';
import { Screen } from '@/components/kit/Screen';
import { type AppTranslate, useTranslate } from '@/i18n/use-translate';
import { type BoxLine, type LineSource } from '@/store/box/box-lines';
import { type KindReport } from '@/store/box/box-report';
import { putEntry } from '@/store/box/edit-box';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName } from '@/components/kit/icons/icons';
import { IconButton } from '@/components/kit/IconButton';
import { Stamp } from '@/components/kit/Stamp';
import { BoxGate } from './BoxGate';
import { boxInUse, type BoxTable, NEXT, kindName, labelOf, pieceName } from './form/box-table';
import { Contradictions } from './Contradictions';
import { EntrySheet, type Opened } from './EntrySheet';
import { useBoxChange } from './use-box-change';

export function KindScreen() {
  const { kind: wanted, piece } = useLocalSearchParams<{ kind: string; piece?: string }>();
  const app = useTranslate();
  return (
    <BoxGate>
      {(table) => {
        const found = table.report.kinds.find(({ kind }) => kind.kind === wanted);
        if (!found) return <Missing title={app('game.missing')} hint={app('game.missing-hint')} />;
        return <KindPage table={table} found={found} piece={piece} />;
      }}
    </BoxGate>
  );
}

interface KindProps {
  readonly table: BoxTable;
  readonly found: KindReport;
  /** The entry that somebody came here for. */
  readonly piece: string | undefined;
}

const openedBy = ({ lines, missing, kind }: KindReport, piece: string | undefined): Opened | undefined => {
  if (piece !== NEXT) return lines.find(({ id }) => id === piece);
  const [first] = missing;
  if (first !== undefined) return { missing: first };
  return kind.ids ? undefined : 'new';
};

function KindPage({ table, found, piece }: KindProps) {
  const { game, t, catalogue } = table;
  const { kind, lines, known, all, missing } = found;
  const back = useBack({ pathname: '/game/[game]/box', params: { game } });
  const change = useBoxChange(t);
  const changed = useChanged(useBoxes(game));
  const [opened, setOpened] = useState<Opened | undefined>(() => openedBy(found, piece));
  const full = all !== undefined && known >= all;
  const name = kindName(table, kind.kind);
  const confirm = (line: BoxLine) => {
    const box = boxInUse(table);
    if (box !== undefined) change(putEntry(catalogue, { game, box }, { print: line }), 'box.confirmed');
  };
  return (
    <Screen
      title={name}
      onBack={back}
      changed={changed}
      {...(kind.ids
        ? {}
        : {
            footer: (
              <Button
                label={t('box.add-entry')}
                icon="plus"
                reason={full ? t('box.full', { count: all }) : undefined}
                onPress={() => setOpened('new')}
              />
            ),
          })}
    >
      {all !== undefined && (
        <Progress label={name} hideLabel value={known} max={all} valueText={t('box.of', { known, all })} />
      )}
      <Contradictions table={table} kind={kind.kind} />
      {lines.length === 0 && missing.length === 0 && (
        <EmptyState icon="box" title={t('box.nothing')} hint={t('box.nothing-hint')} />
      )}
      {lines.length > 0 && <KindLines table={table} lines={lines} onOpen={setOpened} onConfirm={confirm} />}
      {missing.length > 0 && (
        <Card>
          <AppText variant="title" level={2}>
            {t('box.missing')}
          </AppText>
          <View>
            {missing.map((id) => (
              <ListRow key={id} title={pieceName(table, id)} onPress={() => setOpened({ missing: id })} />
            ))}
          </View>
        </Card>
      )}
      {opened !== undefined && (
        <EntrySheet
          table={table}
          found={found}
          opened={opened}
          onOpen={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Screen>
  );
}

interface KindLinesProps {
  readonly table: BoxTable;
  readonly lines: readonly BoxLine[];
  readonly onOpen: (line: BoxLine) => void;
  readonly onConfirm: (line: BoxLine) => void;
}

const signs: Readonly<Record<LineSource, IconName>> = {
  owner: 'edit',
  rulebook: 'book',
  read: 'eye',
  suggested: 'info',
  practice: 'alert',
};

interface Alike {
  readonly title: string;
  readonly line: BoxLine;
  readonly count: number;
}

/** Pieces that nobody can tell apart, as two Intelligence cards of one type and value, are one line. */
const grouped = (table: BoxTable, lines: readonly BoxLine[]): readonly Alike[] => {
  const groups: Alike[] = [];
  for (const line of lines) {
    const title = labelOf(table, line, table.report.prints);
    const last = groups.at(-1);
    if (last?.title === title && last.line.source === line.source)
      groups.splice(-1, 1, { title, line, count: last.count + 1 });
    else groups.push({ title, line, count: 1 });
  }
  return groups;
};

function KindLines({ table, lines, onOpen, onConfirm }: KindLinesProps) {
  return (
    <Card>
      <View>
        {grouped(table, lines).map(({ title, line, count }) => (
          <Line
            key={line.key}
            title={count === 1 ? title : `${title} × ${count}`}
            {...{ t: table.t, line }}
            onOpen={() => onOpen(line)}
            onConfirm={() => onConfirm(line)}
          />
        ))}
      </View>
    </Card>
  );
}

interface LineProps {
  readonly t: AppTranslate;
  readonly line: BoxLine;
  readonly title: string;
  readonly onOpen: () => void;
  readonly onConfirm: () => void;
}

/** What is printed, and who says so: in words and with a sign. */
function Line({ t, line: { source }, title, onOpen, onConfirm }: LineProps) {
  const unsure = source === 'read' || source === 'suggested';
  return (
    <ListRow
      title={title}
      detail={t(`box.source.${source}`)}
      leading={<Icon name={signs[source]} />}
      {...(unsure
        ? {
            trailing: (
              <IconButton
                icon="check"
                filled
                label={t('box.confirm-what', { what: title })}
                onPress={onConfirm}
              />
            ),
          }
        : {})}
      {...(source === 'practice'
        ? { trailing: <Stamp label={t('box.source.practice')} tone="danger" /> }
        : {})}
      onPress={onOpen}
    />
  );
}
