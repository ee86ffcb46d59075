import { useState } from 'react';
import { type LayoutChangeEvent, useWindowDimensions } from 'react-native';
import { type Size } from './board-plan';

/** About what a stage has, until it is laid out. */
const SHARE = 0.6;

/** How much room the drawing has. Behind another screen it has none, and is drawn as it was. */
export const useStageSize = () => {
  const window = useWindowDimensions();
  const [size, setSize] = useState<Size>();
  const onLayout = ({ nativeEvent: { layout } }: LayoutChangeEvent) => {
    const { width, height } = layout;
    if (width > 0 && height > 0) setSize({ width, height });
  };
  return { size: size ?? { width: window.width, height: window.height * SHARE }, onLayout };
};
