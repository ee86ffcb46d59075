import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context';
import { useTheme } from '@/components/kit/theme/use-theme';
import { Notice } from './Notice';
import { useNotices } from './use-notices';

interface UnderNoticesProps {
  readonly children: ReactNode;
}

/** What everybody has to know stays on top of every screen, as long as it is true. */
export function UnderNotices({ children }: UnderNoticesProps) {
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const notices = useNotices();
  const covered = notices.length > 0;
  return (
    <View style={[styles.whole, { backgroundColor: colors.paper }]}>
      <View role="status" aria-live="polite" style={covered && { paddingTop: insets.top }}>
        {notices.map((notice) => (
          <Notice key={notice.id} {...notice} />
        ))}
      </View>
      <SafeAreaInsetsContext value={covered ? { ...insets, top: 0 } : insets}>
        <View style={styles.whole}>{children}</View>
      </SafeAreaInsetsContext>
    </View>
  );
}

const styles = StyleSheet.create({ whole: { flex: 1 } });
