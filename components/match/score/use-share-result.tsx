import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';
import { type ReactNode, type Ref, useRef } from 'react';
import { Share, StyleSheet, View } from 'react-native';
import Svg, { G, Path, Rect, Text } from 'react-native-svg';
import { dashesOf, transformOf } from '@/components/kit/art/shape';
import { fontFamilies } from '@/components/kit/theme/text-size';
import { type Drawing, type Part, STAMP, stampWidth } from './drawing';
import { type Result, resultText, type Shared } from './result';
import { type Format } from './result-drawing';

interface ResultSharing {
  readonly share: (format: Format) => Promise<Shared>;
  /** Belongs on the screen, though nobody sees it there. */
  readonly picture: ReactNode;
}

/** A picture for the phone's other apps; where none can be made, the result goes out in words. */
export const useShareResult = (result: Result, draw: (format: Format) => Drawing): ResultSharing => {
  const square = useRef<Svg>(null);
  const upright = useRef<Svg>(null);
  const drawings = { square: draw('square'), upright: draw('upright') };
  const share = (format: Format) =>
    sharePicture((format === 'square' ? square : upright).current, drawings[format]).catch(() =>
      Share.share({ message: resultText(result) }).then(
        () => 'shared' as const,
        () => 'failed' as const,
      ),
    );
  const picture = (
    <>
      <ResultPicture ref={square} drawing={drawings.square} />
      <ResultPicture ref={upright} drawing={drawings.upright} />
    </>
  );
  return { share, picture };
};

const sharePicture = async (svg: Svg | null, { width, height }: Drawing): Promise<Shared> => {
  if (!svg) throw new Error('Nothing is drawn yet.');
  const base64 = await new Promise<string>((resolve) => svg.toDataURL(resolve, { width, height }));
  const file = new File(Paths.cache, 'debrief.png');
  file.create({ overwrite: true });
  file.write(base64, { encoding: 'base64' });
  await shareAsync(file.uri, { mimeType: 'image/png', UTI: 'public.png' });
  return 'shared';
};

interface ResultPictureProps {
  readonly drawing: Drawing;
  readonly ref: Ref<Svg>;
}

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;

/** A phone draws only what is on a screen: out of sight, until it is made a file of. */
function ResultPicture({ drawing: { width, height, parts }, ref }: ResultPictureProps) {
  return (
    <View
      style={styles.aside}
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
      collapsable={false}
    >
      <Svg ref={ref} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {parts.map((part, index) => (
          <Drawn key={index} part={part} />
        ))}
      </Svg>
    </View>
  );
}

function Drawn({ part }: { readonly part: Part }) {
  switch (part.tag) {
    case 'box':
      return (
        <Rect
          {...{ x: part.x, y: part.y, width: part.width, height: part.height, fill: part.fill }}
          {...(part.edge === undefined ? {} : { stroke: part.edge, strokeWidth: 3 })}
          {...(part.dashed ? { strokeDasharray: '8 6' } : {})}
        />
      );
    case 'shape':
      return (
        <Path
          d={part.d}
          fill={part.fill}
          {...(part.edge === undefined ? {} : { stroke: part.edge })}
          transform={`translate(${part.x} ${part.y}) scale(${part.scale})`}
        />
      );
    case 'poster':
      return (
        <G transform={`translate(${part.x} ${part.y}) scale(${part.scale})`}>
          {part.shapes.map((shape, place) => (
            <PosterShape key={place} shape={shape} />
          ))}
        </G>
      );
    case 'words':
      return <Line {...part} anchor={anchors[part.align]} />;
    case 'stamp':
      return <StampOf {...part} />;
  }
}

type Of<Tag extends Part['tag']> = Extract<Part, { readonly tag: Tag }>;

function PosterShape({ shape }: { readonly shape: Of<'poster'>['shapes'][number] }) {
  const { d, fill = 'none', stroke, width = 1, dots, at, evenOdd, text } = shape;
  const dashes = dashesOf(shape);
  const transform = transformOf(at);
  if (text)
    return (
      <Line
        {...{ x: text.x, y: text.y, size: text.size, fill, text: text.words }}
        anchor={text.anchor ?? 'start'}
      />
    );
  return (
    <Path
      d={d ?? ''}
      fill={fill}
      {...(stroke === undefined ? {} : { stroke, strokeWidth: width })}
      {...(dashes === undefined ? {} : { strokeDasharray: dashes })}
      {...(dots === undefined ? {} : { strokeLinecap: 'round' as const })}
      {...(evenOdd ? { fillRule: 'evenodd' as const } : {})}
      {...(transform === undefined ? {} : { transform })}
    />
  );
}

function StampOf({ text, x, y, fill, paper }: Of<'stamp'>) {
  const width = stampWidth(text);
  return (
    <G transform={`translate(${x} ${y}) rotate(-7)`}>
      <Rect
        {...{ x: -width / 2, y: -STAMP.height / 2, width, height: STAMP.height }}
        {...{ fill: paper, stroke: fill, strokeWidth: 5 }}
      />
      <Line {...{ text, fill, x: 0, y: STAMP.size * 0.36, size: STAMP.size }} anchor="middle" />
    </G>
  );
}

interface LineProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly anchor: 'start' | 'middle' | 'end';
}

function Line({ text, x, y, size, fill, anchor }: LineProps) {
  return (
    <Text x={x} y={y} fill={fill} fontSize={size} fontFamily={fontFamilies.stamp} textAnchor={anchor}>
      {text}
    </Text>
  );
}

const styles = StyleSheet.create({
  aside: { position: 'absolute', left: -9999, top: 0, pointerEvents: 'none' },
});
