import { type GlyphProps } from './Glyph';

/**
 * Plain SVG: the browser draws it without the drawing library, which the first screen need not load. What all of them
 * share stands in the style sheet (theme-css.ts), since a screen has dozens.
 */
export function Glyph({ strokes, size, color, edge }: GlyphProps) {
  return (
    <svg className="glyph" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" color={color}>
      {strokes.map(({ d, filled }, place) => (
        <path key={place} d={d} className={filled ? 'full' : undefined} stroke={filled ? edge : undefined} />
      ))}
    </svg>
  );
}
