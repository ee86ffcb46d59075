import { useEffect, useRef } from 'react';
import { type LayoutChangeEvent, type ScrollView } from 'react-native';
import { target } from '@/components/kit/theme/tokens';

interface Chosen {
  readonly row: string | undefined;
  /** How far to the right it begins. */
  readonly x: number;
}

/** What is asked for is in sight, also where neither all rows nor all columns are. */
export const useGridScroll = ({ row, x }: Chosen) => {
  const down = useRef<ScrollView>(null);
  const aside = useRef<ScrollView>(null);
  const table = useRef(0);
  const rows = useRef(new Map<string, number>());
  useEffect(() => {
    const y = row === undefined ? undefined : rows.current.get(row);
    if (y === undefined) return;
    down.current?.scrollTo({ y: Math.max(0, table.current + y - target.thumb * 2), animated: false });
    aside.current?.scrollTo({ x: Math.max(0, x - target.thumb * 2), animated: false });
  }, [row, x]);
  return {
    down,
    aside,
    onTable: ({ nativeEvent }: LayoutChangeEvent) => {
      table.current = nativeEvent.layout.y;
    },
    onRow: (entry: string) => ({
      onLayout: ({ nativeEvent }: LayoutChangeEvent) => void rows.current.set(entry, nativeEvent.layout.y),
    }),
  };
};
