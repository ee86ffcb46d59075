import { Fragment, memo } from 'react';
import Svg, { G, Rect, Text } from 'react-native-svg';
import { fontFamilies } from '@/components/kit/theme/text-size';
import { useTheme } from '@/components/kit/theme/use-theme';
import { CAPITALS, NATION_OF, NATIONS } from '@/rules/i-spy/model/pieces';
import { NationPattern } from '../nations/NationPattern';
import { usePatternId } from '../nations/use-pattern-id';
import { CityMark } from './CityMark';
import { type Label, labelsOf } from './labels';
import { citiesOf } from './layout';
import { MapLand } from './MapLand';
import { MapLines, Trail } from './MapLines';
import { namedOf } from './named';
import { RegionMark } from './RegionMark';
import { middleOfRegion, type Scene } from './scene';
import { SpyMark } from './SpyMark';

interface MapDrawingProps {
  readonly scene: Scene;
  readonly zoom: number;
}

const NAME = 13;

/** Marks and names grow with the map, but not as fast. */
const scaleAt = (zoom: number): number => 1 / Math.sqrt(zoom);

const looksTheSame = (before: MapDrawingProps, after: MapDrawingProps): boolean =>
  before.zoom === after.zoom &&
  before.scene.map === after.scene.map &&
  before.scene.places === after.scene.places &&
  before.scene.key === after.scene.key;

/** The map as far as it is known, with who stands where and where the Spy on the move can go. */
export const MapDrawing = memo(function MapDrawing({ scene, zoom }: MapDrawingProps) {
  const { map, places, size, spies, goals, stocked, chosen, trail } = scene;
  const id = usePatternId();
  const scale = scaleAt(zoom);
  const cities = citiesOf(map.regions, places);
  const regionsOf = (capital: string) =>
    map.regions.filter((region) => region.kind === 'capital' && region.capital === capital);
  return (
    <Svg width={size.width} height={size.height}>
      <MapLand map={map} places={places} size={size} />
      <MapLines map={map} places={places} scale={scale} />
      {trail.length > 1 && (
        <Trail points={trail.flatMap((region) => middleOfRegion(scene, region) ?? [])} scale={scale} />
      )}
      {map.regions.map(({ id: region, kind, nation }) => {
        const at = places.get(region);
        const goal = goals.get(region);
        return (
          at &&
          kind !== 'capital' && (
            <RegionMark
              key={region}
              {...{ kind, nation, at, scale }}
              stocked={stocked.includes(region)}
              goal={goal && { left: goal.left, onTrail: trail.includes(region) }}
            />
          )
        );
      })}
      {NATIONS.map((nation) => (
        <NationPattern key={nation} id={`${id}-${nation}`} nation={nation} />
      ))}
      {CAPITALS.map((capital) => {
        const at = cities.get(capital);
        const inside = regionsOf(capital);
        const isChosen = inside.some((region) => region.id === chosen);
        const isOpen = inside.some((region) => goals.has(region.id));
        const nation = NATION_OF[capital];
        return (
          at && (
            <CityMark
              key={capital}
              {...{ nation, at, scale }}
              pattern={`${id}-${nation}`}
              state={isChosen ? 'chosen' : isOpen ? 'open' : 'closed'}
            />
          )
        );
      })}
      <Names
        labels={labelsOf(namedOf(scene, scale), { size: NAME * scale, stage: size })}
        size={NAME * scale}
      />
      {spies.map(({ seat, ...spy }) => (
        <SpyMark key={seat} {...spy} scale={scale} />
      ))}
    </Svg>
  );
}, looksTheSame);

interface NamesProps {
  readonly labels: readonly Label[];
  readonly size: number;
}

const isCapital = (id: string): boolean => CAPITALS.some((capital) => capital === id);

function Names({ labels, size }: NamesProps) {
  const { colors } = useTheme();
  const words = { fontSize: size, textAnchor: 'middle' as const };
  return (
    <G>
      {labels.map(({ id, name, x, y, width }) =>
        isCapital(id) ? (
          <Fragment key={id}>
            <Rect
              {...{ x: x - width / 2 - size * 0.25, y: y - size * 0.9, width: width + size * 0.5 }}
              height={size * 1.2}
              rx={2}
              fill={colors.sheet}
              fillOpacity={0.92}
            />
            <Text {...words} fontFamily={fontFamilies.stamp} x={x} y={y} fill={colors.ink}>
              {name}
            </Text>
          </Fragment>
        ) : (
          <Fragment key={id}>
            {/* A ground of its own, so that a line behind it leaves the name readable. */}
            <Text
              {...{ ...words, x, y, fill: colors.paper, stroke: colors.paper }}
              fontFamily={fontFamilies.condensed}
              strokeWidth={size * 0.28}
            >
              {name}
            </Text>
            <Text {...words} fontFamily={fontFamilies.condensed} x={x} y={y} fill={colors.ink}>
              {name}
            </Text>
          </Fragment>
        ),
      )}
    </G>
  );
}
