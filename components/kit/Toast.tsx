import {
  createContext,
  useContext,
  type RefObject,
  useEffect,
  type ReactNode,
  useCallback,
  useState,
} from 'react';
import {
  type ViewStyle,
  AccessibilityInfo,
  Platform,
  Pressable,
  StyleSheet,
  useWindowDimensions,
  View,
} from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName } from '@/components/kit/icons/icons';
import { ground, ink } from '@/components/kit/theme/tint';
import { layout, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from './AppText';

export interface ToastMessage {
  readonly text: string;
  readonly icon?: IconName;
  /** Something does not fit, and somebody should look. */
  readonly warning?: boolean;
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
  /** Above this, wherever it begins when the toast comes: looking for it on every move would slow all of them down. */
  readonly above?: RefObject<View | null> | undefined;
  /** Where nothing is pressed at the foot of the screen, this far above its edge. */
  readonly bottom?: number | undefined;
}

const ToastRoomContext = createContext<(room: ToastRoom | undefined) => void>(() => undefined);

/** Keeps toasts off whose turn it is, and off what is pressed, while this screen is in front. */
export const useToastRoom = ({ top, right, above, bottom }: ToastRoom, inFront: boolean): void => {
  const setRoom = useContext(ToastRoomContext);
  useEffect(() => {
    if (!inFront) return undefined;
    setRoom({ top, right, above, bottom });
    return () => setRoom(undefined);
  }, [setRoom, top, right, above, bottom, inFront]);
};

/** What can be undone stays until a hand has found it. */
const SHOWN = { news: 4_000, action: 8_000 } as const;

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
    const timer = setTimeout(close, toast.action ? SHOWN.action : SHOWN.news);
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

/** Where the screen left room for it when the toast came, or nothing while that is being found out. */
const usePlace = (toast: ToastMessage | undefined, room: ToastRoom | undefined): ViewStyle | undefined => {
  const insets = useSafeAreaInsets();
  const { height: window } = useWindowDimensions();
  const above = room?.above;
  const [edge, setEdge] = useState<number>();
  useEffect(() => {
    if (!toast) return;
    above?.current?.measureInWindow((...[, y]) => setEdge(y));
  }, [toast, above]);
  if (!room) return { top: insets.top + target.thumb + space.s };
  if (room.bottom !== undefined) return { bottom: room.bottom + space.m };
  if (!above) return { top: room.top + space.s };
  if (edge === undefined) return undefined;
  return { bottom: window - edge + space.s };
};

/** Beside what is pressed every turn, never over it. The region stays, so that what appears in it is read out. */
function Toast({ toast, room, onClose }: ToastProps) {
  const { colors } = useTheme();
  const place = usePlace(toast, room);
  const action = toast?.action;
  const act = () => {
    onClose();
    action?.onPress();
  };
  const [paper, words] = toast?.warning ? [colors.danger, colors.onDanger] : [colors.ink, colors.paper];
  const icon = toast?.icon ?? (toast?.warning ? 'alert' : undefined);
  return (
    <View
      role="status"
      aria-live="polite"
      style={[styles.place, { right: room?.right ?? 0 }, place ?? styles.unplaced]}
    >
      {toast && (
        <View style={[styles.toast, ground(paper)]}>
          {icon && <Icon name={icon} size={22} color={words} />}
          <AppText variant="label" style={[styles.text, ink(words)]}>
            {toast.text}
          </AppText>
          {action && (
            <Pressable
              role="button"
              aria-label={action.label}
              onPress={act}
              style={({ pressed }) => [styles.action, pressed && styles.pressed]}
            >
              <AppText variant="label" style={[styles.underlined, ink(words)]}>
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
    minHeight: target.thumb,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.m,
    paddingVertical: space.xs,
    paddingLeft: space.l,
    paddingRight: space.xs,
    borderRadius: radius.l,
  },
  text: { flexGrow: 1, flexShrink: 1, flexBasis: 140 },
  action: { minHeight: target.least, justifyContent: 'center', paddingHorizontal: space.m },
  underlined: { textDecorationLine: 'underline' },
  pressed: { opacity: 0.7 },
});
