import { useRouter } from 'expo-router';
import { View } from 'react-native';
import { useBack } from '@/components/kit/use-back';
import { Icon } from '@/components/kit/icons/Icon';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { Columns } from '@/components/kit/Grid';
import { ListRow } from '@/components/kit/ListRow';
import { Progress } from '@/components/kit/Progress';
import { Screen } from '@/components/kit/Screen';
import { type KindReport } from '@/store/box/box-report';
import { confirmAllRead } from '@/store/box/edit-box';
import { BoxGate } from './BoxGate';
import { BoxList } from './BoxList';
import { Contradictions } from './Contradictions';
import { type BoxTable, kindName } from './form/box-table';
import { useBoxChange } from './use-box-change';

export function BoxScreen() {
  return <BoxGate>{(table) => <BoxPage table={table} />}</BoxGate>;
}

interface TableProps {
  readonly table: BoxTable;
}

function BoxPage({ table }: TableProps) {
  const { game, t, words } = table;
  const back = useBack({ pathname: '/game/[game]', params: { game } });
  return (
    <Screen title={t('box.title', { game: words('name') })} onBack={back} wide saves>
      <AppText tone="soft">{t('box.lead')}</AppText>
      <Columns
        left={
          <>
            <Contradictions table={table} />
            <Kinds table={table} />
          </>
        }
        right={
          <>
            <PassOn table={table} />
            <BoxList table={table} />
          </>
        }
      />
    </Screen>
  );
}

const isRead = (table: BoxTable): boolean =>
  (table.box?.entries ?? []).some(({ confirmed }) => confirmed === undefined);

function Kinds({ table }: TableProps) {
  const { report, t, box } = table;
  const router = useRouter();
  const change = useBoxChange(t);
  const { game } = table;
  const detailOf = ({ known, all, unconfirmed }: KindReport): string =>
    [
      all === undefined ? String(known) : t('box.of', { known, all }),
      ...(unconfirmed > 0 ? [t('box.unconfirmed', { count: unconfirmed })] : []),
    ].join(' · ');
  return (
    <Card tab={box?.name ?? t('box.mine')}>
      <Progress
        label={t('box.known')}
        value={report.known}
        max={report.all}
        valueText={t('box.of', { known: report.known, all: report.all })}
      />
      <View>
        {report.kinds.map((kind) => (
          <ListRow
            key={kind.kind.kind}
            title={kindName(table, kind.kind.kind)}
            detail={detailOf(kind)}
            onPress={() =>
              router.push({ pathname: '/game/[game]/box/[kind]', params: { game, kind: kind.kind.kind } })
            }
          />
        ))}
      </View>
      {box && isRead(table) && (
        <Button
          label={t('box.confirm-all')}
          kind="secondary"
          icon="check"
          onPress={() => change(confirmAllRead(table.catalogue, { game, box: box.id }), 'box.confirmed')}
        />
      )}
    </Card>
  );
}

function PassOn({ table: { t, game, module } }: TableProps) {
  const router = useRouter();
  const params = { game };
  return (
    <Card title={t('box.pass-on')}>
      <View>
        <ListRow
          title={t('box.share')}
          detail={t('box.share-detail')}
          leading={<Icon name="share" />}
          onPress={() => router.push({ pathname: '/game/[game]/box/share', params })}
        />
        <ListRow
          title={t('box.take-in')}
          detail={t('box.take-in-detail')}
          leading={<Icon name="download" />}
          onPress={() => router.push('/box')}
        />
        {module.board && (
          <ListRow
            title={t('box.map')}
            detail={t('box.map-detail')}
            leading={<Icon name="globe" />}
            onPress={() => router.push({ pathname: '/game/[game]/box/map', params })}
          />
        )}
      </View>
    </Card>
  );
}
