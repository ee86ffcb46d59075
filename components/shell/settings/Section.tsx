import { type ReactNode, Children, isValidElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { type IconName } from '@/components/kit/icons/icons';
import { edge } from '@/components/kit/theme/tint';
import { hairline, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';

interface SectionProps {
  readonly title: string;
  /** What has to be said before. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/** Ruled lines under a heading. */
export function Section({ title, lead, children }: SectionProps) {
  const { colors } = useTheme();
  return (
    <View>
      <AppText variant="stamp" tone="soft" level={2} style={styles.title}>
        {title}
      </AppText>
      {lead !== undefined && (
        <AppText variant="small" tone="soft" style={styles.title}>
          {lead}
        </AppText>
      )}
      {Children.toArray(children)
        .filter(isValidElement)
        .map((child) => (
          <View key={child.key} style={[styles.line, edge(colors.line)]}>
            {child}
          </View>
        ))}
    </View>
  );
}

interface MarkedProps {
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** A row with its icon before it. */
export function Marked({ icon, children }: MarkedProps) {
  return (
    <View style={styles.marked}>
      <Icon name={icon} />
      <View style={styles.rest}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  title: { paddingBottom: space.s },
  line: { borderTopWidth: hairline },
  marked: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  rest: { flex: 1 },
});
