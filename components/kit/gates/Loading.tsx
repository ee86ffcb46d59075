import { ActivityIndicator, StyleSheet, View } from 'react-native';
import { ground } from '@/components/kit/theme/tint';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';

export function Loading() {
  const { colors } = useTheme();
  const t = useTranslate();
  return (
    <View role="main" aria-busy style={[styles.whole, ground(colors.paper)]}>
      <ActivityIndicator color={colors.inkSoft} aria-label={t('match.opening')} />
    </View>
  );
}

const styles = StyleSheet.create({ whole: { flex: 1, alignItems: 'center', justifyContent: 'center' } });
