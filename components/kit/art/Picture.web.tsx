import { fontFamilies } from '@/components/kit/theme/text-size';
import { dashesOf, fitOf, type PictureProps, transformOf } from './shape';

/** Plain SVG, as in Glyph.web.tsx: the first screen does without the drawing library. */
export function Picture({ shapes, width, height, viewBox, fills = false }: PictureProps) {
  return (
    <svg
      className="picture"
      width={width}
      height={height}
      viewBox={viewBox}
      preserveAspectRatio={fitOf(fills)}
      aria-hidden="true"
    >
      {shapes.map((shape, place) => {
        const { d, fill, stroke, width: thick, dots, at, evenOdd, text } = shape;
        return text ? (
          <text
            key={place}
            x={text.x}
            y={text.y}
            fontFamily={fontFamilies.stamp}
            fontSize={text.size}
            fill={fill}
            stroke={stroke}
            strokeWidth={thick}
            textAnchor={text.anchor}
          >
            {text.words}
          </text>
        ) : (
          <path
            key={place}
            d={d}
            fill={fill}
            stroke={stroke}
            strokeWidth={thick}
            strokeDasharray={dashesOf(shape)}
            strokeLinecap={dots === undefined ? undefined : 'round'}
            fillRule={evenOdd ? 'evenodd' : undefined}
            transform={transformOf(at)}
          />
        );
      })}
    </svg>
  );
}
