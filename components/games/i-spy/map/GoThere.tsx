import { Button } from '@/components/ui/Button';
import { regionOf } from '@/rules/i-spy/map';
import type { ActProps } from '../actions/act-props';
import { useChosenRegion } from './chosen';
import { goalsOf, wayTo } from './goals';
import { regionName } from './region-words';

/** The Region that was tapped on the map: one more tap goes there, all the way and in one group. */
export function GoThere({ table, seat }: ActProps) {
  const { t, view, act, why, check } = table;
  const { chosen, choose } = useChosenRegion(table);
  const region = view.map && chosen !== undefined ? regionOf(view.map.print, chosen) : undefined;
  if (!region || view.players[seat]?.region === chosen) return undefined;
  const goal = goalsOf(table, seat).get(region.id);
  const moves = goal?.moves ?? wayTo(table, seat, region);
  const [first] = moves;
  const go = () => {
    if (goal) choose(undefined);
    act(seat, ...moves);
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
