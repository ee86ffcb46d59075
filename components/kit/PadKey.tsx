import { Pressable, StyleSheet } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName } from '@/components/kit/icons/icons';
import { ground } from '@/components/kit/theme/tint';
import { radius, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from './AppText';

interface PadKeyProps {
  readonly label: string;
  readonly name?: string;
  readonly icon?: IconName;
  readonly onPress: () => void;
}

export function PadKey({ label, name, icon, onPress }: PadKeyProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={name ?? label}
      onPress={onPress}
      style={({ pressed }) => [styles.key, ground(pressed ? colors.line : colors.inset)]}
    >
      {icon ? <Icon name={icon} size={28} /> : <AppText variant="number">{label}</AppText>}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  key: {
    flex: 1,
    minHeight: target.thumb,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.m,
  },
});
