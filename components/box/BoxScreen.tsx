import { useRouter } from 'expo-router';
import { useState } from 'react';
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
import { useBoxes } from '@/components/kit/store/use-debrief';
import { Sheet } from '@/components/kit/Sheet';
import { Stamp } from '@/components/kit/Stamp';
import { TextField } from '@/components/kit/TextField';
import { useToast } from '@/components/kit/Toast';
import { type Box } from '@/store/catalogue/box';
import { MAX_NAME } from '@/store/match/header';
import { BoxGate } from './BoxGate';
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

interface BoxListProps {
  readonly table: BoxTable;
}

/** The boxes of the game: two groups, a variant. One is in use. */
function BoxList({ table }: BoxListProps) {
  const { game, t, box: used } = table;
  const [open, setOpen] = useState<Box | 'new'>();
  const boxes = useBoxes(game);
  return (
    <Card title={t('box.boxes')}>
      <View>
        {boxes.map((box) => (
          <ListRow
            key={box.id}
            title={box.name ?? t('box.mine')}
            {...(box === used ? { trailing: <Stamp label={t('box.used')} /> } : {})}
            onPress={() => setOpen(box)}
          />
        ))}
      </View>
      <Button label={t('box.add')} kind="secondary" icon="plus" onPress={() => setOpen('new')} />
      {open !== undefined && (
        <BoxSheet
          key={open === 'new' ? open : open.id}
          table={table}
          box={open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}

interface BoxSheetProps extends BoxListProps {
  readonly box: Box | 'new';
  readonly onClose: () => void;
}

function BoxSheet({ table, box, onClose }: BoxSheetProps) {
  const { catalogue, game, t, box: used } = table;
  const toast = useToast();
  const [name, setName] = useState(box === 'new' ? '' : (box.name ?? ''));
  const [problem, setProblem] = useState<string>();
  const keep = () => {
    const done = box === 'new' ? catalogue.createBox(game, name) : catalogue.renameBox(game, box.id, name);
    if (done.ok) onClose();
    else setProblem(t(done.error.kind === 'no-name' ? 'box.no-name' : 'box.too-full'));
  };
  const remove = (gone: Box) => {
    const deleted = catalogue.deleteBox(game, gone.id);
    if (deleted)
      toast({
        text: t('box.deleted'),
        action: { label: t('box.undo'), onPress: () => void catalogue.restoreBox(deleted) },
      });
    onClose();
  };
  const use = (chosen: Box) => {
    catalogue.setDefault(game, chosen.id);
    onClose();
  };
  return (
    <Sheet
      open
      title={box === 'new' ? t('box.add') : (box.name ?? t('box.mine'))}
      onClose={onClose}
      footer={<Button label={t(box === 'new' ? 'box.add-done' : 'box.rename-done')} onPress={keep} />}
    >
      <TextField
        label={t('box.name')}
        value={name}
        onChange={setName}
        maxLength={MAX_NAME}
        problem={problem}
        onSubmit={keep}
      />
      {box !== 'new' && box.id !== used?.id && (
        <Button label={t('box.use')} kind="secondary" icon="check" onPress={() => use(box)} />
      )}
      {box !== 'new' && (
        <Button label={t('box.delete')} kind="quiet" icon="trash" onPress={() => remove(box)} />
      )}
    </Sheet>
  );
}
