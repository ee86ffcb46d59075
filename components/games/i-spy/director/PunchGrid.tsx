import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useGameWords } from '@/i18n/use-say';
import { type Nation, NATIONS, type PerNation } from '@/rules/i-spy/model/pieces';
import { useNationColours } from '../nations/nation-look';
import { NationPlate } from '../nations/NationPlate';
import { GAME } from '../table';
import { nationName, signed } from '../words';

interface PunchGridProps {
  readonly values: Partial<PerNation>;
  /** How high a cell is. */
  readonly cell: number;
  /** A tap on what is on takes it off. */
  readonly onValue: (nation: Nation, value: number | undefined) => void;
  /** Where the columns begin, so that they stand below those of the picture. */
  readonly gutter: number;
  /** No picture above: the grid says which column is whose. */
  readonly heads: boolean;
}

const VALUES = [3, 2, 1, -1, -2, -3] as const;

/** The outermost cells stand for all that is larger. */
const MOST = 3;
const LIMIT = 9;
const cellOf = (value: number): number => Math.sign(value) * Math.min(MOST, Math.abs(value));
const beyond = (value: number): number =>
  Math.abs(value) < MOST ? value : Math.sign(value) * Math.min(LIMIT, Math.abs(value) + 1);

/** What a tile shows, as one punches a ticket: Nation across, value down. A number that is none of these is held. */
export function PunchGrid({ values, cell, onValue, gutter, heads }: PunchGridProps) {
  const t = useGameWords(GAME);
  const { colors } = useTheme();
  const coloursOf = useNationColours();
  return (
    <View role="group" aria-label={t('ui.influence')} style={[styles.grid, { paddingLeft: gutter }]}>
      {heads && (
        <View style={styles.row}>
          {NATIONS.map((nation) => (
            <View key={nation} style={styles.plate}>
              <NationPlate nation={nation} size={46} />
            </View>
          ))}
        </View>
      )}
      {VALUES.map((value) => (
        <View key={value} style={styles.row}>
          {NATIONS.map((nation) => {
            const now = values[nation] ?? 0;
            const on = cellOf(now) === value;
            const look = coloursOf(nation);
            const shown = on ? now : value;
            return (
              <Pressable
                key={nation}
                role="button"
                aria-label={`${nationName(t, nation)} ${signed(shown)}`}
                aria-pressed={on}
                onPress={() => onValue(nation, on ? undefined : value)}
                onLongPress={() => onValue(nation, beyond(shown))}
                style={({ pressed }) => [
                  styles.cell,
                  { minHeight: cell },
                  on
                    ? [styles.on, ground(look.base), edge(look.edge)]
                    : [ground(value > 0 ? colors.sheet : colors.inset), edge(colors.line)],
                  pressed && styles.pressed,
                ]}
              >
                <AppText variant={on ? 'number' : 'count'} style={ink(on ? look.on : colors.inkSoft)}>
                  {signed(shown)}
                </AppText>
              </Pressable>
            );
          })}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { gap: 4 },
  row: { flexDirection: 'row', gap: 4 },
  plate: { flex: 1, alignItems: 'center' },
  cell: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: radius.m - 2,
  },
  on: { borderWidth: 2 },
  pressed: { opacity: 0.6 },
});
