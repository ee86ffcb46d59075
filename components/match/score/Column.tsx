import { Animated, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { seatColorOf } from '@/components/kit/theme/seats';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { type TextVariant } from '@/components/kit/theme/type';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useMatch } from '../match-context';
import { type Bar, type Brick, heightAfter, type Span } from './bricks';
import { type Growing } from './use-growing';

/** Under the ground: badge and name, and how long somebody had. */
export const FOOT = { usual: 60, time: 20 } as const;

interface TotalLook {
  readonly variant: TextVariant;
  readonly line: number;
}

export interface Scale {
  readonly span: Span;
  /** How high a point is. */
  readonly point: number;
  /** How wide the place of a column is. */
  readonly column: number;
  readonly number: TotalLook;
}

/** The largest totals that stand beside each other without touching. */
export const numberOf = (
  bars: readonly Bar[],
  { width, height }: { readonly width: number; readonly height: number },
): TotalLook => {
  const characters = Math.max(1, ...bars.map(({ total }) => String(total).length));
  if (characters * 28 < width && height > 300) return { variant: 'display', line: 58 };
  if (characters * 22 < width && height > 210) return { variant: 'hero', line: 46 };
  return { variant: 'number', line: 34 };
};

interface ColumnProps {
  readonly bar: Bar;
  readonly scale: Scale;
  readonly growing: Growing;
}

const GAP = 2;
const WIDEST = 76;
export const barWidth = (column: number): number => Math.min(WIDEST, column * 0.7);

/** A number does not fit into a lower brick. */
const READABLE = 16;

export function Column({ bar, scale, growing }: ColumnProps) {
  const { span, point, column, number } = scale;
  const { grown, step } = growing;
  const floor = -span.low * point;
  const peak = Math.max(0, ...bar.bricks.map(({ to }) => to));
  const steps = [0, ...bar.bricks.map((_, place) => place + 1)];
  let top = 0;
  const tops = [0, ...bar.bricks.map(({ to }) => (top = Math.max(top, to)))];
  const rise =
    steps.length > 1
      ? grown.interpolate({
          inputRange: steps,
          outputRange: tops.map((height) => (peak - height) * point),
          extrapolate: 'clamp',
        })
      : 0;
  const width = barWidth(column);
  return (
    <View style={[styles.column, { width, height: (span.high - span.low) * point }]}>
      {bar.bricks.map((brick, place) => (
        <BrickView
          key={place}
          brick={brick}
          place={place}
          seat={bar.seat}
          at={{ bottom: floor + Math.min(brick.from, brick.to) * point, point }}
          growing={growing}
        />
      ))}
      <Animated.View
        style={[
          styles.total,
          { bottom: floor + peak * point, width: column, left: (width - column) / 2 },
          { transform: [{ translateY: rise }] },
        ]}
      >
        <AppText variant={number.variant} style={styles.centred}>
          {growing.done ? bar.total : heightAfter(bar, step + 1)}
        </AppText>
      </Animated.View>
    </View>
  );
}

interface BrickViewProps {
  readonly brick: Brick;
  readonly place: number;
  readonly seat: number;
  readonly at: { readonly bottom: number; readonly point: number };
  readonly growing: Growing;
}

function BrickView({ brick, place, seat, at, growing }: BrickViewProps) {
  const { colors, seats } = useTheme();
  const { header } = useMatch();
  const colour = seats[seatColorOf(header.players[seat]?.colour ?? seat)];
  const height = Math.max(1, Math.abs(brick.value) * at.point - GAP);
  const scaleY = growing.grown.interpolate({
    inputRange: [place, place + 1],
    outputRange: [0, 1],
    extrapolate: 'clamp',
  });
  const taken = brick.value < 0;
  return (
    <Animated.View
      style={[
        styles.brick,
        brick.open ? [ground(colors.paper), styles.open] : ground(colour.fill),
        edge(colour.edge),
        taken && styles.taken,
        { bottom: at.bottom, height, transform: [{ scaleY }] },
      ]}
    >
      {height >= READABLE && (
        <AppText
          variant="count"
          allowFontScaling={false}
          style={[styles.centred, ink(brick.open ? colors.ink : colour.on)]}
        >
          {brick.value}
        </AppText>
      )}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  column: { justifyContent: 'flex-end' },
  brick: {
    position: 'absolute',
    left: 0,
    right: 0,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    overflow: 'hidden',
    transformOrigin: 'bottom',
  },
  open: { borderWidth: 2 },
  taken: { borderStyle: 'dashed' },
  total: { position: 'absolute' },
  centred: { textAlign: 'center' },
});
