import { memo } from 'react';
import { StyleSheet } from 'react-native';
import Svg, { G } from 'react-native-svg';
import { type Table } from '../table';
import { MapCity } from './MapCity';
import { MapRoute } from './MapRoute';
import { MapSpace } from './MapSpace';
import { MapWay } from './MapWay';
import { type MapLayout } from './layout';
import { hasFocus, type Marks } from './marks';

interface MapPiecesProps {
  readonly table: Table;
  readonly layout: MapLayout;
  readonly marks: Marks;
}

/** What steps back does so as one layer, and not each piece over another. */
const QUIET = 0.42;

/** The board as far as it is known, with everything that lies on it, and what is about to happen. */
export const MapPieces = memo(function MapPieces({ table, layout, marks }: MapPiecesProps) {
  const { state, active } = table;
  const { route, lift, rescue, going } = marks;
  const focus = hasFocus(marks);
  const onRoute = new Set(route?.spaces.map(({ id }) => id));
  const isMine = (spaces: readonly string[]) => spaces.every((space) => active.agents[space] !== undefined);
  const ways = state.board.connections.map((connection) => ({
    ...{ connection, mine: isMine(connection.spaces) },
  }));
  const spaces = [...layout.spaces.keys()].map((id) => ({
    ...{ id, lit: active.agents[id] !== undefined || onRoute.has(id) },
  }));
  const cities = state.board.cities.map(({ id }) => ({
    ...{ id, lit: active.network.includes(id) || id === route?.to || marks.read !== undefined },
  }));
  const way = ({ connection, mine }: (typeof ways)[number]) => (
    <MapWay key={connection.id} table={table} layout={layout} connection={connection} mine={mine} />
  );
  const space = ({ id }: { readonly id: string }) => (
    <MapSpace key={id} table={table} layout={layout} id={id} lift={lift} pays={rescue?.has(id) ?? false} />
  );
  const city = ({ id }: { readonly id: string }) => (
    <MapCity key={id} table={table} layout={layout} id={id} marks={marks} />
  );
  const { width, height } = layout.size;
  return (
    <Svg width={width} height={height} style={StyleSheet.absoluteFill}>
      <G {...(focus ? { opacity: QUIET } : {})}>
        {ways.filter(({ mine }) => !focus || !mine).map(way)}
        {spaces.filter(({ lit }) => !focus || !lit).map(space)}
        {cities.filter(({ lit }) => !focus || !lit).map(city)}
      </G>
      {focus && (
        <G>
          {ways.filter(({ mine }) => mine).map(way)}
          {spaces.filter(({ lit }) => lit).map(space)}
          {cities.filter(({ id }) => id === route?.to).map(city)}
        </G>
      )}
      {route && <MapRoute table={table} layout={layout} route={route} going={going} />}
      {focus && <G>{cities.filter(({ id, lit }) => lit && id !== route?.to).map(city)}</G>}
    </Svg>
  );
});
