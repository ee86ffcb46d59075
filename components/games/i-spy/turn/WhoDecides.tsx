import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { SeatMark } from '@/components/match/SeatMark';
import { type Seat } from '@/rules/core/seat';
import { type Table } from '../table';

interface WhoDecidesProps {
  readonly table: Pick<Table, 't' | 'seatName'>;
  readonly seat: Seat;
  /** Whose Spy, tokens and Tickets count. */
  readonly as: Seat;
  /** What cannot be done meanwhile. */
  readonly limits: readonly string[];
}

/** IS-38: of a coerced card, who decides and as whom it is played. */
export function WhoDecides({ table: { t, seatName }, seat, as, limits }: WhoDecidesProps) {
  const { colors } = useTheme();
  return (
    <View style={[styles.bar, ground(colors.inset)]}>
      <View style={styles.line}>
        <SeatMark seat={seat} size={24} rimmed />
        <AppText variant="label" style={styles.words}>
          {t('ui.decides', { seat: seatName(seat) })}
        </AppText>
        <Icon name="right" size={18} />
        <SeatMark seat={as} size={24} rimmed />
        <AppText variant="label" style={styles.words}>
          {t('ui.played-as', { seat: seatName(as) })}
        </AppText>
      </View>
      {limits.length > 0 && (
        <AppText variant="fine" tone="soft">
          {limits.join(' · ')}
        </AppText>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { gap: space.xs, paddingHorizontal: space.m, paddingVertical: space.s, borderRadius: radius.m },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flexShrink: 1 },
});
