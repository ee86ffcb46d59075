import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { hairline, radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useMatch } from '@/components/match/match-context';
import { SeatMark } from '@/components/match/SeatMark';
import { type Seat } from '@/rules/core/seat';
import { BONUS, type IntelligenceType } from '@/rules/spymaster/model/prints';
import { TypeMark } from '../pieces/TypeMark';
import { InkStyle } from '../stage/InkStyle';
import { useInks } from '../stage/use-inks';
import { type Names } from '../table';
import { bonusOf, type Cell, ROWS, type Row, type Sheet, totalOf, type Typed, valueAt } from './sheet';

interface CountGridProps {
  readonly names: Names;
  readonly sheet: Sheet;
  readonly typed: Typed;
  /** The cell that is asked for. */
  readonly asked: Cell | undefined;
  /** Where a cell can be tapped. */
  readonly onCell?: ((cell: Cell) => (() => void) | undefined) | undefined;
  /** Who is level at the top, once nothing is left to count. */
  readonly tied: readonly Seat[];
}

/** More names than these would be cut. */
const NAMED = 4;

/** Everybody's Missions and hands in columns; the highest of a row has its bonus, and who is level is joined. */
export function CountGrid(props: CountGridProps) {
  const { names, sheet, typed, tied } = props;
  const { t } = names;
  const { seatName } = useMatch();
  const { colors, accent } = useTheme();
  return (
    <View role="group" aria-label={t('ui.count.sheet')} style={styles.grid}>
      <InkStyle />
      <View style={styles.row}>
        <View style={styles.head} />
        {sheet.seats.map((seat) => (
          <View key={seat} style={styles.who}>
            <SeatMark seat={seat} size={28} />
            {sheet.seats.length <= NAMED && (
              <AppText variant="fine" numberOfLines={1}>
                {seatName(seat)}
              </AppText>
            )}
          </View>
        ))}
      </View>
      {ROWS.map((row) => (
        <GridRow key={row} row={row} {...props} />
      ))}
      <View style={[styles.row, styles.totals, edge(colors.ink)]}>
        <View style={styles.head}>
          <AppText variant="label">{t('ui.count.total')}</AppText>
        </View>
        {sheet.seats.map((seat) => {
          const total = totalOf(sheet, typed, seat);
          const isTied = tied.includes(seat);
          return (
            <View
              key={seat}
              accessible
              role="img"
              aria-label={[
                seatName(seat),
                t('common.points', { count: total }),
                ...(isTied ? [t('ui.count.tied')] : []),
              ].join(', ')}
              style={[styles.total, isTied && [styles.tied, edge(accent.fill), ground(accent.wash)]]}
            >
              <AppText aria-hidden variant="number">
                {total}
              </AppText>
              {isTied && (
                <AppText aria-hidden variant="fine" tone="accent">
                  {t('ui.count.tied')}
                </AppText>
              )}
            </View>
          );
        })}
      </View>
    </View>
  );
}

interface GridRowProps extends CountGridProps {
  readonly row: Row;
}

function GridRow({ row, names, sheet, typed, asked, onCell }: GridRowProps) {
  const { accent } = useTheme();
  const best = row === 'missions' ? [] : bonusOf(sheet, typed, row);
  const places = best.map((seat) => sheet.seats.indexOf(seat));
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const share = (place: number): `${number}%` => `${((place + 0.5) / sheet.seats.length) * 100}%`;
  return (
    <View style={[styles.row, styles.grows]}>
      <RowHead names={names} row={row} />
      <View style={styles.cells}>
        {last > first && (
          <View
            style={[
              styles.tie,
              { left: share(first), width: `${((last - first) / sheet.seats.length) * 100}%` },
              ground(accent.fill),
            ]}
          />
        )}
        {sheet.seats.map((seat) => (
          <GridCell
            key={seat}
            names={names}
            cell={{ row, seat }}
            value={valueAt(sheet, typed, { row, seat })}
            isBest={best.includes(seat)}
            isAsked={asked?.row === row && asked.seat === seat}
            onPress={onCell?.({ row, seat })}
          />
        ))}
        {last > first && (
          <View aria-hidden style={[styles.level, { left: share(first + 0.5) }, ground(accent.fill)]}>
            <AppText variant="fine" tone="onAccent">
              =
            </AppText>
          </View>
        )}
      </View>
    </View>
  );
}

