import { type ActionsProps } from '@/components/match/game-screens';
import { useTable } from '../table';
import { LookButton } from './LookButton';
import { MarkActions } from './MarkActions';

export function Actions(props: ActionsProps) {
  // A light match has everything on its stage.
  return props.header.module === 'full' ? <FullActions {...props} /> : undefined;
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
  return look;
}
