import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useBack } from '@/components/kit/use-back';
import { Loading } from '@/components/match/Gates';
import { type Point } from '@/components/kit/map/plane';
import { useBoxes } from '@/components/kit/store/use-debrief';
import { useLoaded } from '@/components/kit/store/use-loaded';
import { useChanged } from '@/components/kit/store/use-saving';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Chip } from '@/components/kit/Chip';
import { EmptyState } from '@/components/kit/EmptyState';
import { IconButton } from '@/components/kit/IconButton';
import { Screen } from '@/components/kit/Screen';
import { type BoxBoard } from '@/rules/core/box';
import { putEntry } from '@/store/box/edit-box';
import { BoxGate } from './BoxGate';
import { type BoxTable, boxInUse, placeName, boxPrints } from './form/box-table';
import { PlacesPane } from './PlacesPane';
import { useBoxChange } from './use-box-change';

export function PlacesScreen() {
  return <BoxGate>{(table) => <PlacesPage table={table} />}</BoxGate>;
}

const layouts = { load: async () => (await import('@/components/kit/map/force-layout')).layOut };

function PlacesPage({ table }: { readonly table: BoxTable }) {
  const { t, game, module, box, report } = table;
  const back = useBack({ pathname: '/game/[game]/box', params: { game } });
  const changed = useChanged(useBoxes(game));
  const layOut = useLoaded(layouts);
  const board = useMemo(
    () => module.board?.([...report.prints, ...boxPrints(box).filter(({ kind }) => isDrawn(table, kind))]),
    [module, report, box, table],
  );
  const spots = useMemo(() => layOut && board && spotsOf(layOut, board), [layOut, board]);
  if (!layOut) return <Loading />;
  return (
    <Screen title={t('map.title')} onBack={back} changed={changed}>
      {!board || !spots || board.places.length === 0 ? (
        <EmptyState icon="globe" title={t('box.nothing')} hint={t('map.empty')} />
      ) : (
        <Places table={table} board={board} spots={spots} />
      )}
    </Screen>
  );
}

/** What is printed nowhere is no part of the report. */
const isDrawn = ({ module }: BoxTable, wanted: string): boolean =>
  module.kinds.some(({ kind, unprinted }) => kind === wanted && unprinted);

type LayOut = Awaited<ReturnType<(typeof layouts)['load']>>;

const pointOf = (spot: readonly [number, number] | undefined): Point | undefined =>
  spot && { x: spot[0], y: spot[1] };

const spotsOf = (layOut: LayOut, board: BoxBoard): ReadonlyMap<string, Point> => {
  const nodes = board.places.map(({ id }) => id);
  const fixed = nodes.flatMap((id): readonly (readonly [string, Point])[] => {
    const at = pointOf(board.fixed(id));
    return at ? [[id, at]] : [];
  });
  return layOut(
    { nodes, links: board.links },
    { start: (id) => pointOf(board.start(id)), fixed: new Map(fixed) },
  );
};

interface PlacesProps {
  readonly table: BoxTable;
  readonly board: BoxBoard;
  readonly spots: ReadonlyMap<string, Point>;
}

const SIZE = 1000;
const STEP = 40;

const arrows = [
  { icon: 'back', x: -STEP, y: 0 },
  { icon: 'chevron-up', x: 0, y: -STEP },
  { icon: 'chevron-down', x: 0, y: STEP },
  { icon: 'chevron-right', x: STEP, y: 0 },
] as const;

const within = (value: number): number => Math.round(Math.min(SIZE, Math.max(0, value)));

function Places({ table, board, spots }: PlacesProps) {
  const { t, game, catalogue } = table;
  const change = useBoxChange(t);
  const [chosen, setChosen] = useState<string>();
  const names = new Map(board.places.map((print) => [print.id, placeName(table, board, print.id)]));
  const put = (id: string, { x, y }: Point) => {
    const box = boxInUse(table);
    if (box === undefined) return;
    const print = board.put(id, [within(x), within(y)]);
    change(putEntry(catalogue, { game, box }, { print }), 'box.saved');
  };
  const at = chosen === undefined ? undefined : spots.get(chosen);
  return (
    <>
      <AppText tone="soft">{t('map.hint')}</AppText>
      <PlacesPane
        {...{ board, spots, names, chosen }}
        label={t('map.title')}
        onChoose={setChosen}
        onPut={put}
      />
      {chosen !== undefined && at && (
        <View style={styles.arrows}>
          {arrows.map(({ icon, x, y }) => (
            <IconButton
              key={icon}
              icon={icon}
              filled
              label={t(`map.${icon}`, { what: names.get(chosen) ?? chosen })}
              onPress={() => put(chosen, { x: at.x + x, y: at.y + y })}
            />
          ))}
        </View>
      )}
      <View role="radiogroup" aria-label={t('map.title')} style={styles.chips}>
        {board.places.map(({ id }) => (
          <Chip
            key={id}
            role="radio"
            label={names.get(id) ?? id}
            selected={id === chosen}
            onPress={() => setChosen(id)}
          />
        ))}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  arrows: { flexDirection: 'row', gap: space.m, justifyContent: 'center' },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
