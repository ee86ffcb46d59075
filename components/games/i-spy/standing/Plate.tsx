import { Circle, G, Path, Rect, Text } from 'react-native-svg';
import { fontFamilies } from '@/components/kit/theme/text-size';
import { EMBLEMS } from '../nations/emblems';
import { useNationColours } from '../nations/nation-look';
import { type Column } from './columns';
import { type Scale, columnAt } from './picture-scale';

interface PlateProps {
  readonly column: Column;
  readonly place: number;
  readonly scale: Scale;
  readonly pattern: string;
  readonly letters: string;
  readonly faint: boolean;
}

const BAND = 25;

/** Below its cubes: emblem, letters, and how many there are. */
export function Plate({ column, place, scale, pattern, letters, faint }: PlateProps) {
  const { nation, influence } = column;
  const colours = useNationColours()(nation);
  const { left } = columnAt(scale, place);
  const { plate } = scale;
  const width = scale.column - 3.5;
  const x = left + 1.7;
  const y = scale.height - plate;
  const size = Math.min(16, plate - 20);
  const face = { fontFamily: fontFamilies.stamp, textAnchor: 'middle', fill: colours.on } as const;
  return (
    <G opacity={faint ? 0.38 : 1}>
      <Rect x={x} y={y} width={width} height={plate} rx={4} fill={colours.base} />
      <Path
        d={`M${x + BAND} ${y}v${plate}h-${BAND - 4}a4 4 0 0 1 -4 -4v-${plate - 8}a4 4 0 0 1 4 -4Z`}
        fill={`url(#${pattern})`}
      />
      <Rect x={x} y={y} width={width} height={plate} rx={4} fill="none" stroke={colours.edge} />
      <Circle cx={x + BAND / 2} cy={y + size / 2 + 4} r={size * 0.62} fill={colours.base} />
      <G transform={`translate(${x + BAND / 2 - size / 2} ${y + 4}) scale(${size / 24})`}>
        {EMBLEMS[nation].map(({ d, filled, width: thick }) => (
          <Path
            key={d}
            d={d}
            fill={filled ? colours.on : 'none'}
            stroke={filled ? 'none' : colours.on}
            strokeWidth={thick ?? 0}
          />
        ))}
      </G>
      <Rect x={x + 3} y={y + plate - 15} width={BAND - 6} height={13} rx={2} fill={colours.base} />
      <Text {...face} x={x + BAND / 2} y={y + plate - 4} fontSize={12}>
        {letters}
      </Text>
      <Text
        {...face}
        x={x + BAND + (width - BAND) / 2}
        y={y + plate / 2 + 9.5}
        fontSize={plate < 36 ? 23 : 27}
      >
        {influence}
      </Text>
    </G>
  );
}
