import { AppText } from '@/components/kit/AppText';
import { useMatch, useStanding } from '@/components/match/match-context';
import { useTranslate } from '@/i18n/use-translate';
import { type ActProps } from '../actions/act-props';
import { OwedActions } from '../actions/OwedActions';

/** IS-24: what a card or a reward has left to resolve comes before anything else; the Initiative Card may wait. */
export function OwedTray({ table, seat }: ActProps) {
  const app = useTranslate();
  const { say, seatName } = useMatch();
  const { decision } = useStanding();
  const { view } = table;
  const pressing = view.turn.owed.filter(({ kind }) => kind !== 'text');
  const wind = pressing.find(({ kind }) => kind === 'in-the-wind');
  const due = pressing.find(({ kind }) => kind !== 'in-the-wind');
  if (pressing.length === 0) return undefined;
  return (
    <>
      {decision?.as !== undefined && (
        <AppText variant="label">{app('match.decides-as', { name: seatName(decision.as) })}</AppText>
      )}
      {decision?.limits?.map((limit) => (
        <AppText key={limit.key} variant="small">
          {say(limit)}
        </AppText>
      ))}
      {wind && <OwedActions key="wind" table={table} seat={seat} owed={wind} />}
      {due && <OwedActions key={due.kind} table={table} seat={seat} owed={due} />}
    </>
  );
}
