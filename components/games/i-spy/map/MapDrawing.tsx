import { memo } from 'react';
import Svg, { Circle, G, Text } from 'react-native-svg';
import type { Point } from '@/components/map/plane';
import { fontFamilies } from '@/components/theme/text-size';
import { useTheme } from '@/components/theme/use-theme';
import type { RegionKind } from '@/rules/i-spy/map';
import type { Label, Named } from './labels';
import { labelsOf } from './labels';
import { CITY, citiesOf } from './layout';
import { MapLines } from './MapLines';
import { markSize, RegionMark } from './RegionMark';
import type { Scene } from './scene';
import { SpyMark } from './SpyMark';

interface MapDrawingProps {
  readonly scene: Scene;
  readonly viewBox: string;
  readonly zoom: number;
}

const NAME = 30;
const SPY = 62;
/** A Spy stands a little above its Region. */
const LIFT = 18;

/** Marks and names grow with the map, but not as fast. */
const scaleAt = (zoom: number): number => 1 / Math.sqrt(Math.round(zoom * 4) / 4);

const looksTheSame = (before: MapDrawingProps, after: MapDrawingProps): boolean =>
  before.viewBox === after.viewBox &&
  before.scene.map === after.scene.map &&
  before.scene.places === after.scene.places &&
  before.scene.key === after.scene.key;

/** The map as far as it is known, with who stands where and where the Spy on the move can go. */
export const MapDrawing = memo(function MapDrawing({ scene, viewBox, zoom }: MapDrawingProps) {
  const { map, places, spies, goals, stocked, chosen, cityName } = scene;
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
      <Names labels={labelsOf(namedOf(scene, scale, cityName), NAME * scale)} size={NAME * scale} />
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

/** From the top of the Spy to the foot of the mark it stands on. */
const withSpy = ({ x, y }: Point, mark: number, scale: number): Pick<Named, 'at' | 'radius'> => {
  const top = y - (LIFT + SPY / 2) * scale;
  const foot = y + mark;
  return { at: { x, y: (top + foot) / 2 }, radius: (foot - top) / 2 };
};

/** First what is asked for, then the Capitals, who stands where, where the turn can begin and where the Spy can go. */
const namedOf = (scene: Scene, scale: number, cityName: Scene['cityName']): readonly Named[] => {
  const { map, places, spies, goals, chosen } = scene;
  const rank = (id: string, kind: RegionKind): number => {
    if (id === chosen) return 0;
    if (spies.some(({ region }) => region === id)) return 2;
    if (kind === 'start') return 3;
    return goals.has(id) ? 4 : 5;
  };
  const named = map.regions.flatMap(({ id, name, kind }) => {
    const place = places.get(id);
    if (!place || kind === 'capital') return [];
    const mark = (markSize(kind, goals.has(id)) / 2) * scale;
    const stands = spies.some(({ region }) => region === id);
    const { at, radius } = stands ? withSpy(place, mark, scale) : { at: place, radius: mark };
    // Where a turn can begin has to be found; later a name in the wrong place would do more harm than none.
    const always = id === chosen || (kind === 'start' && goals.has(id));
    return [{ id, name, at, radius, rank: rank(id, kind), always }];
  });
  const cities = [...citiesOf(map.regions, places)].map(([capital, at]) => ({
    ...{ id: capital, name: cityName(capital), at, radius: CITY, rank: 1, always: true },
  }));
  return [...named, ...cities].sort((a, b) => a.rank - b.rank);
};

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
