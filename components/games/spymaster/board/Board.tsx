import { useCallback, useEffect, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { type BoardProps } from '@/components/match/game-screens';
import { space } from '@/components/kit/theme/tokens';
import { Late } from '@/components/kit/Late';
import { type Location } from '@/rules/spymaster/model/prints';
import { AreaMap } from '../map/AreaMap';
import { useMapTap } from '../map/use-map-tap';
import { type Table, useTable } from '../table';
import { isPlacing } from '../words';
import { BetweenRounds } from './BetweenRounds';
import { Hands } from './Hands';
import { Named } from './Named';
import { OwnHand } from './OwnHand';
import { Seats } from './Seats';
import { Walk } from './Walk';

/** Everything on the table. What this phase is about comes first, then the players and the map. */
export function Board(props: BoardProps) {
  const table = useTable(props);
  if (props.viewer !== 'table') return <OwnHand table={table} seat={props.viewer} />;
  const { view } = table;
  const side = (
    <View key="side" style={styles.column}>
      <Stage table={table} />
      <Late>
        <Seats table={table} />
      </Late>
    </View>
  );
  const map = (
    <View key="map" style={[styles.column, styles.map]}>
      <Map table={table} />
    </View>
  );
  // Agents are placed on the map, so nothing stands above it then.
  const mapFirst = isPlacing(view);
  return <View style={styles.board}>{mapFirst ? [map, side] : [side, map]}</View>;
}

function Stage({ table }: { readonly table: Table }) {
  const { view } = table;
  switch (view.phase) {
    case 'choose-stack':
      return view.between ? (
        <BetweenRounds table={table} between={view.between} />
      ) : (
        view.round === 1 && <Walk table={table} />
      );
    case 'over':
      return <Hands table={table} />;
    default:
      return undefined;
  }
}

function Map({ table }: { readonly table: Table }) {
  const { t, view } = table;
  const tap = useMapTap(table);
  // One function for all taps: a place that nothing happened to is not drawn again.
  const latest = useRef(tap);
  useEffect(() => {
    latest.current = tap;
  });
  const onTap = useCallback((location: Location) => latest.current.onTap(location), []);
  const hint = isPlacing(view) ? 'ui.map-place' : 'ui.map-look';
  return (
    <>
      <AreaMap table={table} tap={{ ...tap, onTap }} hint={t(hint)} />
      {tap.chosen !== undefined && <Named key={tap.chosen} table={table} location={tap.chosen} />}
    </>
  );
}

const styles = StyleSheet.create({
  board: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l },
  column: { flexBasis: 290, flexGrow: 1, flexShrink: 1, maxWidth: '100%', gap: space.l },
  // Below this three Areas side by side are better than a column of single ones.
  map: { flexBasis: 360, flexGrow: 2 },
});
