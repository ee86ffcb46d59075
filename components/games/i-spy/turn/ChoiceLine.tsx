import { type ReactNode } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';

interface ChoiceLineProps {
  readonly label: string;
  readonly mark: ReactNode;
  readonly title: string;
  /** What it would change, drawn between name and words. */
  readonly children?: ReactNode;
  /** What follows from it, or why it cannot be done. */
  readonly detail?: string | undefined;
  /** Cannot be taken now; a tap says why. */
  readonly closed?: boolean;
  readonly onPress: () => void;
}

/** One answer to what a turn asks: whom it is about, and what comes of it. One tap takes it. */
export function ChoiceLine(props: ChoiceLineProps) {
  const { label, mark, title, children, detail, closed = false, onPress } = props;
  const { colors, accent } = useTheme();
  const text = ink(closed ? colors.inkSoft : colors.ink);
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [
        styles.line,
        ground(closed ? colors.paper : colors.sheet),
        edge(closed ? colors.lineStrong : accent.fill),
        closed ? styles.closed : styles.open,
        pressed && styles.pressed,
      ]}
    >
      {mark}
      <AppText variant="longMove" numberOfLines={2} style={[styles.title, text]}>
        {title}
      </AppText>
      {children}
      {detail !== undefined && (
        <AppText variant="fine" tone={closed ? 'soft' : 'accent'} numberOfLines={2} style={styles.detail}>
          {detail}
        </AppText>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  line: {
    flexGrow: 1,
    flexBasis: 'auto',
    maxHeight: 72,
    minHeight: 48,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderRadius: radius.m,
  },
  open: { borderWidth: 2 },
  closed: { borderWidth: 1, borderStyle: 'dashed' },
  title: { flexGrow: 1, flexShrink: 1, flexBasis: 'auto', minWidth: 64 },
  detail: { flexShrink: 1, maxWidth: '46%', textAlign: 'right' },
  pressed: { opacity: 0.7 },
});
