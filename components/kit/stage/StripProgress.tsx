import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { LARGE, useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { useTheme } from '@/components/kit/theme/use-theme';

export interface Progress {
  /** As it is written: "Round 3". */
  readonly title: string;
  /** As it is read out: "Round 3 of 5". */
  readonly label: string;
  readonly at: number;
  readonly of: number;
  /** After these something happens. */
  readonly stops?: readonly number[];
  /** The phase, or what comes next; nothing where it is empty. */
  readonly note?: string;
}

/** How far the game is: a dot for each round, a diamond after those that something follows. */
export function StripProgress({ title, label, at, of, stops = [], note }: Progress) {
  const { colors, accent } = useTheme();
  // Very large words would take the picture's room: then the note is only read out.
  const large = useTextGrowth() > LARGE;
  const now = stops.length > 0 ? styles.numbered : styles.now;
  const look = (round: number, isNow: boolean) =>
    isNow
      ? [ground(accent.fill), edge(accent.fill)]
      : [edge(round <= at ? colors.ink : colors.lineStrong), round <= at && ground(colors.ink)];
  return (
    <View style={styles.row}>
      <View
        role="progressbar"
        accessible
        aria-label={large && note ? `${label}, ${note}` : label}
        aria-valuenow={at}
        aria-valuemin={1}
        aria-valuemax={of}
        style={styles.rounds}
      >
        {stops.length === 0 && (
          <AppText variant="stamp" tone="soft">
            {title}
          </AppText>
        )}
        <View style={styles.dots}>
          {Array.from({ length: of }, (_, before) => before + 1).map((round) => (
            <View key={round} style={styles.dots}>
              <View style={[styles.dot, round === at && now, look(round, round === at)]}>
                {/* With stops there are too many dots to leave room for the words. */}
                {round === at && stops.length > 0 && (
                  <AppText allowFontScaling={false} variant="stamp" style={[styles.number, ink(accent.on)]}>
                    {at}
                  </AppText>
                )}
              </View>
              {stops.includes(round) && <View style={[styles.dot, styles.stop, look(round + 1, false)]} />}
            </View>
          ))}
        </View>
      </View>
      {note && !large && (
        <AppText variant="stamp" tone="soft" style={styles.note}>
          {note}
        </AppText>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.m,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
  },
  rounds: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
  dots: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.xs },
  dot: { width: 9, height: 9, borderWidth: 1.5, borderRadius: radius.round },
  now: { width: 13, height: 13 },
  numbered: { width: 18, height: 18, alignItems: 'center', justifyContent: 'center' },
  number: { fontSize: 12, lineHeight: 14, letterSpacing: 0 },
  stop: { borderRadius: 1, transform: [{ rotate: '45deg' }] },
  note: { flexShrink: 1 },
});
