import { type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Table } from '../table';
import { PointKeys } from './PointKeys';
import { type Reading } from './reading';

interface ReadTrayProps {
  readonly table: Table;
  readonly reading: Reading;
  /** The first city is the red one, and another may be. */
  readonly isStart?: boolean;
  readonly onChange: (reading: Reading) => void;
}

/** A card that is read for the first time: it draws itself from the cities tapped on the map, beside its points. */
export function ReadTray({ table, reading, isStart = false, onChange }: ReadTrayProps) {
  const { t, city } = table;
  const { colors, accent } = useTheme();
  const { cities, points, extraTurn } = reading;
  const row = (id: string, place: number): ReactNode => {
    const isRed = isStart && place === 0;
    return (
      <View key={id} style={styles.row}>
        <View style={[styles.ring, edge(isRed ? colors.danger : accent.fill)]} />
        <AppText variant="small" numberOfLines={1} tone={isRed ? 'danger' : 'ink'} style={styles.name}>
          {city(id)}
        </AppText>
      </View>
    );
  };
  const [red, other] = cities;
  // The red city was tapped later than another one: the card is tapped until it is first.
  const turn =
    isStart && red !== undefined && other !== undefined
      ? {
          role: 'button' as const,
          'aria-label': t('ui.read.make-red', { city: city(other) }),
          onPress: () => onChange({ ...reading, cities: [...cities.slice(1), red] }),
        }
      : { role: 'group' as const, 'aria-label': t('ui.read.card'), disabled: true };
  return (
    <View style={styles.tray}>
      <Pressable {...turn} style={[styles.card, ground(colors.sheet), edge(accent.fill)]}>
        <View style={styles.rows}>
          {cities.map(row)}
          <View style={styles.row}>
            <View style={[styles.ring, styles.dashed, edge(colors.lineStrong)]} />
            <AppText variant="small" tone="soft" style={styles.name}>
              {t(cities.length > 0 ? 'ui.read.another' : isStart ? 'ui.read.red-first' : 'ui.read.cities')}
            </AppText>
          </View>
        </View>
        <View style={styles.foot}>
          <AppText variant="number">{points ?? ''}</AppText>
          {extraTurn && <Icon name="bolt" size={18} color={accent.text} />}
        </View>
      </Pressable>
      <PointKeys table={table} reading={reading} onChange={onChange} />
    </View>
  );
}

const styles = StyleSheet.create({
  tray: { flexDirection: 'row', gap: space.s, flexGrow: 1 },
  card: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 110,
    padding: space.s,
    borderWidth: 1.5,
    borderTopWidth: 4,
    borderStyle: 'dashed',
    borderRadius: radius.m,
    justifyContent: 'space-between',
  },
  rows: { gap: 2 },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs, minHeight: 22 },
  ring: { width: 16, height: 16, borderWidth: 2, borderRadius: radius.round, flexShrink: 0 },
  dashed: { borderStyle: 'dashed' },
  name: { flexShrink: 1 },
  foot: { position: 'absolute', right: 6, bottom: 2, flexDirection: 'row', alignItems: 'center', gap: 2 },
});
