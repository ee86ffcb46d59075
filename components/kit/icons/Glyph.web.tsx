import { type GlyphProps } from './Glyph';
import { DASHES, gridWith } from './grid';

/**
 * Plain SVG: the browser draws it without the drawing library, which the first screen need not load. What all of them
 * share stands in the style sheet (theme-css.ts), since a screen has dozens.
 */
export function Glyph({ strokes, size, color, edge, margin = 0 }: GlyphProps) {
  return (
    <svg
      className="glyph"
      width={size}
      height={size}
      viewBox={gridWith(margin)}
      aria-hidden="true"
      color={color}
    >
      {strokes.map(({ d, filled, color: own, width, dashed }, place) => (
        <path
          key={place}
          d={d}
          color={own}
          className={filled ? 'full' : undefined}
          stroke={filled ? edge : own}
          strokeWidth={width}
          strokeDasharray={dashed ? DASHES : undefined}
          strokeLinecap={dashed ? 'butt' : undefined}
        />
      ))}
    </svg>
  );
}
