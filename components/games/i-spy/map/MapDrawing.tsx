import { memo } from 'react';
import Svg, { Circle, G, Text } from 'react-native-svg';
import { fontFamilies } from '@/components/kit/theme/text-size';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Label, labelsOf } from './labels';
import { CITY, citiesOf } from './layout';
import { MapLines } from './MapLines';
import { LIFT, namedOf, SPY } from './named';
import { RegionMark } from './RegionMark';
import { type Scene } from './scene';
import { SpyMark } from './SpyMark';

interface MapDrawingProps {
  readonly scene: Scene;
  readonly viewBox: string;
  readonly zoom: number;
}

const NAME = 30;

/** Marks and names grow with the map, but not as fast. */
const scaleAt = (zoom: number): number => 1 / Math.sqrt(Math.round(zoom * 4) / 4);

const looksTheSame = (before: MapDrawingProps, after: MapDrawingProps): boolean =>
  before.viewBox === after.viewBox &&
  before.scene.map === after.scene.map &&
  before.scene.places === after.scene.places &&
  before.scene.key === after.scene.key;

/** The map as far as it is known, with who stands where and where the Spy on the move can go. */
export const MapDrawing = memo(function MapDrawing({ scene, viewBox, zoom }: MapDrawingProps) {
  const { map, places, spies, goals, stocked, chosen } = scene;
  const { colors } = useTheme();
  const scale = scaleAt(zoom);
  const cities = citiesOf(map.regions, places);
  return (
    <Svg width="100%" height="100%" viewBox={viewBox}>
      <MapLines map={map} places={places} scale={scale} />
      {[...cities].map(([capital, { x, y }]) => (
        <Circle
          key={capital}
          cx={x}
          cy={y}
          r={CITY}
          fill={colors.inset}
          stroke={colors.ink}
          strokeWidth={4 * scale}
        />
      ))}
      {map.regions.map(({ id, kind }) => {
        const at = places.get(id);
        const goal = goals.get(id);
        return (
          at && (
            <RegionMark
              key={id}
              kind={kind}
              at={at}
              scale={scale}
              stocked={stocked.includes(id)}
              goal={goal && (goal.left === undefined ? '→' : String(goal.left))}
              chosen={chosen === id}
            />
          )
        );
      })}
      <Names labels={labelsOf(namedOf(scene, scale), NAME * scale)} size={NAME * scale} />
      {spies.map(({ seat, region, colour, initial, active }) => {
        const at = places.get(region);
        return (
          at && (
            <SpyMark
              key={seat}
              colour={colour}
              initial={initial}
              at={{ x: at.x, y: at.y - LIFT * scale }}
              size={SPY * scale}
              active={active}
            />
          )
        );
      })}
    </Svg>
  );
}, looksTheSame);

interface NamesProps {
  readonly labels: readonly Label[];
  readonly size: number;
}

function Names({ labels, size }: NamesProps) {
  const { colors } = useTheme();
  const words = { fontFamily: fontFamilies.condensed, fontSize: size, textAnchor: 'middle' as const };
  return (
    <G>
      {labels.map(({ id, name, x, y }) => (
        <G key={id}>
          {/* A ground of its own, so that a line behind it leaves the name readable. */}
          <Text {...words} x={x} y={y} stroke={colors.paper} strokeWidth={size * 0.28} fill={colors.paper}>
            {name}
          </Text>
          <Text {...words} x={x} y={y} fill={colors.ink}>
            {name}
          </Text>
        </G>
      ))}
    </G>
  );
}
