import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { space } from '@/components/kit/theme/tokens';

interface AskHeadProps {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly children?: ReactNode;
}

/** What a turn asks, in large type, with the piece that asks it. */
export function AskHead({ title, hint, children }: AskHeadProps) {
  return (
    <View style={styles.head}>
      {children}
      <View style={styles.words}>
        <AppText variant="heading" level={2} numberOfLines={2} adjustsFontSizeToFit>
          {title}
        </AppText>
        {hint !== undefined && (
          <AppText variant="small" tone="soft">
            {hint}
          </AppText>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1, minWidth: 0 },
});
