import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { SeatMark } from '@/components/match/SeatMark';
import { type Seat } from '@/rules/core/seat';
import { type Table } from '../table';

interface PawnWayProps {
  readonly table: Table;
  readonly from: Seat;
  readonly to: Seat;
}

/** SM-38: from whom the pawn goes to whom. */
export function PawnWay({ table: { t, seatName }, from, to }: PawnWayProps) {
  const { colors, accent } = useTheme();
  const stays = from === to;
  const who = (seat: Seat) => (
    <View style={styles.who}>
      <SeatMark seat={seat} size={30} />
      <AppText variant="label" numberOfLines={1} style={styles.name}>
        {seatName(seat)}
      </AppText>
    </View>
  );
  return (
    <View
      accessible
      role="img"
      aria-label={t(stays ? 'ui.between.pawn-stays' : 'ui.between.pawn', { seat: seatName(to) })}
      style={[styles.way, ground(colors.inset), edge(colors.line)]}
    >
      {!stays && who(from)}
      <Icon name="crown" size={22} color={accent.text} />
      {!stays && <Icon name="chevron-right" size={18} color={accent.text} />}
      {who(to)}
    </View>
  );
}

const styles = StyleSheet.create({
  way: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.m,
    minHeight: 44,
    paddingHorizontal: space.s,
    borderWidth: 1,
    borderRadius: radius.m,
  },
  who: { flexDirection: 'row', alignItems: 'center', gap: space.s, flexShrink: 1 },
  name: { flexShrink: 1 },
});
