import { Text } from 'react-native-svg';
import { fontFamilies } from '@/components/kit/theme/text-size';

interface SvgWordsProps {
  readonly x: number;
  /** The line on which the letters stand. */
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly children: string | number;
}

/** Letters of the drawing, which grow with it and not with the words of the app. */
export function SvgWords({ x, y, size, color, anchor = 'middle', children }: SvgWordsProps) {
  return (
    <Text x={x} y={y} fontSize={size} fontFamily={fontFamilies.stamp} textAnchor={anchor} fill={color}>
      {children}
    </Text>
  );
}
