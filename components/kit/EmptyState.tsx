import { StyleSheet, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName } from '@/components/kit/icons/icons';
import { edge } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from './AppText';
import { Button } from './Button';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  /** What to do next. */
  readonly hint: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

export function EmptyState({ icon, title, hint, action }: EmptyStateProps) {
  const { colors } = useTheme();
  return (
    <View style={[styles.state, edge(colors.lineStrong)]}>
      <Icon name={icon} size={36} color={colors.inkSoft} />
      <AppText variant="title" level={2} style={styles.centred}>
        {title}
      </AppText>
      <AppText tone="soft" style={styles.centred}>
        {hint}
      </AppText>
      {action && <Button label={action.label} onPress={action.onPress} />}
    </View>
  );
}

const styles = StyleSheet.create({
  state: {
    alignItems: 'center',
    gap: space.m,
    padding: space.xl,
    borderWidth: 1,
    borderStyle: 'dashed',
    borderRadius: radius.m,
  },
  centred: { textAlign: 'center' },
});
