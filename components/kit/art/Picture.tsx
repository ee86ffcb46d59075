import Svg, { Path, Text } from 'react-native-svg';
import { fontFamilies } from '@/components/kit/theme/text-size';
import { dashesOf, fitOf, type PictureProps, transformOf } from './shape';

/** Drawn from a few paths; always beside words that say what it stands for. */
export function Picture({ shapes, width, height, viewBox, fills = false }: PictureProps) {
  return (
    <Svg
      width={width}
      height={height}
      viewBox={viewBox}
      preserveAspectRatio={fitOf(fills)}
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
    >
      {shapes.map((shape, place) => {
        const { d, fill = 'none', stroke, width: thick, dots, at, evenOdd, text } = shape;
        const dashes = dashesOf(shape);
        const transform = transformOf(at);
        if (text)
          return (
            <Text
              key={place}
              x={text.x}
              y={text.y}
              fontFamily={fontFamilies.stamp}
              fontSize={text.size}
              fill={fill}
              {...(stroke === undefined ? {} : { stroke })}
              {...(thick === undefined ? {} : { strokeWidth: thick })}
              textAnchor={text.anchor ?? 'start'}
            >
              {text.words}
            </Text>
          );
        return (
          <Path
            key={place}
            d={d ?? ''}
            fill={fill}
            {...(stroke === undefined ? {} : { stroke })}
            {...(thick === undefined ? {} : { strokeWidth: thick })}
            {...(dashes === undefined ? {} : { strokeDasharray: dashes })}
            {...(dots === undefined ? {} : { strokeLinecap: 'round' as const })}
            {...(evenOdd ? { fillRule: 'evenodd' as const } : {})}
            {...(transform === undefined ? {} : { transform })}
          />
        );
      })}
    </Svg>
  );
}
