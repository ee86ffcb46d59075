import { useIsFocused } from 'expo-router';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import {
  type NativeScrollEvent,
  type NativeSyntheticEvent,
  ScrollView,
  StyleSheet,
  useWindowDimensions,
  View,
} from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { textGrowth } from '@/components/kit/theme/text-size';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useToastRoom } from '@/components/kit/Toast';
import { webProps } from '@/components/kit/web-props';

interface MatchLayoutProps {
  readonly bar: ReactNode;
  readonly head: ReactNode;
  readonly board: ReactNode;
  readonly foot: ReactNode;
  /** In sight however much there is to press above it. */
  readonly undo: ReactNode;
  /** When it changes, the board is about something else and begins at its top. */
  readonly scene: string;
}

/** A board of numbers alone has nothing to focus, and still has to be scrolled by keys. */
const keys = webProps({ tabIndex: 0 });

const WIDE = 720;
/** A phone on its side: what to press, and undo, need all the height there is. */
const LOW = 480;
const PANEL = 360;

/** Upright: the board between whose turn it is and the thumb. Wide: the board beside both. */
export function MatchLayout({ bar, head, board, foot, undo, scene }: MatchLayoutProps) {
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const { scroller, onScroll } = useTop(scene);
  const wide = width >= WIDE;
  const low = height < LOW;
  const turn = useRef<View>(null);
  const room = { top: wide && low ? height / 2 : insets.top, right: wide ? PANEL : 0 };
  useToastRoom({ ...room, below: wide ? undefined : turn }, useIsFocused());
  const edges = { paddingTop: insets.top, paddingLeft: insets.left, paddingRight: insets.right };
  // Large words must not leave the board a slit; what does not fit in the thumb's zone is scrolled to.
  const thumbShare = textGrowth() >= 1.5 ? 0.45 : 0.6;
  const panel = wide ? styles.panel : [styles.foot, { maxHeight: height * thumbShare }];
  const words = wide ? (low ? styles.tight : styles.gap) : styles.tight;
  // One tree for both: board and foot keep their places in it, or a turn of the phone would close what is open in them.
  return (
    <View role="main" style={[styles.fill, wide && styles.row, edges, ground(colors.paper)]}>
      <View style={styles.fill}>
        {!wide && bar}
        {!wide && (
          <View ref={turn} style={{ maxHeight: height * 0.2 }}>
            <ScrollView {...keys} style={styles.hug} contentContainerStyle={[styles.content, styles.head]}>
              {head}
            </ScrollView>
          </View>
        )}
        <ScrollView
          ref={scroller}
          onScroll={onScroll}
          scrollEventThrottle={100}
          style={styles.fill}
          contentContainerStyle={styles.board}
          {...keys}
        >
          {wide && low && <View style={styles.gap}>{head}</View>}
          {board}
        </ScrollView>
      </View>
      <View style={[panel, { paddingBottom: insets.bottom + space.s }, edge(colors.line)]}>
        {wide && bar}
        <ScrollView
          style={wide ? styles.fill : styles.hug}
          contentContainerStyle={[styles.content, wide && styles.spread]}
        >
          {wide && !low && <View style={styles.gap}>{head}</View>}
          <View style={words}>{foot}</View>
        </ScrollView>
        <View style={styles.undo}>{undo}</View>
      </View>
    </View>
  );
}

interface Scrolled {
  readonly scroller: RefObject<ScrollView | null>;
  readonly onScroll: (event: NativeSyntheticEvent<NativeScrollEvent>) => void;
}

/** Scrolls back to the top at another moment. Where it is there already nothing is asked of the browser, which would lay out the page for it. */
const useTop = (moment: string): Scrolled => {
  const scroller = useRef<ScrollView>(null);
  const away = useRef(false);
  const onScroll = useCallback(({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>) => {
    away.current = nativeEvent.contentOffset.y > 0;
  }, []);
  useEffect(() => {
    if (away.current) scroller.current?.scrollTo({ y: 0, animated: false });
  }, [moment]);
  return { scroller, onScroll };
};

const styles = StyleSheet.create({
  row: { flexDirection: 'row' },
  fill: { flex: 1 },
  hug: { flexGrow: 0 },
  content: { paddingHorizontal: space.l, paddingTop: space.s, gap: space.l },
  board: { paddingHorizontal: space.l, paddingTop: space.s, paddingBottom: space.xl, gap: space.l },
  tight: { gap: space.s },
  head: { gap: space.s, paddingBottom: space.s },
  spread: { flexGrow: 1, justifyContent: 'space-between' },
  undo: { paddingHorizontal: space.l, paddingTop: space.s, gap: space.s },
  gap: { gap: space.m },
  panel: { width: PANEL, borderLeftWidth: hairline },
  foot: { borderTopWidth: hairline },
});
