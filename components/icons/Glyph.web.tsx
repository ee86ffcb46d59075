import type { GlyphProps } from './glyph-props';

/** Plain SVG: the browser draws it without the drawing library, which the first screen need not load. */
export function Glyph({ strokes, size, color, weight = 2 }: GlyphProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" style={{ flexShrink: 0 }}>
      {strokes.map(({ d, filled }) => (
        <path
          key={d}
          d={d}
          style={{
            fill: filled ? color : 'none',
            stroke: filled ? 'none' : color,
            strokeWidth: weight,
            strokeLinecap: 'square',
            strokeLinejoin: 'miter',
          }}
        />
      ))}
    </svg>
  );
}
