import { StyleSheet, View } from 'react-native';
import { space as gap } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Chip } from '@/components/kit/Chip';
import { spaceName } from '../space-name';
import { type Table } from '../table';

interface SharedSpaceProps {
  readonly table: Table;
  readonly place: number;
  readonly ends: readonly [string, string];
  readonly value: string | undefined;
  readonly onChange: (space: string | undefined) => void;
}

/** Whether one space of the new connection is one that the app knows already; those nearby come first. */
export function SharedSpace({ table, place, ends, value, onChange }: SharedSpaceProps) {
  const { t, state, city } = table;
  const touches = (cities: readonly string[]) => cities.some((city) => ends.includes(city));
  const near = [...state.board.connections].sort(
    (a, b) => Number(touches(b.cities)) - Number(touches(a.cities)),
  );
  const known = [...new Set(near.flatMap(({ spaces }) => spaces))];
  const label = t('ui.shared', { place: place + 1, from: city(ends[0]) });
  return (
    <View style={styles.whole}>
      <AppText variant="label">{label}</AppText>
      <View role="group" aria-label={label} style={styles.chips}>
        <Chip
          label={t('ui.shared-none')}
          selected={value === undefined}
          onPress={() => onChange(undefined)}
        />
        {known.map((id) => (
          <Chip
            key={id}
            label={spaceName(table, id)}
            selected={value === id}
            onPress={() => onChange(value === id ? undefined : id)}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: gap.s },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: gap.s },
});
