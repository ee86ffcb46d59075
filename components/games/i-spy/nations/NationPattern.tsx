import { Circle, G, Path, Pattern, Rect } from 'react-native-svg';
import { type Nation } from '@/rules/i-spy/model/pieces';
import { useNationColours } from './nation-look';

type Tile = readonly [width: number, height: number];

const TILES: Readonly<Record<Nation, Tile>> = {
  'austria-hungary': [10, 10],
  britain: [9, 9],
  france: [7, 7],
  germany: [9, 9],
  italy: [8, 8],
  russia: [12, 8],
};

interface NationPatternProps {
  readonly id: string;
  readonly nation: Nation;
}

/** The ground of a Nation, told apart without its colour: lattice, slant, upright, grid, dots, zigzag. */
export function NationPattern({ id, nation }: NationPatternProps) {
  const { base, pattern } = useNationColours()(nation);
  const [width, height] = TILES[nation];
  return (
    <Pattern
      id={id}
      width={width}
      height={height}
      patternUnits="userSpaceOnUse"
      patternTransform="scale(0.8)"
      viewBox={`0 0 ${width} ${height}`}
    >
      <Rect width={width} height={height} fill={base} />
      <Motif nation={nation} color={pattern} />
    </Pattern>
  );
}

interface MotifProps {
  readonly nation: Nation;
  readonly color: string;
}

function Motif({ nation, color }: MotifProps) {
  switch (nation) {
    case 'austria-hungary':
      return <Path d="M5 0 10 5 5 10 0 5Z" fill={color} />;
    case 'britain':
      return (
        <Path
          d="M-2 11 11 -2M-6.5 6.5 6.5 -6.5M2.5 15.5 15.5 2.5"
          fill="none"
          stroke={color}
          strokeWidth={2.6}
        />
      );
    case 'france':
      return <Path d="M3.5 0v7" fill="none" stroke={color} strokeWidth={2.4} />;
    case 'germany':
      return <Path d="M4.5 0v9M0 4.5h9" fill="none" stroke={color} strokeWidth={1.5} />;
    case 'italy':
      return (
        <G fill={color}>
          <Circle cx={2} cy={2} r={1.5} />
          <Circle cx={6} cy={6} r={1.5} />
        </G>
      );
    case 'russia':
      return <Path d="M0 6 6 2 12 6" fill="none" stroke={color} strokeWidth={2.2} />;
  }
}
