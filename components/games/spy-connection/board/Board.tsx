import { StyleSheet, View } from 'react-native';
import { type BoardProps } from '@/components/match/game-screens';
import { space } from '@/components/kit/theme/tokens';
import { EmptyState } from '@/components/kit/EmptyState';
import { Late } from '@/components/kit/Late';
import { CityMap } from '../map/CityMap';
import { useTable } from '../table';
import { Advice } from './Advice';
import { Display } from './Display';
import { OpenMissions } from './OpenMissions';
import { Seats } from './Seats';

/** Everything on the table: own Missions first, then the display, the map, and the others. */
export function Board(props: BoardProps) {
  const table = useTable(props);
  const { state, t } = table;
  if (state.phase === 'set-up')
    return <EmptyState icon="box" title={t('ui.before')} hint={t('ui.before-hint')} />;
  if (state.phase === 'choose-start-missions') return <CityMap table={table} />;
  const others = state.players.flatMap(({ left }, seat) => (seat === state.active || left ? [] : [seat]));
  return (
    <View style={styles.board}>
      <View style={styles.wide}>
        <Seats table={table} />
      </View>
      <View style={styles.column}>
        <OpenMissions table={table} seat={state.active} />
        <Advice table={table} />
        {state.phase === 'turn' && (
          <Late>
            <Display table={table} />
          </Late>
        )}
      </View>
      <View style={styles.column}>
        <Late>
          <CityMap table={table} />
        </Late>
        {others.map((seat) => (
          <Late key={seat}>
            <OpenMissions table={table} seat={seat} />
          </Late>
        ))}
      </View>
    </View>
  );
}

const COLUMN = 290;

const styles = StyleSheet.create({
  board: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l },
  wide: { width: '100%' },
  column: { flexBasis: COLUMN, flexGrow: 1, flexShrink: 1, maxWidth: '100%', gap: space.l },
});
