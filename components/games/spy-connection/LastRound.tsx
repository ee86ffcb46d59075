import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { G, Path } from 'react-native-svg';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { ground, ink } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { Frame } from '@/components/match/frame/Frame';
import { SeatMark } from '@/components/match/SeatMark';
import { type Speak } from '@/i18n/say';
import { type Seat } from '@/rules/core/seat';
import { LAND, WHOLE } from './stage/europe';

interface LastRoundProps {
  readonly t: Speak;
  readonly seatName: (seat: Seat) => string;
  readonly trigger: Seat;
  /** Who has a last turn, in their order. */
  readonly order: readonly Seat[];
  readonly onStart: () => void;
}

/** How wide a letter of the large words is at most, in parts of their height. */
const LETTER = 0.475;
const LARGEST = 150;

/** SC-55: said once and over the whole screen, before the first of the last turns. */
export function LastRound({ t, seatName, trigger, order, onStart }: LastRoundProps) {
  const { accent } = useTheme();
  const [size, setSize] = useState({ width: 390, height: 560 });
  const words = t('ui.last.words').split(' ');
  const longest = Math.max(...words.map((word) => word.length));
  const width = size.width - 2 * space.xl;
  const large = Math.min(LARGEST, width / (longest * LETTER), size.height / 4.5);
  const [first, ...others] = order.map(seatName);
  const then = others.map((seat) => t('ui.turn.then', { seat })).join(', ');
  return (
    <Frame
      scene="last-round"
      stage={
        <View
          onLayout={({ nativeEvent: { layout } }) => setSize(layout)}
          style={[styles.poster, ground(accent.fill)]}
        >
          <View aria-hidden style={StyleSheet.absoluteFill}>
            <Svg width={size.width} height={size.height}>
              <G transform={`scale(${size.width / WHOLE} ${size.height / WHOLE})`}>
                <Path d={LAND} fill={accent.on} fillOpacity={0.08} />
              </G>
            </Svg>
          </View>
          <View style={styles.row}>
            <Mark seat={trigger} size={40} />
            <AppText variant="title" style={[styles.fills, ink(accent.on)]}>
              {t('ui.last.seven', { seat: seatName(trigger) })}
            </AppText>
          </View>
          <View accessible role="heading" aria-level={2} aria-label={t('ui.last.words')}>
            {words.map((word) => (
              <AppText
                key={word}
                aria-hidden
                variant="display"
                numberOfLines={1}
                style={[ink(accent.on), { fontSize: large, lineHeight: large * 1.02 }]}
              >
                {word.toLocaleUpperCase()}
              </AppText>
            ))}
          </View>
          <AppText style={ink(accent.on)}>{t('ui.last.each')}</AppText>
          <View style={styles.row}>
            {order.map((seat, place) => (
              <View key={seat} style={styles.seat}>
                {place > 0 && <Icon name="right" size={20} color={accent.on} />}
                <View style={styles.named}>
                  <Mark seat={seat} size={34} />
                  <AppText variant="small" style={ink(accent.on)}>
                    {seatName(seat)}
                  </AppText>
                </View>
              </View>
            ))}
          </View>
        </View>
      }
      tray={undefined}
      action={{
        kind: 'go',
        label: t('ui.last.start', { seat: first ?? '' }),
        ...(others.length > 0 ? { detail: then } : {}),
        onPress: onStart,
      }}
    />
  );
}

function Mark({ seat, size }: { readonly seat: Seat; readonly size: number }) {
  const { colors } = useTheme();
  return (
    <View style={[styles.mark, ground(colors.sheet)]}>
      <SeatMark seat={seat} size={size} />
    </View>
  );
}

const styles = StyleSheet.create({
  poster: {
    flex: 1,
    overflow: 'hidden',
    justifyContent: 'space-evenly',
    paddingHorizontal: space.xl,
    gap: space.s,
  },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  fills: { flexShrink: 1 },
  seat: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  named: { alignItems: 'center', gap: space.xs },
  mark: { padding: space.s, borderRadius: radius.round },
});
