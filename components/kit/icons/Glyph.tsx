import Svg, { Path } from 'react-native-svg';
import { EDGE_WEIGHT } from '../theme/tokens';

export interface Stroke {
  readonly d: string;
  readonly filled?: boolean;
}

export interface GlyphProps {
  readonly strokes: readonly Stroke[];
  readonly size: number;
  readonly color: string;
  /** Drawn around what is filled. */
  readonly edge?: string;
}

/** Draws paths on a grid of 24; always beside or inside something that has a name of its own. */
export function Glyph({ strokes, size, color, edge = 'none' }: GlyphProps) {
  return (
    <Svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
    >
      {strokes.map(({ d, filled }, place) => (
        <Path
          key={place}
          d={d}
          fill={filled ? color : 'none'}
          stroke={filled ? edge : color}
          strokeWidth={filled ? EDGE_WEIGHT : 2}
          strokeLinecap="square"
          strokeLinejoin="miter"
        />
      ))}
    </Svg>
  );
}
