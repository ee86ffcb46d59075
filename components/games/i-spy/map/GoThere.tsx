import { Button } from '@/components/kit/Button';
import { type Seat } from '@/rules/core/seat';
import { regionOf, type RegionPrint } from '@/rules/i-spy/model/map';
import { type ActProps } from '../actions/act-props';
import { type Table } from '../table';
import { useMapChoice } from './map-choice';
import { goalsOf, wayTo } from './goals';
import { regionName } from './region-words';

/** The Region that was tapped on the map and that is not where the Spy stands. */
export const useTapped = (table: Table, seat: Seat): RegionPrint | undefined => {
  const { map, players } = table.view;
  const { chosen } = useMapChoice(table);
  const isElsewhere = chosen !== undefined && players[seat]?.region !== chosen;
  return map && isElsewhere ? regionOf(map.print, chosen) : undefined;
};

interface GoThereProps extends ActProps {
  readonly region: RegionPrint;
  readonly onGone?: () => void;
}

/** The Region that was tapped on the map: one more tap goes there, all the way and in one group. */
export function GoThere({ table, seat, region, onGone }: GoThereProps) {
  const { t, act, why, check } = table;
  const { choose } = useMapChoice(table);
  const goal = goalsOf(table, seat).get(region.id);
  const moves = goal?.moves ?? wayTo(table, seat, region);
  const [first] = moves;
  const go = () => {
    if (!act(seat, ...moves)) return;
    choose(undefined);
    onGone?.();
  };
  const name = regionName(table, region);
  return (
    <Button
      label={
        goal?.left === undefined
          ? t('ui.go', { region: name })
          : t('ui.go-left', { region: name, count: goal.left })
      }
      kind={goal ? 'primary' : 'secondary'}
      icon="play"
      reason={
        goal || !first ? undefined : (why(check(seat, first)) ?? t('ui.go-far', { count: moves.length }))
      }
      onPress={go}
      onRefused={go}
    />
  );
}
