import {
  type ReactNode,
  createContext,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { type ViewStyle, Modal, Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { madeOnce } from '@/components/kit/theme/made-once';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, layout, radius, space } from '@/components/kit/theme/tokens';
import { useReducedMotion } from '@/components/kit/theme/use-reduced-motion';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { AppText } from './AppText';
import { IconButton } from './IconButton';
import { useCloseRequest } from './use-close-request';

interface SheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stays in reach of the thumb while the rest scrolls. */
  readonly footer?: ReactNode;
}

/** Slides up from the bottom; Escape, the back key, the scrim and the cross close it. */
export function Sheet({ open, title, onClose, children, footer }: SheetProps) {
  const { colors } = useTheme();
  const t = useTranslate();
  const insets = useSafeAreaInsets();
  const still = useReducedMotion();
  const visible = useSheetTurn(open);
  const closing = useCloseRequest(visible, onClose);
  return (
    <Modal
      visible={visible}
      transparent
      animationType={still ? 'none' : 'slide'}
      {...closing}
      statusBarTranslucent
      navigationBarTranslucent
      supportedOrientations={['portrait', 'landscape']}
      aria-label={title}
    >
      <View style={styles.whole}>
        <View
          accessibilityViewIsModal
          style={[styles.sheet, below(insets.top + space.xl), ground(colors.sheet), edge(colors.line)]}
        >
          <View style={[styles.grabber, ground(colors.lineStrong)]} />
          <View style={styles.head}>
            <AppText variant="heading" level={2} style={styles.title}>
              {title}
            </AppText>
            <IconButton icon="close" label={t('common.close')} onPress={onClose} filled />
          </View>
          <ScrollView
            style={styles.scroll}
            contentContainerStyle={[styles.body, !footer && above(insets.bottom + space.xl)]}
            keyboardShouldPersistTaps="handled"
          >
            <WithinSheet value>{children}</WithinSheet>
          </ScrollView>
          {footer && (
            <View style={[styles.footer, edge(colors.line), above(insets.bottom + space.l)]}>
              <WithinSheet value>{footer}</WithinSheet>
            </View>
          )}
        </View>
        {/* After the sheet and beneath it: a modal gives the focus to the first thing that takes it. */}
        <Pressable
          aria-hidden
          tabIndex={-1}
          accessible={false}
          onPress={onClose}
          style={[StyleSheet.absoluteFill, styles.scrim, ground(colors.scrim)]}
        />
      </View>
    </Modal>
  );
}

const below = madeOnce((marginTop: number): ViewStyle => ({ marginTop }));
const above = madeOnce((paddingBottom: number): ViewStyle => ({ paddingBottom }));

/** Open sheets, the last one on top. */
let stack: readonly object[] = [];
const listeners = new Set<() => void>();

const become = (next: readonly object[]): void => {
  stack = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A sheet within a sheet is part of it. */
const WithinSheet = createContext(false);

/** An iPhone shows one sheet at a time: of several that are open the last one, and the one below when it has closed. */
const useSheetTurn = (open: boolean): boolean => {
  const within = useContext(WithinSheet);
  const [self] = useState(() => ({}));
  const stands = open && !within;
  const isTurn = () => !stands || stack.length === 0 || stack.at(-1) === self;
  const turn = useSyncExternalStore(subscribe, isTurn, isTurn);
  useLayoutEffect(() => {
    if (!stands) return;
    become([...stack, self]);
    return () => become(stack.filter((other) => other !== self));
  }, [stands, self]);
  return open && turn;
};

const styles = StyleSheet.create({
  whole: { flex: 1, justifyContent: 'flex-end', alignItems: 'center' },
  scrim: { zIndex: -1 },
  sheet: {
    flexShrink: 1,
    width: '100%',
    maxWidth: layout.column,
    borderTopLeftRadius: radius.xl,
    borderTopRightRadius: radius.xl,
    borderWidth: hairline,
    borderBottomWidth: 0,
  },
  grabber: { alignSelf: 'center', width: 40, height: 4, borderRadius: radius.round, marginTop: space.s },
  head: { flexDirection: 'row', alignItems: 'flex-start', gap: space.m, padding: space.l },
  title: { flex: 1, minWidth: 0, paddingTop: space.xs },
  scroll: { flexGrow: 0, flexShrink: 1 },
  body: { paddingHorizontal: space.l, paddingBottom: space.l, gap: space.l },
  footer: { paddingHorizontal: space.l, paddingTop: space.m, gap: space.s, borderTopWidth: hairline },
});