function RowHead({ names: { t, typeName }, row }: { readonly names: Names; readonly row: Row }) {
  const { types } = useInks();
  if (row === 'missions')
    return (
      <View style={styles.head}>
        <Icon name="flag" size={20} />
        <AppText variant="fine" numberOfLines={1}>
          {t('ui.fact-missions')}
        </AppText>
      </View>
    );
  const { fill, on } = types[row];
  return (
    <View style={[styles.head, styles.type, ground(fill)]}>
      <TypeMark type={row} size={20} color={on} />
      <AppText variant="fine" numberOfLines={1} style={ink(on)}>
        {typeName(row)}
      </AppText>
    </View>
  );
}

interface GridCellProps {
  readonly names: Names;
  readonly cell: Cell;
  readonly value: ReturnType<typeof valueAt>;
  readonly isBest: boolean;
  readonly isAsked: boolean;
  readonly onPress: (() => void) | undefined;
}

const nameOfRow = ({ t, typeName }: Names, row: Row): string =>
  row === 'missions' ? t('ui.fact-missions') : typeName(row as IntelligenceType);

function GridCell({ names, cell: { row, seat }, value, isBest, isAsked, onPress }: GridCellProps) {
  const { t } = names;
  const { seatName } = useMatch();
  const { colors, accent } = useTheme();
  const said =
    value === undefined ? t('ui.count.open') : value === 'hidden' ? t('ui.count.known') : String(value);
  const label = `${nameOfRow(names, row)}, ${seatName(seat)}: ${said}${isBest ? `, +${BONUS}` : ''}`;
  const look = [
    styles.cell,
    ground(isBest || isAsked ? accent.wash : colors.sheet),
    edge(isBest || isAsked ? accent.fill : value === undefined ? colors.lineStrong : colors.line),
    (isBest || isAsked) && styles.best,
    isAsked && styles.asked,
    value === undefined && !isAsked && styles.open,
  ];
  const inside = (
    <>
      <AppText aria-hidden variant="title" tone={value === 0 ? 'soft' : 'ink'}>
        {value === undefined ? '' : value === 'hidden' ? '·' : value}
      </AppText>
      {isBest && (
        <AppText aria-hidden variant="fine" tone="accent">
          {`+${BONUS}`}
        </AppText>
      )}
    </>
  );
  if (!onPress)
    return (
      <View accessible role="img" aria-label={label} style={look}>
        {inside}
      </View>
    );
  return (
    <Pressable role="button" aria-label={label} aria-pressed={isAsked} onPress={onPress} style={look}>
      {inside}
    </Pressable>
  );
}

const LEVEL = 18;

const styles = StyleSheet.create({
  grid: {
    flex: 1,
    gap: space.xs,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    justifyContent: 'center',
  },
  row: { flexDirection: 'row', gap: space.xs },
  grows: { flexGrow: 1, flexShrink: 1, minHeight: 40, maxHeight: 64 },
  head: { width: 68, alignItems: 'center', justifyContent: 'center' },
  type: { borderRadius: radius.m },
  who: { flex: 1, minWidth: 0, alignItems: 'center' },
  cells: { flex: 1, flexDirection: 'row', gap: space.xs },
  cell: {
    flex: 1,
    minWidth: 0,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'center',
    columnGap: space.xs,
    borderWidth: hairline,
    borderRadius: radius.m,
  },
  best: { borderWidth: 2 },
  asked: { borderWidth: 3 },
  open: { borderStyle: 'dashed' },
  tie: { position: 'absolute', top: '50%', height: 2, marginTop: -1 },
  level: {
    position: 'absolute',
    top: '50%',
    width: LEVEL,
    height: LEVEL,
    marginLeft: -LEVEL / 2,
    marginTop: -LEVEL / 2,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: LEVEL / 2,
  },
  totals: { borderTopWidth: 2, paddingTop: space.xs },
  total: { flex: 1, minWidth: 0, alignItems: 'center', borderRadius: radius.m },
  tied: { borderWidth: 2 },
});
