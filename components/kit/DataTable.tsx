import { type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, space } from '@/components/kit/theme/tokens';
import { besideText } from '@/components/kit/theme/text-size';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from './AppText';
import { webProps } from './web-props';

interface TableColumn {
  readonly id: string;
  readonly label: string;
  /** In place of the words, with a name of its own: a seat's badge. */
  readonly head?: ReactNode;
}

export interface TableRow {
  readonly id: string;
  readonly label: string;
  readonly cells: readonly (string | number)[];
  /** A sum. */
  readonly strong?: boolean;
}

interface DataTableProps {
  readonly label: string;
  /** The head of the first column, which names the rows. */
  readonly corner: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

const FIRST = 92;
const OTHER = 40;

/** Rows of numbers; a table that is wider than the screen scrolls sideways. */
export function DataTable({ label, corner, columns, rows }: DataTableProps) {
  const { colors, textScale } = useTheme();
  // A width of its own keeps a long name of a row from pushing the last seats off the screen.
  const first = [styles.first, { width: besideText(FIRST * textScale) }];
  const other = [styles.cell, { width: besideText(OTHER * textScale) }];
  const line = { borderColor: colors.line };
  return (
    <ScrollView horizontal contentContainerStyle={styles.scroll} {...webProps({ tabIndex: 0 })}>
      <View role="table" aria-label={label} style={styles.table}>
        <View role="row" style={[styles.row, styles.head, edge(colors.lineStrong)]}>
          <View role="columnheader" style={first}>
            <AppText variant="small" tone="soft">
              {corner}
            </AppText>
          </View>
          {columns.map((column) => (
            <View key={column.id} role="columnheader" style={other}>
              {column.head ?? (
                <AppText variant="small" tone="soft" style={styles.right}>
                  {column.label}
                </AppText>
              )}
            </View>
          ))}
        </View>
        {rows.map((row) => (
          <View
            key={row.id}
            role="row"
            accessible
            aria-label={spoken(row, columns)}
            style={[styles.row, line, row.strong && ground(colors.inset)]}
          >
            <View role="rowheader" style={first}>
              <AppText variant={row.strong ? 'label' : 'body'}>{row.label}</AppText>
            </View>
            {row.cells.map((cell, index) => (
              <View key={columns[index]?.id ?? index} role="cell" style={other}>
                <AppText variant={row.strong ? 'number' : 'title'} style={styles.right}>
                  {cell}
                </AppText>
              </View>
            ))}
          </View>
        ))}
      </View>
    </ScrollView>
  );
}

const spoken = ({ label, cells }: TableRow, columns: readonly TableColumn[]): string =>
  [label, ...cells.map((cell, index) => `${columns[index]?.label ?? ''} ${cell}`.trim())].join(', ');

const styles = StyleSheet.create({
  scroll: { minWidth: '100%' },
  table: { flex: 1 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    borderBottomWidth: hairline,
    paddingHorizontal: space.xs,
  },
  head: { borderBottomWidth: 2, alignItems: 'flex-end' },
  first: { flexGrow: 2, paddingVertical: space.s },
  cell: { flexGrow: 1, paddingVertical: space.s, alignItems: 'flex-end' },
  right: { textAlign: 'right' },
});
