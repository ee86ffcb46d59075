import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';

interface NoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
}

export function Notice({ title, children }: NoticeProps) {
  const { colors } = useTheme();
  return (
    <View role="alert" style={[styles.notice, ground(colors.sheet), edge(colors.danger)]}>
      <View style={styles.head}>
        <Icon name="alert" color={colors.danger} />
        <AppText variant="label" style={styles.words}>
          {title}
        </AppText>
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  notice: { gap: space.s, padding: space.m, borderWidth: 2, borderRadius: radius.m },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
});
