import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { type PlaceView, type View as TableView } from '@/rules/i-spy/model/view';
import { type Teller } from '../table';
import { groupsOf, isTiled, type TiledPlace } from './places';
import { TileButton } from './TileButton';

interface TileGridProps {
  readonly teller: Teller;
  readonly places: TableView['places'];
  readonly chosen?: readonly number[];
  /** Whether this tile cannot be chosen now. */
  readonly faint?: (place: TiledPlace) => boolean;
  readonly onTile: (place: TiledPlace) => void;
}

/** All tiles, group by group, as they lie on the table. */
export function TileGrid({ teller, places, chosen = [], faint, onTile }: TileGridProps) {
  const { t } = teller;
  const titleOf = (id: 'shadows' | 'later' | number) =>
    typeof id === 'number' ? t('ui.scoring-phase', { phase: id }) : t(`ui.group.${id}`);
  const isFaint = (place: PlaceView) => isTiled(place) && (faint?.(place) ?? false);
  return groupsOf({ places }).map(({ id, places: group }) => (
    <View key={id} role="group" aria-label={titleOf(id)} style={styles.group}>
      <AppText variant="small" tone="soft">
        {titleOf(id)}
      </AppText>
      <View style={styles.tiles}>
        {group.map((place) => (
          <TileButton
            key={place.place}
            teller={teller}
            place={place}
            chosen={place.tile !== undefined && chosen.includes(place.tile.politician)}
            faint={isFaint(place)}
            onPress={() => isTiled(place) && onTile(place)}
          />
        ))}
      </View>
    </View>
  ));
}

const styles = StyleSheet.create({
  group: { gap: space.xs },
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
