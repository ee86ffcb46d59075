import { useEffect, useState } from 'react';
import {
  type LayoutChangeEvent,
  AccessibilityInfo,
  Platform,
  Pressable,
  ScrollView,
  StyleSheet,
  View,
} from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { distance, type Frame, type Point } from '@/components/kit/map/plane';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { LARGE, useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { type Size, mostHeight, mostWidth, nearestEdge, placeBubble } from './bubble-place';

interface BubbleProps {
  /** Why, in one true sentence. */
  readonly reason: string;
  readonly rule: string;
  readonly onRule: () => void;
  /** The thing that was refused, from the upper left corner of the stage. */
  readonly anchor: Point;
  /** The way and the repair, which stay in sight. */
  readonly clear?: readonly Frame[];
  /** What else the table may decide: "Record it anyway". */
  readonly aside?: { readonly label: string; readonly onPress: () => void };
}

const WIDTH = 300;

const sizeOf = ({ nativeEvent: { layout } }: LayoutChangeEvent): Size => ({
  width: layout.width,
  height: layout.height,
});

/**
 * Answers a refused tap where the finger is. It stands beside the stage in the tree and over it on screen, so that what
 * lies under it does not hear what is tapped on it.
 */
export function Bubble({ reason, rule, onRule, anchor, clear = [], aside }: BubbleProps) {
  const { colors } = useTheme();
  const t = useTranslate();
  const growth = useTextGrowth();
  const [stage, setStage] = useState<Size>();
  const [bubble, setBubble] = useState<Size>();
  useEffect(() => {
    // iOS has no live regions.
    if (Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(reason);
  }, [reason]);
  const width = stage && mostWidth(stage, WIDTH * Math.max(1, growth));
  const corner = stage && bubble && placeBubble({ stage, bubble, anchor, clear });
  return (
    <View
      onLayout={(event) => setStage(sizeOf(event))}
      style={[StyleSheet.absoluteFill, styles.whole, !corner && styles.unplaced]}
    >
      {corner && <Pointer from={nearestEdge({ ...corner, ...bubble }, anchor)} to={anchor} />}
      <View
        role="alert"
        aria-live="assertive"
        onLayout={(event) => setBubble(sizeOf(event))}
        onStartShouldSetResponder={() => true}
        style={[
          styles.bubble,
          ground(colors.sheet),
          edge(colors.danger),
          stage && width !== undefined && { width, maxHeight: mostHeight(stage, width, growth > LARGE) },
          corner && { left: corner.x, top: corner.y },
        ]}
      >
        <ScrollView style={styles.reason}>
          <AppText variant="label">{reason}</AppText>
        </ScrollView>
        <View style={styles.row}>
          <Pressable
            role="button"
            aria-label={t('bubble.rule', { rule })}
            onPress={onRule}
            style={({ pressed }) => [styles.action, pressed && styles.pressed]}
          >
            <Icon name="book" size={18} color={colors.inkSoft} />
            <AppText variant="small" tone="soft">
              {rule}
            </AppText>
          </Pressable>
          {aside && (
            <Pressable
              role="button"
              aria-label={aside.label}
              onPress={aside.onPress}
              style={({ pressed }) => [styles.action, pressed && styles.pressed]}
            >
              <AppText variant="small" style={styles.underlined}>
                {aside.label}
              </AppText>
            </Pressable>
          )}
        </View>
      </View>
    </View>
  );
}

/** Around the thing, so that the line does not strike out what stands on it. */
const ROUND = 16;

/** A line from the bubble to the thing. */
function Pointer({ from, to: middle }: { readonly from: Point; readonly to: Point }) {
  const { colors } = useTheme();
  const far = distance(from, middle);
  if (far <= ROUND) return undefined;
  const length = far - ROUND;
  const turn = Math.atan2(middle.y - from.y, middle.x - from.x);
  const to = { x: from.x + Math.cos(turn) * length, y: from.y + Math.sin(turn) * length };
  return (
    <View
      aria-hidden
      style={[
        styles.pointer,
        ground(colors.danger),
        {
          width: length,
          left: (from.x + to.x - length) / 2,
          top: (from.y + to.y) / 2 - 1,
          transform: [{ rotate: `${turn}rad` }],
        },
      ]}
    />
  );
}

const styles = StyleSheet.create({
  whole: { pointerEvents: 'box-none' },
  unplaced: { opacity: 0 },
  bubble: {
    position: 'absolute',
    paddingTop: space.m,
    paddingHorizontal: space.l,
    borderWidth: 2,
    borderRadius: radius.l,
  },
  reason: { flexGrow: 0, flexShrink: 1 },
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.m,
  },
  action: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: target.least },
  underlined: { textDecorationLine: 'underline' },
  pointer: { position: 'absolute', height: 2, pointerEvents: 'none' },
  pressed: { opacity: 0.7 },
});
