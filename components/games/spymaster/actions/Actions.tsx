import { type ReactNode } from 'react';
import { type ActionsProps } from '@/components/match/game-screens';
import { LightActions } from '../light/LightActions';
import { type Table, useTable } from '../table';
import { type ActProps } from './act-props';
import { CountActions } from './CountActions';
import { HandActions } from './HandActions';
import { LookButton } from './LookButton';
import { PlaceActions } from './PlaceActions';
import { StackActions } from './StackActions';

export function Actions(props: ActionsProps) {
  return props.header.module === 'full' ? <FullActions {...props} /> : <LightActions {...props} />;
}

/** Only what belongs to this phase. Behind the cover it is what the hand can do. */
function FullActions(props: ActionsProps) {
  const table = useTable(props);
  const about = { table, seat: props.seat, onLook: props.onLook };
  if (props.viewer !== 'table') return <HandActions {...about} />;
  return (
    <>
      <PhaseActions {...about} />
      <LookButton {...about} />
    </>
  );
}

const phases: Partial<Record<Table['view']['phase'], (props: ActProps) => ReactNode>> = {
  'place-special-agents': PlaceActions,
  'choose-stack': StackActions,
  'count-hands': CountActions,
};

function PhaseActions(props: ActProps) {
  const Phase = phases[props.table.view.phase];
  return Phase && <Phase {...props} />;
}
