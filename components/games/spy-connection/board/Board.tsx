import { useDeferredValue } from 'react';
import { StyleSheet, View } from 'react-native';
import type { BoardProps } from '@/components/games/game-screens';
import { space } from '@/components/theme/tokens';
import { EmptyState } from '@/components/ui/EmptyState';
import { CityMap } from '../map/CityMap';
import { useTable } from '../table';
import { Advice } from './Advice';
import { Display } from './Display';
import { OpenMissions } from './OpenMissions';
import { Seats } from './Seats';

/** Everything on the table: own Missions first, then the display, the map, and the others. */
export function Board(props: BoardProps) {
  const now = useTable(props);
  // The finger sees its own Missions first; the large map and the rest follow a frame later. When the turn passes
  // on, almost everything here changes hands, and the frame says whose turn it is: then all of it may follow.
  const late = useDeferredValue(now);
  const table = now.state.active === late.state.active ? now : late;
  const { state, t, view } = table;
  if (state.phase === 'set-up')
    return <EmptyState icon="box" title={t('ui.before')} hint={t('ui.before-hint')} />;
  if (state.phase === 'choose-start-missions') return <CityMap table={table} />;
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== state.active);
  return (
    <View style={styles.board}>
      <View style={styles.wide}>
        <Seats table={table} />
      </View>
      <View style={styles.column}>
        <OpenMissions table={table} seat={state.active} />
        <Advice table={late} />
        {state.phase === 'turn' && <Display table={late} />}
      </View>
      <View style={styles.column}>
        <CityMap table={late} />
        {others.map((seat) => (
          <OpenMissions key={seat} table={late} seat={seat} />
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
