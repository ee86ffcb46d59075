import { type ReactNode, useEffect, useRef, useCallback, useState } from 'react';
import { type GestureResponderEvent, Pressable, StyleSheet, View } from 'react-native';
import { useTranslate } from '@/i18n/use-translate';
import { onTouch } from './on-touch';

interface IdleDimProps {
  readonly children: ReactNode;
  /** A touch that is not meant, and must reach nothing. */
  readonly ignores?: (event: GestureResponderEvent) => boolean;
}

/** Dims a phone that lies untouched. The touch that wakes it does nothing else. */
export function IdleDim({ children, ignores }: IdleDimProps) {
  const t = useTranslate();
  const { idle, touched } = useIdle();
  const dark = useRef<View>(null);
  // The dark is taken away by the press on it alone: gone earlier, the rest of that touch would fall through.
  useEffect(() => onTouch((where) => where !== dark.current && touched()), [touched]);
  return (
    <View
      style={styles.whole}
      onStartShouldSetResponderCapture={(event) => {
        if (idle) return false;
        touched();
        return ignores?.(event) ?? false;
      }}
    >
      {children}
      {idle && (
        <Pressable
          ref={dark}
          role="button"
          aria-label={t('match.wake')}
          onPress={touched}
          testID="dimmed"
          style={[StyleSheet.absoluteFill, styles.dark]}
        />
      )}
    </View>
  );
}

const IDLE = 60_000;

/** Whether nobody has touched anything for a minute; `touched` says that somebody has. */
const useIdle = (): { readonly idle: boolean; readonly touched: () => void } => {
  const [idle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIdle(true), IDLE);
    setIdle(false);
  }, []);
  useEffect(() => {
    timer.current = setTimeout(() => setIdle(true), IDLE);
    return () => clearTimeout(timer.current);
  }, []);
  return { idle, touched };
};

const styles = StyleSheet.create({
  whole: { flex: 1 },
  dark: { backgroundColor: 'rgba(0, 0, 0, 0.8)' },
});
