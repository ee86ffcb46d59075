import { Pressable, StyleSheet, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { layout, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';

export interface NoticeProps {
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

export function Notice({ text, action }: NoticeProps) {
  const { colors } = useTheme();
  return (
    <View style={[styles.notice, { backgroundColor: colors.inset }]}>
      <View style={styles.words}>
        <Icon name="alert" size={20} color={colors.danger} />
        <AppText variant="small" style={styles.text}>
          {text}
        </AppText>
        {action && (
          <Pressable
            role="button"
            aria-label={action.label}
            onPress={action.onPress}
            style={({ pressed }) => [
              styles.action,
              { borderColor: colors.lineStrong },
              pressed && styles.pressed,
            ]}
          >
            <AppText variant="small">{action.label}</AppText>
          </Pressable>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  notice: { paddingHorizontal: space.l, paddingVertical: space.xs },
  words: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    minHeight: target.least,
    width: '100%',
    maxWidth: layout.column,
    alignSelf: 'center',
  },
  text: { flexGrow: 1, flexShrink: 1, flexBasis: 180 },
  action: {
    minHeight: target.least,
    minWidth: target.least,
    justifyContent: 'center',
    paddingHorizontal: space.m,
    borderWidth: 1,
    borderRadius: radius.s,
  },
  pressed: { opacity: 0.7 },
});
