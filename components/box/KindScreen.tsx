import { useLocalSearchParams } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';
import { useBack } from '@/components/app/use-back';
import { Missing } from '@/components/app/Missing';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { ListRow } from '@/components/ui/ListRow';
import { Progress } from '@/components/ui/Progress';
import { Screen } from '@/components/ui/Screen';
import { Stamp } from '@/components/ui/Stamp';
import { useTranslate } from '@/i18n/use-translate';
import type { BoxLine, KindReport, LineSource } from '@/store/box/box-report';
import { putEntry } from '@/store/box/edit-box';
import { BoxGate } from './BoxGate';
import type { BoxTable } from './box-table';
import { boxInUse, kindName, labelOf, pieceName } from './box-table';
import type { Opened } from './EntrySheet';
import { EntrySheet } from './EntrySheet';
import { useBoxChange } from './use-box-change';

export function KindScreen() {
  const { kind: wanted } = useLocalSearchParams<{ kind: string }>();
  const app = useTranslate();
  return (
    <BoxGate>
      {(table) => {
        const found = table.report.kinds.find(({ kind }) => kind.kind === wanted);
        if (!found) return <Missing title={app('game.missing')} hint={app('game.missing-hint')} />;
        return <KindPage table={table} found={found} />;
      }}
    </BoxGate>
  );
}

interface KindProps {
  readonly table: BoxTable;
  readonly found: KindReport;
}

const tones: Readonly<Record<LineSource, 'accent' | 'good' | 'soft' | 'danger'>> = {
  owner: 'good',
  rulebook: 'good',
  read: 'accent',
  suggested: 'soft',
  practice: 'danger',
};

function KindPage({ table, found }: KindProps) {
  const { game, t, report, catalogue } = table;
  const { kind, lines, known, all, missing } = found;
  const back = useBack({ pathname: '/game/[game]/box', params: { game } });
  const change = useBoxChange(t);
  const [opened, setOpened] = useState<Opened>();
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
      {...(kind.ids || full
        ? {}
        : { footer: <Button label={t('box.add-entry')} icon="plus" onPress={() => setOpened('new')} /> })}
    >
      {all !== undefined && (
        <Progress label={name} value={known} max={all} valueText={t('box.of', { known, all })} />
      )}
      {lines.length === 0 && missing.length === 0 && (
        <EmptyState icon="box" title={t('box.nothing')} hint={t('box.nothing-hint')} />
      )}
      {lines.length > 0 && (
        <Card>
          <View>
            {lines.map((line) => (
              <View key={line.key}>
                <ListRow
                  title={labelOf(table, line, report.prints)}
                  detail={t(`box.source.${line.source}`)}
                  trailing={<Stamp label={t(`box.source.${line.source}`)} tone={tones[line.source]} />}
                  onPress={() => setOpened(line)}
                />
                {(line.source === 'read' || line.source === 'suggested') && (
                  <Button
                    label={t('box.confirm')}
                    name={`${t('box.confirm')}: ${labelOf(table, line, report.prints)}`}
                    kind="quiet"
                    icon="check"
                    onPress={() => confirm(line)}
                  />
                )}
              </View>
            ))}
          </View>
        </Card>
      )}
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
          kind={kind}
          opened={opened}
          onOpen={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Screen>
  );
}
