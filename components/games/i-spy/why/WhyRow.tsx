import { type ReactNode, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';

interface WhyRowProps {
  /** The row in words, for whoever cannot see it. */
  readonly label: string;
  readonly why: readonly string[];
  readonly children: ReactNode;
}

/** A row with numbers: a tap opens why they are so, below it. */
export function WhyRow({ label, why, children }: WhyRowProps) {
  const { colors } = useTheme();
  const [open, setOpen] = useState(false);
  return (
    <View role="listitem">
      <Pressable
        role="button"
        aria-label={label}
        aria-expanded={open}
        onPress={() => setOpen(!open)}
        style={({ pressed }) => [styles.row, pressed && { backgroundColor: colors.inset }]}
      >
        <View style={styles.content}>{children}</View>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={20} color={colors.inkSoft} />
      </Pressable>
      <View aria-live="polite">
        {open &&
          why.map((words) => (
            <AppText key={words} variant="small" style={styles.why}>
              {words}
            </AppText>
          ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: target.least,
    borderRadius: radius.s,
  },
  content: { flex: 1 },
  why: { paddingBottom: space.xs },
});
