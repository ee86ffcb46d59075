import { type MapSight } from '@/components/kit/stage/MapStage';
import { takeTagForTickets } from '@/rules/i-spy/moves/take-tag-for-tickets';
import { offersOf } from '../actions/act-props';
import { capitalAhead, entering } from '../map/entering';
import { MapChip } from '../map/MapChip';
import { MapPanel } from '../map/MapPanel';
import { dueOnMap } from '../map/due';
import { dueNow } from './panel';
import { type Turn } from './use-turn';

interface MapTurnProps {
  readonly turn: Turn;
  readonly sight: MapSight;
  readonly onSight: (sight: MapSight) => void;
  /** Nothing stands beside the stage: the Politicians are reached from here. */
  readonly alone: boolean;
}

/** The map of a turn, with what else can be done where the Spy stands. */
export function MapTurn({ turn, sight, onSight, alone }: MapTurnProps) {
  const { table, seat, begun, goal, open, setSheet } = turn;
  const { t, view, practice, act, make, say } = table;
  if (!view.map) return undefined;
  const ahead = dueNow(view) ? undefined : capitalAhead(table, seat);
  const enter = () => {
    if (ahead && make(...entering(table, seat, ahead)))
      open(view.turn.third ? { kind: 'table' } : { kind: 'contacts' });
  };
  return (
    <MapPanel
      table={table}
      map={view.map}
      chosen={goal?.region}
      onGoal={(next) => begun.change({ region: next?.region })}
      onRefused={(moves) => void act(seat, ...moves)}
      sight={sight}
      onSight={onSight}
    >
      {offersOf({ table, seat }, takeTagForTickets).map((offer) => (
        <MapChip
          key={offer.id}
          name={say(offer.label)}
          icon="tag"
          label={t('ui.tag-for-tickets')}
          onPress={() => void act(seat, offer.move)}
        />
      ))}
      {ahead && (
        <MapChip
          name={t('ui.enter-capital', { capital: t(`piece.${ahead}`) })}
          icon="enter"
          label={t(`piece.${ahead}`)}
          onPress={enter}
        />
      )}
      {!practice && (!dueNow(view) || dueOnMap(view)) && (
        <MapChip name={t('ui.another-region')} icon="place" onPress={() => setSheet({ kind: 'new-place' })} />
      )}
      {alone && (
        <MapChip name={t('ui.politicians')} icon="tiles" onPress={() => open({ kind: 'politicians' })} />
      )}
    </MapPanel>
  );
}
