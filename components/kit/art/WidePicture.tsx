import { useState } from 'react';
import { View } from 'react-native';
import { Picture } from './Picture';
import { type Shape } from './shape';

interface WidePictureProps {
  readonly shapes: readonly Shape[];
  /** What it is drawn on, as wide as a phone. */
  readonly wide: number;
  readonly high: number;
}

/** Larger than that lines would be thick, and letters louder than those around. */
const MOST = 1.6;

/** As wide as there is room for, and as high as that makes it. */
export function WidePicture({ shapes, wide, high }: WidePictureProps) {
  const [width, setWidth] = useState(wide);
  const scale = Math.min(MOST, width / wide);
  return (
    <View onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
      <Picture width="100%" height={high * scale} viewBox={`0 0 ${wide} ${high}`} shapes={shapes} />
    </View>
  );
}
