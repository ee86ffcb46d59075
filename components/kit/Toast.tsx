import { useEffect, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { layout, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from './AppText';
import { type ToastRoom } from './toast-room';
import { type ToastMessage } from './use-toast';

interface ToastProps {
  readonly toast: ToastMessage | undefined;
  readonly room: ToastRoom | undefined;
  readonly onClose: () => void;
}

/** Below the header, where it covers nothing that is pressed every turn. The region stays, so that what appears in it is read out. */
export function Toast({ toast, room, onClose }: ToastProps) {
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
