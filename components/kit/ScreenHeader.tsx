import { type ReactNode } from 'react';
import { type StyleProp, type ViewStyle, StyleSheet, View } from 'react-native';
import { space, target } from '@/components/kit/theme/tokens';
import { useTranslate } from '@/i18n/use-translate';
import { AppText } from './AppText';
import { IconButton } from './IconButton';

interface ScreenHeaderProps {
  readonly title: string;
  readonly onBack?: () => void;
  readonly actions?: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
}

export function ScreenHeader({ title, onBack, actions, style }: ScreenHeaderProps) {
  const t = useTranslate();
  return (
    <View style={[styles.header, style]}>
      {onBack && (
        <View style={styles.back}>
          <IconButton icon="back" label={t('common.back')} onPress={onBack} />
        </View>
      )}
      <AppText variant="heading" level={1} style={styles.title}>
        {title}
      </AppText>
      {actions}
    </View>
  );
}

const styles = StyleSheet.create({
  header: { flexDirection: 'row', alignItems: 'flex-start', gap: space.xs, paddingVertical: space.s },
  back: { marginLeft: -space.m },
  title: { flex: 1, paddingVertical: (target.least - 34) / 2 },
});
