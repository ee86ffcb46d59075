import { Animated, StyleSheet, View } from 'react-native';
import { AppText, type AppTextProps } from './AppText';
import { useNumberChange } from './use-number-change';

interface ChangingNumberProps extends Pick<AppTextProps, 'variant' | 'tone'> {
  readonly text: string;
}

const RISE = 14;

/** A number beside which something changes it: the eye follows the old one out and the new one in. */
export function ChangingNumber({ text, ...look }: ChangingNumberProps) {
  const { before, moved } = useNumberChange(text);
  if (before === undefined) return <AppText {...look}>{text}</AppText>;
  const to = (from: number, end: number) =>
    moved.interpolate({ inputRange: [0, 1], outputRange: [from, end] });
  return (
    <View>
      <Animated.View style={{ opacity: moved, transform: [{ translateY: to(RISE, 0) }] }}>
        <AppText {...look}>{text}</AppText>
      </Animated.View>
      <Animated.View
        aria-hidden
        style={[styles.before, { opacity: to(1, 0), transform: [{ translateY: to(0, -RISE) }] }]}
      >
        <AppText {...look}>{before}</AppText>
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({ before: { position: 'absolute', left: 0, top: 0 } });
