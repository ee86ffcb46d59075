import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/components/kit/icons/Glyph';
import { SeatMark } from '@/components/match/SeatMark';
import { space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { type Location } from '@/rules/spymaster/model/prints';
import { type View as TableView } from '@/rules/spymaster/model/view';
import { type Table } from '../table';
import { freelanceGlyph } from './type-glyphs';

export interface Standing {
  /** How many Special Agents, by seat. */
  readonly special: readonly number[];
  readonly freelance: number;
}

type Placed = Pick<TableView, 'players' | 'freelances'>;

const standings = new WeakMap<Placed, ReadonlyMap<Location, Standing>>();

/** Thirty places ask, so all Agents are counted in one go for each view. */
const standingsOf = (view: Placed): ReadonlyMap<Location, Standing> => {
  const { players, freelances } = view;
  const counted = new Map<Location, { special: number[]; freelance: number }>();
  const at = (location: Location) => {
    const known = counted.get(location) ?? { special: players.map(() => 0), freelance: 0 };
    counted.set(location, known);
    return known;
  };
  players.forEach(({ agents }, seat) => {
    for (const location of agents) at(location).special[seat] = (at(location).special[seat] ?? 0) + 1;
  });
  for (const location of freelances) at(location).freelance++;
  return counted;
};

const NOBODY: Standing = { special: [], freelance: 0 };

export const standingAt = (view: Placed, location: Location): Standing => {
  const known = standings.get(view) ?? standingsOf(view);
  standings.set(view, known);
  return known.get(location) ?? NOBODY;
};

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

interface AgentsProps {
  readonly standing: Standing;
  /** Of one of them. */
  readonly size?: number;
}

const isSame = ({ standing: a }: AgentsProps, { standing: b }: AgentsProps): boolean =>
  a === b ||
  (a.freelance === b.freelance &&
    a.special.length === b.special.length &&
    a.special.every((count, seat) => count === b.special[seat]));

/** Who stands there, small; the place has it in words. */
export const Agents = memo(function Agents({ standing: { special, freelance }, size = 22 }: AgentsProps) {
  const { colors } = useTheme();
  return (
    <View aria-hidden style={styles.agents}>
      {special.map(
        (count, seat) =>
          count > 0 && (
            <View key={seat} style={styles.one}>
              <SeatMark seat={seat} size={size} />
              {count > 1 && <AppText variant="label">{count}</AppText>}
            </View>
          ),
      )}
      {freelance > 0 && (
        <View style={styles.one}>
          <Glyph strokes={freelanceGlyph} size={size + 2} color={colors.ink} />
          {freelance > 1 && <AppText variant="label">{freelance}</AppText>}
        </View>
      )}
    </View>
  );
}, isSame);

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
