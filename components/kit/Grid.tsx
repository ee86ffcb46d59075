import { type ReactNode, Children, isValidElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { besideText } from '@/components/kit/theme/text-size';
import { space } from '@/components/kit/theme/tokens';

interface GridProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Buttons side by side as long as their words fit. */
export function Grid({ label, children }: GridProps) {
  return (
    <View role="group" aria-label={label} style={styles.grid}>
      {Children.toArray(children)
        .filter(isValidElement)
        .map((child) => (
          <View key={child.key} style={styles.one}>
            {child}
          </View>
        ))}
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  one: { flexGrow: 1, flexBasis: besideText(150), maxWidth: '100%' },
});
