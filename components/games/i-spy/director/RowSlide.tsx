import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { NumberKeys } from '@/components/kit/NumberKeys';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { BOOK_ADVANTAGES } from '@/rules/i-spy/model/book';
import { type PhasePrint } from '@/rules/i-spy/model/prints';
import { type Teller } from '../table';
import { signed } from '../words';

/** Five Advantages and then the number of Politicians; what is not entered yet is missing at the end. */
export type BegunRow = readonly number[];

const PLACES = 5;
const MOST_POLITICIANS = 6;

/** What the book tells of it stands there already. */
export const firstRow = (phase: number): BegunRow => BOOK_ADVANTAGES[phase] ?? [];

export const rowPrint = (phase: number, row: BegunRow): PhasePrint | undefined => {
  const [one, two, three, four, five, politicians] = row;
  if (one === undefined || two === undefined || three === undefined) return undefined;
  if (four === undefined || five === undefined || politicians === undefined) return undefined;
  return { kind: 'scoring-phase', phase, advantages: [one, two, three, four, five], politicians };
};

interface RowSlideProps {
  readonly teller: Pick<Teller, 't'>;
  readonly phase: number;
  readonly row: BegunRow;
  readonly onRow: (row: BegunRow) => void;
  /** Only the Advantages are asked for. */
  readonly brief?: boolean;
}

/** IS-53: the row of the Advantage chart and how many Politicians lie beside it, from the left: one tap a number. */
export function RowSlide({ teller: { t }, phase, row, onRow, brief = false }: RowSlideProps) {
  const { colors, accent } = useTheme();
  const at = row.length;
  const above = row[at - 1] ?? 13;
  const left = PLACES - at;
  const keys =
    at < PLACES
      ? Array.from({ length: Math.max(0, Math.min(above, 21) - left + 1) }, (_, step) => above - 1 - step)
      : Array.from({ length: MOST_POLITICIANS + 1 }, (_, count) => count);
  const names = [
    ...Array.from({ length: PLACES }, (_, place) => t('ui.read.advantage', { place: place + 1 })),
    ...(brief ? [] : [t('ui.politicians')]),
  ];
  return (
    <View style={styles.slide}>
      <AppText variant="heading">{t('ui.row.title', { phase })}</AppText>
      {!brief && <AppText tone="soft">{t('ui.row.hint')}</AppText>}
      <View style={styles.cells}>
        {names.map((name, place) => {
          const value = row[place];
          const shown = value === undefined ? '?' : place < PLACES ? signed(value) : String(value);
          return (
            <Pressable
              key={name}
              role="button"
              aria-label={`${name}: ${shown}`}
              onPress={() => onRow(row.slice(0, place))}
              style={[
                styles.cell,
                ground(place === at ? accent.wash : colors.sheet),
                edge(place === at ? accent.fill : colors.line),
                place === at && styles.now,
              ]}
            >
              <AppText variant="number" tone={value === undefined ? 'soft' : 'ink'}>
                {shown}
              </AppText>
              <AppText variant="fine" tone="soft" numberOfLines={2} style={styles.name}>
                {place < PLACES ? t('ui.rank.place', { place: place + 1 }) : name}
              </AppText>
            </Pressable>
          );
        })}
      </View>
      {at <= PLACES && (
        <View style={styles.keys}>
          <AppText variant="label">{names[at]}</AppText>
          <NumberKeys
            role="button"
            label={names[at] ?? ''}
            keys={keys.map((value) => ({
              label: at < PLACES ? signed(value) : String(value),
              selected: false,
              onPress: () => onRow([...row, value]),
            }))}
          />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  slide: { gap: space.m },
  cells: { flexDirection: 'row', gap: space.xs },
  cell: {
    flex: 1,
    minWidth: 0,
    minHeight: target.thumb + 16,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: radius.m,
  },
  now: { borderWidth: 2 },
  name: { textAlign: 'center', fontSize: 12, lineHeight: 14 },
  keys: { gap: space.xs },
});
