import { type ReactNode, Children, isValidElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { besideText } from '@/components/kit/theme/text-size';
import { space, layout } from '@/components/kit/theme/tokens';

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

interface ColumnsProps {
  readonly left: ReactNode;
  readonly right: ReactNode;
}

const BASIS = (layout.wide - 3 * space.l) / 2;

/**
 * Two columns where a screen is wide enough, one below the other where it is not. It is left to the layout,
 * not to a measured width: a static page does not know who will open it.
 */
export function Columns({ left, right }: ColumnsProps) {
  return (
    <View style={styles.columns}>
      <View style={styles.column}>{left}</View>
      <View style={styles.column}>{right}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  one: { flexGrow: 1, flexBasis: besideText(150), maxWidth: '100%' },
  columns: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l },
  column: { flexBasis: BASIS, flexGrow: 1, flexShrink: 1, gap: space.l, maxWidth: '100%' },
});
