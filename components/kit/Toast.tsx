import {
  createContext,
  useContext,
  type RefObject,
  useEffect,
  type ReactNode,
  useCallback,
  useState,
} from 'react';
import { View, AccessibilityInfo, Platform, Pressable, StyleSheet } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { layout, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from './AppText';

interface ToastMessage {
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** `undefined` takes away what is no longer true. */
type ShowToast = (toast: ToastMessage | undefined) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Says that something was done, and offers to undo it. */
export const useToast = (): ShowToast => {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
};

/** Where a toast may lie on a screen that has something to keep in sight. */
interface ToastRoom {
  readonly top: number;
  readonly right: number;
  /** Below this, wherever it ends when the toast comes: looking for it on every move would slow all of them down. */
  readonly below?: RefObject<View | null> | undefined;
}

const ToastRoomContext = createContext<(room: ToastRoom | undefined) => void>(() => undefined);

/** Keeps toasts off whose turn it is, and off what is pressed, while this screen is in front. */
export const useToastRoom = ({ top, right, below }: ToastRoom, inFront: boolean): void => {
  const setRoom = useContext(ToastRoomContext);
  useEffect(() => {
    if (!inFront) return undefined;
    setRoom({ top, right, below });
    return () => setRoom(undefined);
  }, [setRoom, top, right, below, inFront]);
};

const SHOWN = 8_000;

interface ToastProviderProps {
  /** The screen of the moment. */
  readonly place?: string;
  readonly children: ReactNode;
}

/** One at a time: the last thing done is the one that somebody wants to undo. */
export function ToastProvider({ place, children }: ToastProviderProps) {
  const [toast, setToast] = useState<ToastMessage | undefined>(undefined);
  const [room, setRoom] = useState<ToastRoom>();
  const close = useCallback(() => setToast(undefined), []);
  const [saidAt, setSaidAt] = useState(place);
  // Another screen has its own news where the toast lies; only what can still be undone goes along.
  if (saidAt !== place) {
    setSaidAt(place);
    if (toast && !toast.action) setToast(undefined);
  }
  useEffect(() => {
    if (!toast) return undefined;
    // iOS has no live regions.
    if (Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(toast.text);
    const timer = setTimeout(close, SHOWN);
    return () => clearTimeout(timer);
  }, [toast, close]);
  return (
    <ToastContext value={setToast}>
      <ToastRoomContext value={setRoom}>{children}</ToastRoomContext>
      <Toast toast={toast} room={room} onClose={close} />
    </ToastContext>
  );
}

interface ToastProps {
  readonly toast: ToastMessage | undefined;
  readonly room: ToastRoom | undefined;
  readonly onClose: () => void;
}

/** Below the header, where it covers nothing that is pressed every turn. The region stays, so that what appears in it is read out. */
function Toast({ toast, room, onClose }: ToastProps) {
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const { below } = room ?? {};
  const [end, setEnd] = useState<number>();
  useEffect(() => {
    if (toast) below?.current?.measureInWindow((...[, y, , height]) => setEnd(y + height));
  }, [toast, below]);
  const top = room ? (below ? (end ?? 0) : room.top) : insets.top + target.thumb;
  const action = toast?.action;
  const act = () => {
    onClose();
    action?.onPress();
  };
  return (
    <View
      role="status"
      aria-live="polite"
      style={[
        styles.place,
        { top: top + space.s, right: room?.right ?? 0 },
        below && end === undefined && styles.unplaced,
      ]}
    >
      {toast && (
        <View style={[styles.toast, ground(colors.ink)]}>
          <AppText style={[styles.text, ink(colors.paper)]}>{toast.text}</AppText>
          {action && (
            <Pressable
              role="button"
              aria-label={action.label}
              onPress={act}
              style={({ pressed }) => [styles.action, edge(colors.paper), pressed && styles.pressed]}
            >
              <AppText variant="label" style={{ color: colors.paper }}>
                {action.label}
              </AppText>
            </Pressable>
          )}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    left: 0,
    alignItems: 'center',
    paddingHorizontal: space.l,
    pointerEvents: 'box-none',
  },
  unplaced: { opacity: 0 },
  toast: {
    width: '100%',
    maxWidth: layout.column - 2 * space.l,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.m,
    paddingVertical: space.s,
    paddingLeft: space.l,
    paddingRight: space.s,
    borderRadius: radius.m,
  },
  text: { flexGrow: 1, flexShrink: 1, flexBasis: 140 },
  action: {
    minHeight: target.least,
    justifyContent: 'center',
    paddingHorizontal: space.l,
    borderWidth: 1,
    borderRadius: radius.s,
  },
  pressed: { opacity: 0.7 },
});
