import { Pressable, StyleSheet } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName } from '@/components/kit/icons/icons';
import { ground } from '@/components/kit/theme/tint';
import { radius, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';

interface IconButtonProps {
  readonly icon: IconName;
  /** Its name for screen readers; there is nothing else to read. */
  readonly label: string;
  readonly onPress: () => void;
  readonly filled?: boolean;
  readonly disabled?: boolean;
  readonly size?: number;
  /** On a ground that is not the screen's own. */
  readonly color?: string;
}

export function IconButton({
  icon,
  label,
  onPress,
  filled = false,
  disabled = false,
  size = target.least,
  color,
}: IconButtonProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        { width: size, height: size },
        filled && !disabled && ground(colors.inset),
        pressed && styles.pressed,
      ]}
    >
      <Icon name={icon} color={disabled ? colors.lineStrong : (color ?? colors.ink)} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: { alignItems: 'center', justifyContent: 'center', borderRadius: radius.round },
  pressed: { opacity: 0.5 },
});
