import { Animated, StyleSheet, View } from 'react-native';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText, toneColor } from './AppText';
import { useLanding } from './use-landing';

interface StampProps {
  readonly label: string;
  readonly tone?: 'accent' | 'danger' | 'good' | 'soft' | 'ink';
  /** A verdict or a winner; the small ones are remarks. */
  readonly large?: boolean;
  /** Slightly askew, as stamps are. Not in rows, where it would look untidy. */
  readonly askew?: boolean;
  /** It comes down on the paper now, instead of being there already. */
  readonly lands?: boolean;
}

export function Stamp({ label, tone = 'accent', large = false, askew = false, lands = false }: StampProps) {
  const theme = useTheme();
  const landing = useLanding(lands);
  const lean = askew ? [{ rotate: LEAN }] : [];
  const Paper = lands ? Animated.View : View;
  return (
    <Paper
      style={[
        styles.stamp,
        large && styles.large,
        { borderColor: toneColor(theme, tone) },
        lands
          ? { opacity: landing.opacity, transform: [{ scale: landing.scale }, ...lean] }
          : askew && styles.askew,
      ]}
    >
      <AppText variant={large ? 'verdict' : 'stamp'} tone={tone}>
        {label}
      </AppText>
    </Paper>
  );
}

const LEAN = '-4deg';

const styles = StyleSheet.create({
  stamp: {
    alignSelf: 'flex-start',
    borderWidth: 2,
    borderRadius: radius.s,
    paddingHorizontal: space.s,
    paddingVertical: 2,
  },
  large: { borderWidth: 3, paddingHorizontal: space.m, paddingVertical: space.xs },
  askew: { transform: [{ rotate: LEAN }] },
});
