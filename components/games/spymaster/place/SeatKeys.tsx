import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { onSpace } from '@/components/kit/web-props';
import { useMatch } from '@/components/match/match-context';
import { SeatMark } from '@/components/match/SeatMark';
import { type Seat } from '@/rules/core/seat';

interface SeatKeysProps {
  readonly label: string;
  readonly counts: readonly number[];
  readonly of: number;
  /** Whose Agent is placed next. */
  readonly seat: Seat | undefined;
  /** Only where anybody may go on. */
  readonly onSeat: ((seat: Seat) => void) | undefined;
}

/** Everybody with how many of theirs are in place. */
export function SeatKeys({ label, counts, of, seat: asked, onSeat }: SeatKeysProps) {
  const { seatName } = useMatch();
  const { colors, accent } = useTheme();
  return (
    <View role="radiogroup" aria-label={label} style={styles.keys}>
      {counts.map((count, seat) => {
        const choose = onSeat && count < of ? () => onSeat(seat) : undefined;
        const isAsked = seat === asked;
        return (
          <Pressable
            key={seat}
            role="radio"
            aria-checked={isAsked}
            aria-disabled={!choose}
            aria-label={`${seatName(seat)}, ${count}/${of}`}
            disabled={!choose}
            onPress={choose}
            {...(choose ? onSpace(choose) : {})}
            style={[
              styles.key,
              ground(isAsked ? colors.sheet : colors.inset),
              edge(isAsked ? accent.fill : colors.line),
              isAsked && styles.asked,
            ]}
          >
            <SeatMark seat={seat} size={26} />
            <AppText aria-hidden variant="title" tone={count < of ? 'ink' : 'soft'}>
              {`${count}/${of}`}
            </AppText>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  keys: { flexDirection: 'row', gap: space.xs },
  key: {
    flex: 1,
    minHeight: target.thumb,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'center',
    columnGap: space.xs,
    borderWidth: 1,
    borderRadius: radius.m,
  },
  asked: { borderWidth: 2 },
});
