import { useMatch, useStanding } from '@/components/match/match-context';
import { type ActProps } from '../actions/act-props';
import { OwedActions } from '../actions/OwedActions';
import { WhoDecides } from './WhoDecides';

/** IS-24: what a card or a reward has left to resolve comes before anything else; the Initiative Card may wait. */
export function OwedTray({ table, seat }: ActProps) {
  const { say } = useMatch();
  const { decision } = useStanding();
  const { view } = table;
  const pressing = view.turn.owed.filter(({ kind }) => kind !== 'text');
  const due = pressing.find(({ kind }) => kind !== 'in-the-wind');
  if (pressing.length === 0) return undefined;
  return (
    <>
      {decision?.as !== undefined && (
        <WhoDecides table={table} seat={seat} as={decision.as} limits={(decision.limits ?? []).map(say)} />
      )}
      {due && <OwedActions key={due.kind} table={table} seat={seat} owed={due} />}
    </>
  );
}
