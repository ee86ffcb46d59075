import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName } from '@/components/kit/icons/icons';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';

interface NoticeLineProps {
  readonly icon: IconName;
  readonly text: string;
  readonly urgent?: boolean;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** One line below the strip, off the stage's height. */
export function NoticeLine({ icon, text, urgent = false, action }: NoticeLineProps) {
  const { colors } = useTheme();
  return (
    <View role="alert" style={[styles.line, ground(colors.sheet), edge(colors.line)]}>
      <Icon name={icon} size={20} color={urgent ? colors.danger : colors.ink} />
      <AppText variant="small" style={styles.words}>
        {text}
      </AppText>
      {action && (
        <Pressable
          role="button"
          aria-label={action.label}
          onPress={action.onPress}
          style={({ pressed }) => [styles.action, pressed && styles.pressed]}
        >
          <AppText variant="label" tone="accent">
            {action.label}
          </AppText>
        </Pressable>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: target.least,
    paddingHorizontal: space.l,
    borderBottomWidth: hairline,
  },
  words: { flex: 1, minWidth: 0 },
  action: { minHeight: target.least, justifyContent: 'center' },
  pressed: { opacity: 0.7 },
});
