import { type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useGameWords } from '@/i18n/use-say';
import { type Nation, NATIONS } from '@/rules/i-spy/model/pieces';
import { Emblem } from '../nations/Emblem';
import { useNationColours } from '../nations/nation-look';
import { NationGround } from '../nations/NationGround';
import { GAME } from '../table';

/** A Nation with its numbers. */
export interface NumberColumn {
  readonly nation: Nation;
  /** The large number in the Nation's colour; a dash as long as there is none. */
  readonly value: number | undefined;
  /** Below it, from top to bottom. */
  readonly cells: readonly { readonly id: string; readonly shown: ReactNode }[];
  readonly label: string;
  readonly chosen: boolean;
  readonly faint?: boolean;
}

interface NumberColumnsProps {
  readonly columns: readonly NumberColumn[];
  /** What stands in each row. */
  readonly rows: readonly string[];
  readonly low: boolean;
  readonly onNation: (nation: Nation) => void;
}

/** Six Nations side by side in the order of the picture; a tap on one types its number. */
export function NumberColumns({ columns, rows, low, onNation }: NumberColumnsProps) {
  const { colors, accent } = useTheme();
  const t = useGameWords(GAME);
  const coloursOf = useNationColours();
  const [head, ...below] = rows;
  return (
    <View style={styles.row}>
      <View aria-hidden style={styles.rows}>
        <View style={[styles.headRow, { height: low ? LOW : HIGH }]}>
          <AppText allowFontScaling={false} variant="fine" tone="soft" style={styles.rowName}>
            {head}
          </AppText>
        </View>
        {below.map((name) => (
          <View key={name} style={styles.cell}>
            <AppText allowFontScaling={false} variant="fine" tone="soft" style={styles.rowName}>
              {name}
            </AppText>
          </View>
        ))}
      </View>
      {NATIONS.map((nation) => {
        const column = columns.find((each) => each.nation === nation);
        if (!column) return undefined;
        const look = coloursOf(nation);
        return (
          <Pressable
            key={nation}
            role="button"
            aria-label={column.label}
            aria-pressed={column.chosen}
            onPress={() => onNation(nation)}
            style={({ pressed }) => [
              styles.column,
              ground(colors.sheet),
              edge(column.chosen ? accent.fill : look.edge),
              column.chosen && styles.chosen,
              column.faint && styles.faint,
              pressed && styles.pressed,
            ]}
          >
            <View style={[styles.head, ground(look.base), { height: low ? LOW : HIGH }]}>
              <View style={styles.band}>
                <NationGround nation={nation} />
                <View style={[styles.disc, ground(look.base)]}>
                  <Emblem nation={nation} size={18} />
                </View>
              </View>
              <AppText allowFontScaling={false} variant="stamp" style={ink(look.on)}>
                {t(`ui.short.${nation}`)}
              </AppText>
              <AppText allowFontScaling={false} variant="number" style={ink(look.on)}>
                {column.value ?? '–'}
              </AppText>
            </View>
            {column.cells.map(({ id, shown }) => (
              <View key={id} style={[styles.cell, styles.line, edge(colors.line)]}>
                {typeof shown === 'string' ? (
                  <AppText allowFontScaling={false} variant="count">
                    {shown}
                  </AppText>
                ) : (
                  shown
                )}
              </View>
            ))}
          </Pressable>
        );
      })}
    </View>
  );
}

const HIGH = 96;
const LOW = 82;

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 4 },
  rows: { width: 46 },
  headRow: { justifyContent: 'center' },
  rowName: { fontSize: 12, lineHeight: 14 },
  column: { flex: 1, borderWidth: 1, borderRadius: radius.m, overflow: 'hidden' },
  chosen: { borderWidth: 3 },
  faint: { opacity: 0.45 },
  pressed: { opacity: 0.7 },
  head: { alignItems: 'center', justifyContent: 'flex-end' },
  band: { flex: 1, alignSelf: 'stretch', alignItems: 'center', justifyContent: 'center' },
  disc: { padding: 2, borderRadius: radius.round },
  cell: { height: 38, alignItems: 'center', justifyContent: 'center' },
  line: { borderTopWidth: 1 },
});
