import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { layout, space } from '@/components/kit/theme/tokens';

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
  columns: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l },
  column: { flexBasis: BASIS, flexGrow: 1, flexShrink: 1, gap: space.l, maxWidth: '100%' },
});
