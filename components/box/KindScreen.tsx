import { useLocalSearchParams } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';
import { useBack } from '@/components/app/use-back';
import { Missing } from '@/components/app/Missing';
import { Icon } from '@/components/icons/Icon';
import type { IconName } from '@/components/icons/icons';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { IconButton } from '@/components/ui/IconButton';
import { ListRow } from '@/components/ui/ListRow';
import { Progress } from '@/components/ui/Progress';
import { Screen } from '@/components/ui/Screen';
import { Stamp } from '@/components/ui/Stamp';
import { useTranslate } from '@/i18n/use-translate';
import type { BoxLine, LineSource } from '@/store/box/box-lines';
import type { KindReport } from '@/store/box/box-report';
import { putEntry } from '@/store/box/edit-box';
import { BoxGate } from './BoxGate';
import type { BoxTable } from './box-table';
import { boxInUse, kindName, labelOf, pieceName } from './box-table';
import type { Opened } from './EntrySheet';
import type { BoxWords } from './box-words';
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

const signs: Readonly<Record<LineSource, IconName>> = {
  owner: 'edit',
  rulebook: 'book',
  read: 'eye',
  suggested: 'info',
  practice: 'alert',
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
      {lines.length === 0 && missing.length === 0 && (
        <EmptyState icon="box" title={t('box.nothing')} hint={t('box.nothing-hint')} />
      )}
      {lines.length > 0 && (
        <Card>
          <View>
            {lines.map((line) => (
              <Line
                key={line.key}
                title={labelOf(table, line, report.prints)}
                {...{ t, line }}
                onOpen={() => setOpened(line)}
                onConfirm={() => confirm(line)}
              />
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
          found={found}
          opened={opened}
          onOpen={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Screen>
  );
}

interface LineProps {
  readonly t: BoxWords;
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
