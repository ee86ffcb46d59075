import { type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '../AppText';
import { Divider } from '../Divider';
import { Late } from '../Late';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
  return (
    <Late style={styles.section}>
      <Divider />
      <AppText variant="stamp" tone="soft" level={2}>
        {title}
      </AppText>
      {children}
    </Late>
  );
}

const styles = StyleSheet.create({ section: { gap: space.m } });
