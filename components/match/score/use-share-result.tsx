import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';
import { type ReactNode, type Ref, useRef } from 'react';
import { Share, StyleSheet, View } from 'react-native';
import Svg, { Path, Rect, Text } from 'react-native-svg';
import { fontFamilies } from '@/components/kit/theme/text-size';
import { type Result, resultText, type Shared } from './result';
import { type Drawing, resultDrawing } from './result-drawing';

interface ResultSharing {
  readonly share: () => Promise<Shared>;
  /** Belongs on the screen, though nobody sees it there. */
  readonly picture: ReactNode;
}

/** A picture for the phone's other apps; where none can be made, the result goes out in words. */
export const useShareResult = (result: Result, colourOf: (seat: number) => number): ResultSharing => {
  const svg = useRef<Svg>(null);
  const drawing = resultDrawing(result, colourOf);
  const share = () =>
    sharePicture(svg.current, drawing).catch(() =>
      Share.share({ message: resultText(result) }).then(
        () => 'shared' as const,
        () => 'failed' as const,
      ),
    );
  return { share, picture: <ResultPicture ref={svg} drawing={drawing} /> };
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

function Drawn({ part }: { readonly part: Drawing['parts'][number] }) {
  switch (part.tag) {
    case 'box':
      return <Rect x={part.x} y={part.y} width={part.width} height={part.height} fill={part.fill} />;
    case 'shape':
      return (
        <Path d={part.d} fill={part.fill} transform={`translate(${part.x} ${part.y}) scale(${part.scale})`} />
      );
    case 'words':
      return (
        <Text
          x={part.x}
          y={part.y}
          fill={part.fill}
          fontSize={part.size}
          fontFamily={fontFamilies.stamp}
          textAnchor={anchors[part.align]}
        >
          {part.text}
        </Text>
      );
  }
}

const styles = StyleSheet.create({
  aside: { position: 'absolute', left: -9999, top: 0, pointerEvents: 'none' },
});
