import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { webProps } from '@/components/ui/web-props';
import { useTranslate } from '@/i18n/use-translate';
import { useIdle } from './use-idle';

/** Dims a phone that lies untouched. The touch that wakes it does nothing else. */
export function IdleDim({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const { idle, touched } = useIdle();
  return (
    <View
      style={styles.whole}
      onStartShouldSetResponderCapture={() => {
        if (!idle) touched();
        return false;
      }}
      {...webProps({ onKeyDown: touched })}
    >
      {children}
      {idle && (
        <Pressable
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

const styles = StyleSheet.create({
  whole: { flex: 1 },
  dark: { backgroundColor: 'rgba(0, 0, 0, 0.8)' },
});
