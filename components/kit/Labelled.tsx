import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from './AppText';

interface LabelledProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** What is asked for, above it. The group below says it to a screen reader. */
export function Labelled({ label, children }: LabelledProps) {
  return (
    <View style={styles.field}>
      <AppText variant="small" tone="soft" aria-hidden>
        {label}
      </AppText>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ field: { gap: space.xs } });
