import { type ActionsProps } from '@/components/match/game-screens';
import { LightActions } from '../light/LightActions';
import { useTable } from '../table';
import { EndActions } from './EndActions';
import { LookButton } from './LookButton';
import { MarkActions } from './MarkActions';

export function Actions(props: ActionsProps) {
  return props.header.module === 'full' ? <FullActions {...props} /> : <LightActions {...props} />;
}

/** Only what belongs to this phase. Behind the cover a tile is marked, so that it can be looked at in the same hold. */
function FullActions(props: ActionsProps) {
  const table = useTable(props);
  const about = { table, seat: props.seat, onLook: props.onLook };
  const { phase } = table.view;
  const look = <LookButton {...about} seatName={table.seatName} />;
  if (phase === 'mark-politicians')
    return (
      <>
        <MarkActions {...about} />
        {look}
      </>
    );
  if (props.viewer !== 'table') return undefined;
  return (
    <>
      <EndActions {...about} />
      {look}
    </>
  );
}
