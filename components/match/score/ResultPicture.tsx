import type { ElementType, Ref } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path, Rect, Text } from 'react-native-svg';
import type { Drawing, Part } from './result-drawing';

interface ResultPictureProps {
  readonly drawing: Drawing;
  readonly ref: Ref<Svg>;
}

const tags: Readonly<Record<Part['tag'], ElementType>> = {
  rect: Rect,
  path: Path,
  text: Text,
};

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
        {parts.map(({ tag, props, text }, index) => {
          const Tag = tags[tag];
          return (
            <Tag key={index} {...props}>
              {text}
            </Tag>
          );
        })}
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  aside: { position: 'absolute', left: -9999, top: 0, pointerEvents: 'none' },
});
