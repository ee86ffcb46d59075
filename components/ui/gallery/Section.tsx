import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/theme/tokens';
import { AppText } from '../AppText';
import { Divider } from '../Divider';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
  return (
    <View style={styles.section}>
      <Divider />
      <AppText variant="stamp" tone="soft" level={2}>
        {title}
      </AppText>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ section: { gap: space.m } });
