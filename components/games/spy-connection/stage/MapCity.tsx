import { Circle, G, Path, Text } from 'react-native-svg';
import { type Point } from '@/components/kit/map/plane';
import { seatColorOf } from '@/components/kit/theme/seats';
import { fontFamilies } from '@/components/kit/theme/text-size';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Table } from '../table';
import { Spy } from './Disc';
import { type MapLayout, NAME_SIZE, nameSpot, ringSpots, shortName, spySpot } from './layout';
import { type Marks, type Start } from './marks';

interface MapCityProps {
  readonly table: Table;
  readonly layout: MapLayout;
  readonly id: string;
  readonly marks: Marks;
}

const SIZE = 12.5;
const TICK = 'M-5 0L-1.5 4L6 -4.5';

/** A city: what it costs or whose network it is in, how many own circles wait there, and who stands in it. */
export function MapCity({ table, layout, id, marks }: MapCityProps) {
  const { colors, accent } = useTheme();
  const { way, halo } = useTheme().colors;
  const at = layout.cities.get(id);
  if (!at) return undefined;
  const { prices, waits, soon, read, red, lift } = marks;
  const price = lift || read ? undefined : prices.get(id);
  const waiting = lift || read ? 0 : (waits.get(id) ?? 0);
  const isSoon = soon.has(id);
  const isRead = read?.has(id) ?? false;
  const isMine = table.active.network.includes(id);
  const glows = waiting > 0 || isSoon || isRead;
  return (
    <G>
      {glows && <Circle cx={at.x} cy={at.y} r={24} fill={accent.fill} fillOpacity={0.16} />}
      {glows && (
        <Circle
          cx={at.x}
          cy={at.y}
          r={17}
          fill={halo}
          stroke={accent.fill}
          strokeWidth={2}
          {...(isSoon && waiting === 0 ? {} : soon.size > 0 ? { strokeDasharray: '3 3' } : {})}
        />
      )}
      {red === id ? (
        <G>
          <Circle cx={at.x} cy={at.y} r={17} fill={halo} stroke={colors.danger} strokeWidth={3} />
          <Circle cx={at.x} cy={at.y} r={10} fill={halo} stroke={colors.danger} strokeWidth={3} />
        </G>
      ) : isRead ? (
        <G transform={`translate(${at.x} ${at.y})`}>
          <Circle r={15} fill={accent.fill} stroke={halo} strokeWidth={2} />
          <Path d={TICK} fill="none" stroke={accent.on} strokeWidth={2.6} />
        </G>
      ) : isMine && !read ? (
        <Network table={table} at={at} />
      ) : (
        <Circle
          cx={at.x}
          cy={at.y}
          r={SIZE}
          fill={halo}
          stroke={price || read ? colors.ink : way}
          strokeWidth={price || read ? 2.6 : 2}
          {...(price?.dashed ? { strokeDasharray: '4 3' } : {})}
        />
      )}
      {price && (
        <Text
          x={at.x}
          y={at.y + 6}
          fontFamily={fontFamilies.stamp}
          fontSize={17}
          textAnchor="middle"
          fill={price.dashed ? colors.inkSoft : colors.ink}
        >
          {price.text}
        </Text>
      )}
      <CityName table={table} layout={layout} id={id} strong={glows || isMine} waiting={waiting} />
      <Spies table={table} layout={layout} id={id} at={at} starts={marks.starts ?? []} />
    </G>
  );
}

function Network({ table, at }: { readonly table: Table; readonly at: Point }) {
  const { seats } = useTheme();
  const { halo } = useTheme().colors;
  const { fill, edge } = seats[seatColorOf(table.colourOf(table.state.active))];
  return (
    <>
      <Circle cx={at.x} cy={at.y} r={13} fill={fill} stroke={edge} strokeWidth={1} />
      <Circle cx={at.x} cy={at.y} r={8} fill={halo} />
      <Circle cx={at.x} cy={at.y} r={3} fill={fill} stroke={edge} strokeWidth={1} />
    </>
  );
}

interface CityNameProps extends Omit<MapCityProps, 'marks'> {
  readonly strong: boolean;
  readonly waiting: number;
}

function CityName({ table, layout, id, strong, waiting }: CityNameProps) {
  const { colors, accent } = useTheme();
  const { halo } = useTheme().colors;
  const name = shortName(table.city(id));
  const { anchor, ...spot } = nameSpot(layout, id, name);
  const look = {
    ...spot,
    fontFamily: strong ? fontFamilies.textStrong : fontFamilies.textMedium,
    fontSize: NAME_SIZE,
    textAnchor: anchor,
  };
  return (
    <>
      {/* A ground of its own, so that a line behind it leaves the name readable. */}
      <Text {...look} fill={halo} stroke={halo} strokeWidth={3.5} strokeLinejoin="round">
        {name}
      </Text>
      <Text {...look} fill={strong ? colors.ink : colors.inkSoft}>
        {name}
      </Text>
      {ringSpots({ anchor, ...spot }, name, waiting).map(({ x, y }) => (
        <Circle key={x} cx={x} cy={y} r={4.4} fill={halo} stroke={accent.fill} strokeWidth={2.2} />
      ))}
    </>
  );
}

interface SpiesProps extends Omit<MapCityProps, 'marks'> {
  readonly at: Point;
  readonly starts: readonly Start[];
}

/** Whoever is to move stands in the middle, the others beside the city, where its name is not. */
function Spies({ table, layout, id, at, starts }: SpiesProps) {
  const { state, colourOf } = table;
  const here = state.players.flatMap(({ spy, left }, seat) => (spy === id && !left ? [seat] : []));
  const others = here.filter((seat) => seat !== state.active);
  return (
    <>
      {others.map((seat, place) => (
        <Spy key={seat} at={spySpot(layout, id, place)} colour={colourOf(seat)} scale={0.75} />
      ))}
      {starts
        .filter(({ city }) => city === id)
        .map(({ seat, done }, place) => (
          <Spy
            key={`start ${seat}`}
            at={spySpot(layout, id, place + 0.5)}
            colour={colourOf(seat)}
            ghost={!done}
          />
        ))}
      {here.includes(state.active) && (
        <Spy at={{ x: at.x, y: at.y - 6 }} colour={colourOf(state.active)} scale={1.15} />
      )}
    </>
  );
}
