import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground } from '@/components/kit/theme/tint';
import { target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { SeatMark } from '@/components/match/SeatMark';
import { type PlaceView } from '@/rules/i-spy/model/view';
import { groupsOf } from '../politicians/places';
import { type Table } from '../table';

interface PoliticianLineProps {
  readonly table: Table;
  readonly onOpen: () => void;
}

/** The Politician board folded to a line, the next Scoring Phase first. A tap unfolds it. */
export function PoliticianLine({ table, onOpen }: PoliticianLineProps) {
  const { t, view } = table;
  const groups = groupsOf(view).filter(({ places }) => places.some(({ tile }) => tile));
  const last = (id: (typeof groups)[number]['id']) => (id === 'shadows' ? 9 : id === 'later' ? 8 : id);
  const shown = [...groups].sort((one, other) => last(one.id) - last(other.id));
  const titleOf = (id: (typeof groups)[number]['id']) =>
    id === view.scoringPhase
      ? t('ui.phase-next', { phase: id })
      : typeof id === 'number'
        ? String(id)
        : t(`ui.group-short.${id}`);
  return (
    <Pressable
      role="button"
      aria-label={t('ui.politicians')}
      onPress={onOpen}
      style={({ pressed }) => [styles.line, pressed && styles.pressed]}
    >
      {shown.map(({ id, places }) => (
        <View key={id} style={styles.group}>
          <AppText
            variant="fine"
            numberOfLines={1}
            tone={id === view.scoringPhase ? 'accent' : 'soft'}
            style={styles.title}
          >
            {titleOf(id)}
          </AppText>
          <View style={styles.tiles}>
            {places.map((place) => (
              <SmallTile key={place.place} place={place} next={id === view.scoringPhase} />
            ))}
          </View>
        </View>
      ))}
      <Icon name="chevron-right" size={18} />
    </Pressable>
  );
}

interface SmallTileProps {
  readonly place: PlaceView;
  readonly next: boolean;
}

function SmallTile({ place: { tile }, next }: SmallTileProps) {
  const { colors, accent } = useTheme();
  return (
    <View
      style={[
        styles.tile,
        tile ? ground(colors.sheet) : styles.gone,
        edge(tile ? (next ? accent.fill : colors.lineStrong) : colors.line),
      ]}
    >
      {tile?.tokens.map((seat, at) => (
        <SeatMark key={at} seat={seat} size={9} rimmed />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { minHeight: target.least, flexDirection: 'row', alignItems: 'center', gap: 7 },
  group: { flexShrink: 1, minWidth: 0 },
  title: { lineHeight: 16 },
  tiles: { flexDirection: 'row', gap: 2 },
  tile: {
    width: 13,
    height: 27,
    alignItems: 'center',
    justifyContent: 'flex-end',
    paddingBottom: 1,
    borderWidth: 1,
    borderRadius: 2,
  },
  gone: { opacity: 0.5 },
  pressed: { opacity: 0.7 },
});
