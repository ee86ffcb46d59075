import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { Stamp } from '@/components/kit/Stamp';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { LARGE, useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useMatch } from '@/components/match/match-context';
import { SeatMark } from '@/components/match/SeatMark';
import { type Seat } from '@/rules/core/seat';
import { useTranslate } from '@/i18n/use-translate';

interface LaidStep {
  readonly id: string;
  readonly count: number | undefined;
  readonly is: 'laid' | 'next' | 'later';
}

interface LaidTableProps {
  readonly steps: readonly LaidStep[];
  readonly startSeat: Seat;
  /** How much lies there, in words. */
  readonly label: string;
}

/** The table with one tile a step: what lies there is solid, what comes next is lit, what comes later is dashed. */
export function LaidTable({ steps, startSeat, label }: LaidTableProps) {
  const { colors, accent } = useTheme();
  const t = useTranslate();
  const large = useTextGrowth() > LARGE;
  const { header } = useMatch();
  return (
    <View role="img" accessible aria-label={label} style={[styles.table, ground(colors.inset)]}>
      <View style={styles.tiles}>
        {steps.map(({ id, count, is }) => (
          <View
            key={id}
            style={[
              styles.tile,
              edge(is === 'later' ? colors.lineStrong : accent.fill),
              is === 'later' && styles.later,
              is === 'laid' && ground(accent.fill),
              is === 'next' && [styles.next, ground(colors.sheet)],
            ]}
          >
            {is === 'laid' ? (
              <Icon name="check" size={18} color={accent.on} />
            ) : (
              <AppText variant="count" style={ink(is === 'next' ? colors.ink : colors.inkSoft)}>
                {count ?? ''}
              </AppText>
            )}
          </View>
        ))}
      </View>
      {!large && (
        <View style={styles.seats}>
          {header.players.map((_, seat) => (
            <View key={seat} style={styles.seat}>
              <SeatMark seat={seat} size={28} />
              {seat === startSeat && <Stamp label={t('setup.begins-here')} />}
            </View>
          ))}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  table: {
    flexGrow: 1,
    justifyContent: 'center',
    gap: space.m,
    marginHorizontal: space.l,
    marginBottom: space.s,
    padding: space.m,
    borderRadius: 20,
    overflow: 'hidden',
  },
  tiles: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.s },
  tile: {
    minWidth: 34,
    height: 34,
    paddingHorizontal: space.xs,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 2,
    borderRadius: radius.s,
  },
  later: { borderStyle: 'dashed' },
  next: { borderWidth: 3 },
  seats: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.m },
  seat: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
