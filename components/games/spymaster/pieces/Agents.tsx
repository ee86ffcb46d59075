import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/components/icons/Glyph';
import { SeatMark } from '@/components/match/SeatMark';
import { space } from '@/components/theme/tokens';
import { useTheme } from '@/components/theme/use-theme';
import { AppText } from '@/components/ui/AppText';
import type { Location } from '@/rules/spymaster/box';
import type { View as TableView } from '@/rules/spymaster/full/view';
import type { Table } from '../table';
import { freelanceGlyph } from './type-glyphs';

export interface Standing {
  /** How many Special Agents, by seat. */
  readonly special: readonly number[];
  readonly freelance: number;
}

const times = (places: readonly Location[], location: Location): number =>
  places.filter((place) => place === location).length;

export const standingAt = (
  { players, freelances }: Pick<TableView, 'players' | 'freelances'>,
  location: Location,
): Standing => ({
  special: players.map(({ agents }) => times(agents, location)),
  freelance: times(freelances, location),
});

/** "Anna: 1 Special Agent, 2 Freelance Agents" */
export const standingInWords = (
  { t, seatName }: Pick<Table, 't' | 'seatName'>,
  { special, freelance }: Standing,
): string => {
  const parts = [
    ...special.flatMap((count, seat) =>
      count > 0 ? [t('ui.specials-of', { seat: seatName(seat), count })] : [],
    ),
    ...(freelance > 0 ? [t('ui.freelances', { count: freelance })] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : t('ui.nobody');
};

/** Who stands there, small; the place has it in words. */
export function Agents({ standing: { special, freelance } }: { readonly standing: Standing }) {
  const { colors } = useTheme();
  return (
    <View aria-hidden style={styles.agents}>
      {special.map(
        (count, seat) =>
          count > 0 && (
            <View key={seat} style={styles.one}>
              <SeatMark seat={seat} size={22} />
              {count > 1 && <AppText variant="label">{count}</AppText>}
            </View>
          ),
      )}
      {freelance > 0 && (
        <View style={styles.one}>
          <Glyph strokes={freelanceGlyph} size={24} color={colors.ink} />
          {freelance > 1 && <AppText variant="label">{freelance}</AppText>}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  agents: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.xs,
    flexShrink: 1,
  },
  one: { flexDirection: 'row', alignItems: 'center', gap: 1 },
});
