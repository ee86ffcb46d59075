import { StyleSheet, View } from 'react-native';
import { ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from './AppText';

interface RoundTrackProps {
  /** In full, as it is read out: "Round 5 of 14". */
  readonly label: string;
  readonly current: number;
  readonly count: number;
  /** Rounds after which something happens; they are boxed. */
  readonly stops?: readonly number[];
}

export function RoundTrack({ label, current, count, stops = [] }: RoundTrackProps) {
  const { colors, accent } = useTheme();
  const rounds = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <View
      role="progressbar"
      accessible
      aria-label={label}
      aria-valuenow={current}
      aria-valuemin={1}
      aria-valuemax={count}
      style={styles.track}
    >
      {rounds.map((round) => {
        const now = round === current;
        const stop = stops.includes(round);
        return (
          <View
            key={round}
            style={[
              styles.round,
              { borderColor: now ? accent.fill : stop ? colors.lineStrong : 'transparent' },
              round < current && ground(colors.inset),
              now && ground(accent.fill),
            ]}
          >
            <AppText variant="title" tone={now ? 'onAccent' : round < current ? 'soft' : 'ink'}>
              {round}
            </AppText>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  track: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  round: {
    minWidth: 38,
    minHeight: 38,
    paddingHorizontal: space.xs,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 2,
    borderRadius: radius.s,
  },
});
