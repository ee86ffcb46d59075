import { Circle, G, Path, Polygon } from 'react-native-svg';
import { type Point } from '@/components/kit/map/plane';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Nation } from '@/rules/i-spy/model/pieces';
import { EMBLEMS } from '../nations/emblems';
import { useNationColours } from '../nations/nation-look';
import { CITY } from './layout';

interface CityMarkProps {
  readonly nation: Nation;
  /** The name of its Nation's pattern in this drawing. */
  readonly pattern: string;
  readonly at: Point;
  readonly scale: number;
  /** `open` can be entered now, `chosen` was tapped. */
  readonly state: 'closed' | 'open' | 'chosen';
}

const hexagon = (radius: number): string =>
  Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3;
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * 0.92 * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');

const EMBLEM = 16;
const RIM = { closed: 1.2, open: 2.4, chosen: 4 } as const;

/** A Capital in the colour, with the pattern and the emblem of its Nation. */
export function CityMark({ nation, pattern, at, scale, state }: CityMarkProps) {
  const { colors, accent } = useTheme();
  const { base, edge, on } = useNationColours()(nation);
  return (
    <G transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
      <Polygon
        points={hexagon(CITY)}
        fill={colors.sheet}
        stroke={state === 'closed' ? edge : accent.fill}
        strokeWidth={RIM[state]}
      />
      <Polygon points={hexagon(CITY - 4)} fill={`url(#${pattern})`} />
      <Circle r={11} fill={base} />
      <G transform={`translate(${-EMBLEM / 2} ${-EMBLEM / 2}) scale(${EMBLEM / 24})`}>
        {EMBLEMS[nation].map(({ d, filled, width }) => (
          <Path
            key={d}
            d={d}
            fill={filled ? on : 'none'}
            stroke={filled ? 'none' : on}
            strokeWidth={width ?? 0}
          />
        ))}
      </G>
    </G>
  );
}
