import { useEffect, useEffectEvent, useState } from 'react';
import { Animated, Easing, StyleSheet, View } from 'react-native';
import Svg, { Circle, Line, Path } from 'react-native-svg';
import { type Point } from '@/components/kit/map/plane';
import { useTheme } from '@/components/kit/theme/use-theme';

const SPIN = 1400;
const ROUNDS = 4;
const AT_REST = 30;
const TICKS = Array.from({ length: 24 }, (_, tick) => tick * 15);
/** On a grid of 100. */
const RIM = 46;

/** How far the needle has turned, from 0 to 1. */
export const useSpin = (spinning: boolean, onDone: () => void): Animated.Value => {
  const [turn] = useState(() => new Animated.Value(1));
  const done = useEffectEvent(onDone);
  useEffect(() => {
    turn.setValue(spinning ? 0 : 1);
    if (!spinning) return undefined;
    const spin = Animated.timing(turn, {
      toValue: 1,
      duration: SPIN,
      easing: Easing.out(Easing.cubic),
      useNativeDriver: false,
    });
    spin.start(({ finished }) => finished && done());
    return () => spin.stop();
  }, [spinning, turn]);
  return turn;
};

interface SpinDialProps {
  readonly middle: Point;
  readonly radius: number;
  /** Where the needle ends; nobody begins yet without it. */
  readonly towards: Point | undefined;
  readonly turn: Animated.Value;
}

const degreesTo = (from: Point, to: Point): number =>
  (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 90;

/** A needle in the middle of the table. Who begins is known before it turns; it only shows it. */
export function SpinDial({ middle, radius, towards, turn }: SpinDialProps) {
  const { colors, accent } = useTheme();
  const end = towards ? degreesTo(middle, towards) + ROUNDS * 360 : AT_REST;
  const rotate = turn.interpolate({ inputRange: [0, 1], outputRange: [`${AT_REST}deg`, `${end}deg`] });
  const size = radius * 2;
  return (
    <View
      style={[styles.dial, { left: middle.x - radius, top: middle.y - radius, width: size, height: size }]}
    >
      <Svg width={size} height={size} viewBox="0 0 100 100">
        <Circle cx={50} cy={50} r={RIM} fill={colors.paper} stroke={accent.fill} strokeWidth={3} />
        {TICKS.map((angle) => (
          <Line
            key={angle}
            x1={50}
            y1={8}
            x2={50}
            y2={angle % 90 === 0 ? 18 : 14}
            stroke={colors.lineStrong}
            strokeWidth={1.5}
            transform={`rotate(${angle} 50 50)`}
          />
        ))}
      </Svg>
      <Animated.View style={[StyleSheet.absoluteFill, { transform: [{ rotate }] }]}>
        <Svg width={size} height={size} viewBox="0 0 100 100">
          <Path d="M50 14 56 50 58 68H42L44 50Z" fill={accent.fill} />
          <Circle cx={50} cy={50} r={7} fill={colors.paper} stroke={accent.fill} strokeWidth={3} />
        </Svg>
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({ dial: { position: 'absolute' } });
