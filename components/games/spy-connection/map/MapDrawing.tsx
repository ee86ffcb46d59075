import { memo } from 'react';
import Svg, { Circle, G, Path, Polyline, Text } from 'react-native-svg';
import { type Point } from '@/components/kit/map/plane';
import { shapePaths } from '@/components/kit/icons/shapes';
import { seatColorOf, seatShapeOf, initialOf } from '@/components/kit/theme/seats';
import { fontFamilies } from '@/components/kit/theme/text-size';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Table } from '../table';
import { type WayOut } from '../ways';
import { type Hit, type MapLayout, NAME_SIZE, nameSpot, priceSpot, shortName } from './layout';

interface MapDrawingProps {
  readonly table: Table;
  readonly layout: MapLayout;
  readonly viewBox: string;
  readonly chosen: Hit | undefined;
  /** The ways whose prices are shown. */
  readonly ways: readonly WayOut[];
}

const points = (list: readonly (Point | undefined)[]): string =>
  list.flatMap((point) => (point ? [`${point.x},${point.y}`] : [])).join(' ');

/** A Mission that is accepted or a circle that is covered leaves the map as it is. */
const looksTheSame = (before: MapDrawingProps, after: MapDrawingProps): boolean =>
  before.layout === after.layout &&
  before.viewBox === after.viewBox &&
  before.chosen === after.chosen &&
  before.ways === after.ways &&
  before.table.desk === after.table.desk &&
  before.table.state.players.every(({ agents, spy }, seat) => {
    const player = after.table.state.players[seat];
    return player?.agents === agents && player.spy === spy;
  });

/** The board as lines, cities and spaces with whose Agents are where. Always beside words that say the same. */
export const MapDrawing = memo(function MapDrawing(props: MapDrawingProps) {
  const { table, layout, viewBox, chosen, ways } = props;
  const { state, active, city, colourOf, seatName } = table;
  const { colors, accent, seats } = useTheme();
  const shown = new Set(ways.map(({ connection }) => connection.id));
  const prices = new Map(
    ways.flatMap(({ connection, from, prices: list }) => {
      const spaces = connection.cities[0] === from ? connection.spaces : [...connection.spaces].reverse();
      return spaces.map((space, place) => [space, list[place] ?? 0] as const);
    }),
  );
  const marker = (seat: number, at: Point, size: number) => {
    const colour = colourOf(seat);
    const { fill, edge } = seats[seatColorOf(colour)];
    const corner = `translate(${at.x - size / 2} ${at.y - size / 2}) scale(${size / 24})`;
    return (
      <G key={seat} transform={corner}>
        <Path d={shapePaths[seatShapeOf(colour)]} fill={fill} stroke={edge} strokeWidth={1.5} />
      </G>
    );
  };
  const label = { fontFamily: fontFamilies.textStrong, textAnchor: 'middle' as const };
  return (
    <Svg width="100%" height="100%" viewBox={viewBox}>
      {state.board.connections.map(({ id, cities, spaces }) => {
        const mine = spaces.every((space) => active.agents[space] !== undefined);
        return (
          <Polyline
            key={id}
            points={points([
              layout.cities.get(cities[0]),
              ...spaces.map((space) => layout.spaces.get(space)),
              layout.cities.get(cities[1]),
            ])}
            fill="none"
            stroke={shown.has(id) || mine ? accent.fill : colors.lineStrong}
            strokeWidth={mine ? 1.4 : 0.6}
            {...(shown.has(id) && !mine ? { strokeDasharray: '1.6 1' } : {})}
          />
        );
      })}
      {[...layout.spaces].map(([id, at]) => {
        const owners = state.players.flatMap(({ agents }, seat) => (agents[id] === undefined ? [] : [seat]));
        const isChosen = chosen?.kind === 'space' && chosen.id === id;
        return (
          <G key={id}>
            <Circle
              cx={at.x}
              cy={at.y}
              r={isChosen ? 3.1 : 2.3}
              fill={colors.paper}
              stroke={isChosen || prices.has(id) ? accent.fill : colors.lineStrong}
              strokeWidth={isChosen ? 1 : 0.6}
            />
            {owners.map((seat, place) =>
              marker(seat, { x: at.x + (place - (owners.length - 1) / 2) * 2.6, y: at.y }, 3.6),
            )}
          </G>
        );
      })}
      {[...layout.cities].map(([id, at]) => {
        const spies = state.players.flatMap(({ spy }, seat) => (spy === id ? [seat] : []));
        const inNetwork = active.network.includes(id);
        const isChosen = chosen?.kind === 'city' && chosen.id === id;
        const shownName = shortName(city(id));
        const name = { ...nameSpot(at, shownName), fontSize: NAME_SIZE };
        return (
          <G key={id}>
            <Circle
              cx={at.x}
              cy={at.y}
              r={3.4}
              fill={inNetwork ? accent.fill : colors.sheet}
              stroke={isChosen ? accent.text : colors.ink}
              strokeWidth={isChosen ? 1.6 : 0.7}
            />
            {/* A ground of its own, so that a line behind it leaves the name readable. */}
            <Text {...label} {...name} stroke={colors.paper} strokeWidth={1.4} fill={colors.paper}>
              {shownName}
            </Text>
            <Text {...label} {...name} fill={colors.ink}>
              {shownName}
            </Text>
            {spies.map((seat, place) => {
              const spot = { x: at.x + (place - (spies.length - 1) / 2) * 5.4, y: at.y - 4.6 };
              return (
                <G key={seat}>
                  {marker(seat, spot, 6)}
                  <Text
                    {...label}
                    x={spot.x}
                    y={spot.y + 1.2}
                    fontSize={3}
                    fill={seats[seatColorOf(colourOf(seat))].on}
                  >
                    {initialOf(seatName(seat))}
                  </Text>
                </G>
              );
            })}
          </G>
        );
      })}
      {[...prices].map(([id, price]) => {
        const empty = state.players.every(({ agents }) => agents[id] === undefined);
        const at = priceSpot(layout, layout.spaces.get(id) ?? { x: 0, y: 0 }, empty);
        return (
          <G key={id}>
            <Circle cx={at.x} cy={at.y} r={2.6} fill={accent.fill} stroke={colors.paper} strokeWidth={0.6} />
            <Text {...label} x={at.x} y={at.y + 1.4} fontSize={4} fill={accent.on}>
              {price}
            </Text>
          </G>
        );
      })}
    </Svg>
  );
}, looksTheSame);
