import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { useTheme } from '@/components/kit/theme/use-theme';
import Svg, { G, Path, Rect } from 'react-native-svg';
import { LAND, WATER, WHOLE } from './europe';
import { type Size } from './layout';

/** Where the paper was folded. */
const CREASES = [
  { d: `M${WHOLE / 3} 0V${WHOLE}` },
  { d: `M${(2 * WHOLE) / 3} 0V${WHOLE}` },
  { d: `M0 ${WHOLE / 2}H${WHOLE}` },
];
const SHALLOWS = [
  { width: 22, opacity: 0.35 },
  { width: 12, opacity: 0.5 },
];
/** One line on the screen, however the drawing is stretched. */
const thin = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

/** Land and sea, under everything. It changes with the stage's size alone. */
export const MapGround = memo(function MapGround({ width, height }: Size) {
  const { sea, shallows, land, coast } = useTheme().colors;
  return (
    <Svg width={width} height={height} style={StyleSheet.absoluteFill}>
      <Rect width={width} height={height} fill={sea} />
      <G transform={`scale(${width / WHOLE} ${height / WHOLE})`}>
        {SHALLOWS.map(({ width: wide, opacity }) => (
          <Path key={wide} d={LAND} {...thin} stroke={shallows} strokeWidth={wide} strokeOpacity={opacity} />
        ))}
        <Path d={LAND} fill={land} stroke={coast} strokeWidth={1.2} vectorEffect="non-scaling-stroke" />
        <Path d={WATER} fill={sea} stroke={coast} strokeWidth={1} vectorEffect="non-scaling-stroke" />
        {CREASES.map(({ d }) => (
          <Path key={d} d={d} {...thin} stroke={coast} strokeWidth={1} strokeOpacity={0.22} />
        ))}
      </G>
    </Svg>
  );
});
