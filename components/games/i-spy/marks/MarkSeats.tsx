import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { onSpace } from '@/components/kit/web-props';
import { SeatMark } from '@/components/match/SeatMark';
import { type Seat } from '@/rules/core/seat';
import { type Table } from '../table';

interface MarkSeatsProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly onSeat: (seat: Seat) => void;
}

/** Who has marked a tile, and who does now: in turn order, though anybody may be first. */
export function MarkSeats({ table: { t, view, seatName }, seat, onSeat }: MarkSeatsProps) {
  const { colors, accent } = useTheme();
  return (
    <View role="radiogroup" aria-label={t('ui.marks-title')} style={styles.seats}>
      {view.order.map((each) => {
        const done = view.players[each]?.marked === true;
        const on = each === seat;
        const name = seatName(each);
        const content = (
          <>
            <SeatMark seat={each} size={26} rimmed />
            {done ? (
              <Icon name="check" size={20} color={colors.good} />
            ) : (
              <AppText variant="fine" numberOfLines={1} style={styles.name}>
                {name}
              </AppText>
            )}
          </>
        );
        const looks = [
          styles.seat,
          ground(on ? colors.sheet : colors.paper),
          edge(on ? accent.fill : colors.line),
          on && styles.on,
        ];
        if (done)
          return (
            <View
              key={each}
              accessible
              role="img"
              aria-label={`${name}, ${t('ui.marks-done')}`}
              style={looks}
            >
              {content}
            </View>
          );
        const choose = () => onSeat(each);
        return (
          <Pressable
            key={each}
            role="radio"
            aria-checked={on}
            aria-label={name}
            onPress={choose}
            {...onSpace(choose)}
            style={looks}
          >
            {content}
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  seats: { flexDirection: 'row', gap: space.xs + 2 },
  seat: {
    flex: 1,
    minWidth: 0,
    minHeight: target.least,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    paddingHorizontal: space.xs,
    borderWidth: 1,
    borderRadius: radius.m,
  },
  on: { borderBottomWidth: 4 },
  name: { flexShrink: 1 },
});
