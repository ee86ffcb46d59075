import { type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName } from '@/components/kit/icons/icons';
import { besideText } from '@/components/kit/theme/text-size';
import { ink } from '@/components/kit/theme/tint';
import { hairline, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { type ButtonKind, buttonLook } from '@/components/kit/Button';

interface DockRowProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Three or four beside each other, so that the map stays in sight above them. */
export function DockRow({ label, children }: DockRowProps) {
  return (
    <View role="group" aria-label={label} style={styles.row}>
      {children}
    </View>
  );
}

interface DockButtonProps {
  /** Without one only its icon is seen. */
  readonly label?: string;
  /** What a screen reader says. */
  readonly name: string;
  readonly onPress: () => void;
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  /** Why it cannot be done now; a press asks the rules, which say so. */
  readonly reason?: string | undefined;
}

export function DockButton(props: DockButtonProps) {
  const { label, name, onPress, kind = 'secondary', icon, reason } = props;
  const look = buttonLook(useTheme(), kind, reason !== undefined);
  return (
    <Pressable
      role="button"
      aria-label={name}
      accessibilityHint={reason}
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        label === undefined ? styles.small : styles.large,
        look.box,
        pressed && styles.pressed,
      ]}
    >
      {icon && <Icon name={icon} color={look.text} />}
      {label !== undefined && (
        <AppText variant="label" style={[styles.label, ink(look.text)]}>
          {label}
        </AppText>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  button: {
    minHeight: target.thumb,
    paddingHorizontal: space.xs,
    paddingVertical: space.xs,
    borderRadius: radius.m,
    borderWidth: hairline,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
  },
  large: { flexGrow: 1, flexShrink: 1, flexBasis: besideText(92), maxWidth: '100%' },
  small: { width: target.least + space.xs },
  label: { textAlign: 'center', flexShrink: 1 },
  pressed: { opacity: 0.7 },
});
