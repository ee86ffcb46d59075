import { type Ref } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path, Rect, Text } from 'react-native-svg';
import { fontFamilies } from '@/components/kit/theme/text-size';
import { type Drawing } from './result-drawing';

interface ResultPictureProps {
  readonly drawing: Drawing;
  readonly ref: Ref<Svg>;
}

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;

/** A phone draws only what is on a screen: out of sight, until it is made a file of. */
export function ResultPicture({ drawing: { width, height, parts }, ref }: ResultPictureProps) {
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
