import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { type Frame } from '@/components/kit/map/plane';
import { Segmented } from '@/components/kit/Segmented';
import { space } from '@/components/kit/theme/tokens';
import { PoliticianBoard } from '../politicians/PoliticianBoard';
import { type TileAction, tileState } from '../politicians/tile-choice';
import { dueOnTiles } from './panel';
import { type Turn } from './use-turn';

interface TilesPanelProps {
  readonly turn: Turn;
  readonly onPlaced: (frame: Frame) => void;
}

const EITHER: readonly TileAction[] = ['control', 'empower'];

/** IS-45 to IS-48: the Politician board; what this player may touch is lit, and who protects the rest stands on it. */
export function TilesPanel({ turn: { table, begun, tiles, tap }, onPlaced }: TilesPanelProps) {
  const { t, view } = table;
  const either = dueOnTiles(view) === 'control-or-empower';
  return (
    <View style={styles.panel}>
      {either && tiles && (
        <Segmented<TileAction>
          label={t('piece.owed.control-or-empower')}
          hideLabel
          value={tiles.action}
          onChange={(action) => begun.change({ tileAction: action, tiles: [] })}
          choices={EITHER.map((value) => ({ value, label: t(`piece.owed.${value}`) }))}
        />
      )}
      {!either && (
        <AppText variant="small" tone="soft">
          {t(tiles ? `ui.${tiles.action}-hint` : 'ui.politicians-hint')}
        </AppText>
      )}
      <PoliticianBoard
        teller={table}
        view={view}
        stateOf={(place) => (tiles ? tileState(table, tiles, place) : { kind: 'plain' })}
        onTile={tap}
        onPlaced={onPlaced}
      />
    </View>
  );
}

const styles = StyleSheet.create({ panel: { flexGrow: 1, gap: space.xs } });
