import Svg, { Path } from 'react-native-svg';
import { EDGE_WEIGHT } from '../theme/tokens';
import { DASHES, gridWith } from './grid';

export interface Stroke {
  readonly d: string;
  readonly filled?: boolean;
  /** Where it differs from the whole glyph's. */
  readonly color?: string;
  readonly width?: number;
  readonly dashed?: boolean;
}

export interface GlyphProps {
  readonly strokes: readonly Stroke[];
  readonly size: number;
  readonly color: string;
  /** Drawn around what is filled. */
  readonly edge?: string;
  /** Room around the grid for what is drawn around its shape. */
  readonly margin?: number;
}

/** Draws paths on a grid of 24; always beside or inside something that has a name of its own. */
export function Glyph({ strokes, size, color: ground, edge = 'none', margin = 0 }: GlyphProps) {
  return (
    <Svg
      width={size}
      height={size}
      viewBox={gridWith(margin)}
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
    >
      {strokes.map(({ d, filled, color = ground, width, dashed }, place) => (
        <Path
          key={place}
          d={d}
          fill={filled ? color : 'none'}
          stroke={filled ? edge : color}
          strokeWidth={width ?? (filled ? EDGE_WEIGHT : 2)}
          strokeLinecap={dashed ? 'butt' : 'square'}
          strokeLinejoin="miter"
          {...(dashed ? { strokeDasharray: DASHES } : {})}
        />
      ))}
    </Svg>
  );
}
