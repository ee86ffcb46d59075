import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useBack } from '@/components/kit/use-back';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { Columns } from '@/components/kit/Grid';
import { ListRow } from '@/components/kit/ListRow';
import { IconButton } from '@/components/kit/IconButton';
import { Screen } from '@/components/kit/Screen';
import { type KindReport } from '@/store/box/box-report';
import { confirmAllRead } from '@/store/box/edit-box';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useGameCard } from '@/components/match/game-cards';
import { useBoxes } from '@/components/kit/store/use-debrief';
import { useChanged } from '@/components/kit/store/use-saving';
import { Sheet } from '@/components/kit/Sheet';
import { Stamp } from '@/components/kit/Stamp';
import { TextField } from '@/components/kit/TextField';
import { useToast } from '@/components/kit/Toast';
import { type Box } from '@/store/catalogue/box';
import { MAX_NAME } from '@/store/match/header';
import { Album } from './Album';
import { BoxGate } from './BoxGate';
import { Contradictions } from './Contradictions';
import { type BoxTable, kindName, NEXT } from './form/box-table';
import { useBoxChange } from './use-box-change';

export function BoxScreen() {
  return <BoxGate>{(table) => <BoxPage table={table} />}</BoxGate>;
}

interface TableProps {
  readonly table: BoxTable;
}

function BoxPage({ table }: TableProps) {
  const { game, t, report, box } = table;
  const router = useRouter();
  const back = useBack({ pathname: '/game/[game]', params: { game } });
  const collects = useGameCard(game)?.collects;
  const changed = useChanged(useBoxes(game));
  const album = report.kinds.find(({ kind }) => kind.kind === collects);
  return (
    <Screen
      title={box?.name ?? t('box.mine')}
      onBack={back}
      wide
      changed={changed}
      actions={
        <IconButton
          icon="share"
          label={t('box.share')}
          onPress={() => router.push({ pathname: '/game/[game]/box/share', params: { game } })}
        />
      }
      footer={<Dock table={table} album={album} />}
    >
      <Columns
        left={
          <>
            <Contradictions table={table} />
            {album && <Album table={table} found={album} />}
          </>
        }
        right={
          <>
            <Kinds table={table} />
            <BoxList table={table} />
          </>
        }
      />
    </Screen>
  );
}

interface DockProps extends TableProps {
  readonly album: KindReport | undefined;
}

/** The next piece is entered, or all of a friend's at once. */
function Dock({ table: { t, game }, album }: DockProps) {
  const router = useRouter();
  const open = album && album.known < (album.all ?? Infinity);
  return (
    <View style={styles.dock}>
      {open && (
        <View style={styles.next}>
          <Button
            label={t('box.next')}
            icon="edit"
            onPress={() =>
              router.push({
                pathname: '/game/[game]/box/[kind]',
                params: { game, kind: album.kind.kind, piece: NEXT },
              })
            }
          />
        </View>
      )}
      <View style={open ? styles.aside : styles.next}>
        <Button label={t('box.take-in')} kind="secondary" icon="qr" onPress={() => router.push('/box')} />
      </View>
    </View>
  );
}

const isRead = (table: BoxTable): boolean =>
  (table.box?.entries ?? []).some(({ confirmed }) => confirmed === undefined);

/** Each kind of piece with how much of it is known. */
function Kinds({ table }: TableProps) {
  const { report, t, box, module } = table;
  const { colors } = useTheme();
  const router = useRouter();
  const change = useBoxChange(t);
  const { game } = table;
  const params = { game };
  const detailOf = ({ known, all, unconfirmed }: KindReport): string =>
    [
      all === undefined ? String(known) : t('box.of', { known, all }),
      ...(unconfirmed > 0 ? [t('box.unconfirmed', { count: unconfirmed })] : []),
    ].join(' · ');
  return (
    <View>
      {report.kinds.map((kind) => (
        <View key={kind.kind.kind} style={[styles.line, edge(colors.line)]}>
          <ListRow
            title={kindName(table, kind.kind.kind)}
            detail={detailOf(kind)}
            {...(kind.all === undefined ? {} : { trailing: <Bricks known={kind.known} all={kind.all} /> })}
            onPress={() =>
              router.push({ pathname: '/game/[game]/box/[kind]', params: { game, kind: kind.kind.kind } })
            }
          />
        </View>
      ))}
      {module.board && (
        <View style={[styles.line, edge(colors.line)]}>
          <ListRow
            title={t('box.map')}
            detail={t('box.map-detail')}
            onPress={() => router.push({ pathname: '/game/[game]/box/map', params })}
          />
        </View>
      )}
      {box && isRead(table) && (
        <Button
          label={t('box.confirm-all')}
          kind="secondary"
          icon="check"
          onPress={() => change(confirmAllRead(table.catalogue, { game, box: box.id }), 'box.confirmed')}
        />
      )}
    </View>
  );
}

const MOST_BRICKS = 24;

/** As a wall: a brick a piece, or where there are many, a brick for several. */
function Bricks({ known, all }: { readonly known: number; readonly all: number }) {
  const { colors, accent } = useTheme();
  const bricks = Math.min(all, MOST_BRICKS);
  const laid = Math.floor((Math.min(known, all) / all) * bricks);
  return (
    <View aria-hidden style={styles.bricks}>
      {Array.from({ length: bricks }, (_, place) => (
        <View key={place} style={[styles.brick, ground(place < laid ? accent.fill : colors.line)]} />
      ))}
    </View>
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

const styles = StyleSheet.create({
  dock: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  // Far more of the line is the first one's; where both have no room in it, each takes a whole one.
  next: { flexGrow: 9, flexShrink: 1 },
  aside: { flexGrow: 1 },
  line: { borderTopWidth: hairline },
  bricks: { flexDirection: 'row', gap: 1, width: 130, flexShrink: 0 },
  brick: { flex: 1, height: 10 },
});
