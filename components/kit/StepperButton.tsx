import { Pressable, StyleSheet } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { ground } from '@/components/kit/theme/tint';
import { radius, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useRepeat } from './use-repeat';

interface StepperButtonProps {
  readonly icon: 'plus' | 'minus';
  readonly label: string;
  readonly spent: boolean;
  readonly onStep: () => void;
}

/** Out of the tab order: the number between the two buttons takes the arrow keys. */
export function StepperButton({ icon, label, spent, onStep }: StepperButtonProps) {
  const { colors } = useTheme();
  const repeat = useRepeat(onStep);
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={spent}
      tabIndex={-1}
      {...repeat}
      style={({ pressed }) => [styles.button, pressed && ground(colors.line)]}
    >
      <Icon name={icon} size={28} color={spent ? colors.lineStrong : colors.ink} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    width: target.thumb + 8,
    minHeight: target.thumb,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.m,
  },
});
