import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';
import { AppText } from '@/components/kit/AppText';
import { ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Speak } from '@/i18n/say';

interface LegendProps {
  readonly t: Speak;
  /** What the map is used for: a turn on a known board, one that nobody has entered, or Agents that come back. */
  readonly about: 'turn' | 'unknown' | 'lift';
  /** Some ways are still to be drawn. */
  readonly draws: boolean;
}

const SIZE = 18;
const MIDDLE = SIZE / 2;

/** What the marks of the map mean, as long as that is new. */
export function Legend({ t, about, draws }: LegendProps) {
  const { colors, accent } = useTheme();
  const mark = (inside: ReactNode) => (
    <Svg width={SIZE} height={SIZE}>
      {inside}
    </Svg>
  );
  const ring = (stroke: string, fill: string) => (
    <Circle cx={MIDDLE} cy={MIDDLE} r={7} fill={fill} stroke={stroke} strokeWidth={2} />
  );
  const line = (sign: ReactNode, words: string) => (
    <View style={styles.line}>
      {sign}
      <AppText variant="fine">{words}</AppText>
    </View>
  );
  const number = (text: string) => (
    <View style={styles.price}>
      {mark(ring(colors.ink, colors.halo))}
      <AppText variant="fine" style={styles.number}>
        {text}
      </AppText>
    </View>
  );
  return (
    <View style={[styles.legend, ground(colors.halo)]}>
      {about === 'unknown' && <AppText variant="fine">{t('ui.legend.unknown')}</AppText>}
      {about === 'turn' && (
        <>
          {line(number('2'), t('ui.legend.price'))}
          {draws && line(number('?'), t('ui.legend.draw'))}
          {line(mark(ring(accent.fill, accent.wash)), t('ui.legend.waits'))}
        </>
      )}
      {about === 'lift' && (
        <>
          {line(mark(ring(accent.fill, accent.wash)), t('ui.legend.lift'))}
          {line(
            mark(
              <>
                {ring(colors.ink, colors.halo)}
                <Path d="M5 12L12 5M8 14L14 8" stroke={colors.ink} strokeWidth={1.6} />
              </>,
            ),
            t('ui.legend.holds'),
          )}
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  legend: {
    position: 'absolute',
    left: space.s,
    top: space.s,
    maxWidth: 176,
    gap: 2,
    paddingHorizontal: space.xs,
    paddingVertical: 2,
    borderRadius: radius.m,
    opacity: 0.92,
    pointerEvents: 'none',
  },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  price: { alignItems: 'center', justifyContent: 'center' },
  number: { position: 'absolute', fontSize: 11, lineHeight: 13 },
});
