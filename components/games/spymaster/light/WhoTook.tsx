import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useMatch } from '@/components/match/match-context';
import { SeatMark } from '@/components/match/SeatMark';
import { type Speak } from '@/i18n/say';
import { type Seat } from '@/rules/core/seat';

interface WhoTookProps {
  readonly t: Speak;
  readonly seats: readonly Seat[];
  readonly onSeat: (seat: Seat) => void;
}

/** SM-42: asked only where it decides. */
export function WhoTook({ t, seats, onSeat }: WhoTookProps) {
  const { seatName } = useMatch();
  const { colors } = useTheme();
  return (
    <>
      <View>
        <AppText variant="title">{t('ui.count.who-took')}</AppText>
        <AppText variant="small" tone="soft">{`${t('ui.count.anybody')} SM-42`}</AppText>
      </View>
      <View role="group" aria-label={t('ui.count.who-took')} style={styles.seats}>
        {seats.map((seat) => (
          <Pressable
            key={seat}
            role="button"
            aria-label={t('ui.took-card', { seat: seatName(seat) })}
            onPress={() => onSeat(seat)}
            style={({ pressed }) => [
              styles.seat,
              seats.length === 4 && styles.four,
              ground(pressed ? colors.inset : colors.sheet),
              edge(colors.lineStrong),
            ]}
          >
            <SeatMark seat={seat} size={32} />
            <AppText aria-hidden variant="label" numberOfLines={1}>
              {seatName(seat)}
            </AppText>
          </Pressable>
        ))}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  seats: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  seat: {
    flexGrow: 1,
    flexBasis: '28%',
    minHeight: 72,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    borderWidth: 1.5,
    borderRadius: radius.l,
  },
  four: { flexBasis: '22%', paddingHorizontal: 2 },
});
