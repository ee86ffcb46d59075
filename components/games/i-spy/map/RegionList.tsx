import { View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { type RegionPrint } from '@/rules/i-spy/model/map';
import { CardRow } from '../actions/CardRow';
import { type Table } from '../table';
import { type Goal } from './goals';
import { aboutRegion, regionName } from './region-words';

interface RegionListProps {
  readonly table: Table;
  readonly regions: readonly RegionPrint[];
  readonly goals: ReadonlyMap<string, Goal>;
  readonly onRegion: (region: string) => void;
}

/** A Capital is one place in a list. */
const isSamePlace = (one: Placed, other: Placed): boolean =>
  one.kind === 'capital' && other.kind === 'capital' && one.capital === other.capital;

type Placed = Pick<RegionPrint, 'kind'> & { readonly capital?: RegionPrint['capital'] | undefined };

/** The map for who cannot use one: first where the Spy can go, then all the rest. */
export function RegionList({ table, regions, goals, onRegion }: RegionListProps) {
  const { t } = table;
  const rows = (list: readonly RegionPrint[]) =>
    list.map((region) => (
      <CardRow
        key={region.id}
        title={regionName(table, region)}
        detail={aboutRegion(table, region, goals.get(region.id))}
        onPress={() => onRegion(region.id)}
      />
    ));
  const near = [...goals.values()]
    .sort((a, b) => a.moves.length - b.moves.length)
    .flatMap((goal) => regions.filter(({ id }) => id === goal.region));
  const isNear = ({ id, kind, capital }: RegionPrint) =>
    goals.has(id) || (kind === 'capital' && near.some((other) => isSamePlace(other, { kind, capital })));
  const far = regions.filter(
    (region, at) =>
      !isNear(region) && regions.findIndex((other) => other === region || isSamePlace(other, region)) === at,
  );
  return (
    <View style={{ gap: space.s }}>
      {near.length > 0 && <AppText variant="label">{t('ui.within-reach')}</AppText>}
      {rows(near)}
      {far.length > 0 && <AppText variant="label">{t('ui.other-regions')}</AppText>}
      {rows(far)}
    </View>
  );
}
