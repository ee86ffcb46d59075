import { useLocalSearchParams } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';
import { useBack } from '@/components/kit/use-back';
import { Missing } from '@/components/match/Gates';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { EmptyState } from '@/components/kit/EmptyState';
import { ListRow } from '@/components/kit/ListRow';
import { Progress } from '@/components/kit/Progress';
import { Screen } from '@/components/kit/Screen';
import { useTranslate } from '@/i18n/use-translate';
import { type BoxLine } from '@/store/box/box-lines';
import { type KindReport } from '@/store/box/box-report';
import { putEntry } from '@/store/box/edit-box';
import { BoxGate } from './BoxGate';
import { type BoxTable, boxInUse, kindName, pieceName } from './form/box-table';
import { Contradictions } from './Contradictions';
import { type Opened, EntrySheet } from './EntrySheet';
import { KindLines } from './KindLines';
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

function KindPage({ table, found, piece }: KindProps) {
  const { game, t, catalogue } = table;
  const { kind, lines, known, all, missing } = found;
  const back = useBack({ pathname: '/game/[game]/box', params: { game } });
  const change = useBoxChange(t);
  const [opened, setOpened] = useState<Opened | undefined>(() => lines.find(({ id }) => id === piece));
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
      saves
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
        <Progress label={name} value={known} max={all} valueText={t('box.of', { known, all })} />
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
