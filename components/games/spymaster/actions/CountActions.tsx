import { countHand } from '@/rules/spymaster/moves/count-hand';
import { TotalsPad } from '../light/TotalsPad';
import { type ActProps } from './act-props';

/** SM-41: hands that the app does not know are counted openly. */
export function CountActions({ table, seat }: ActProps) {
  return (
    <TotalsPad key={seat} names={table} onTotals={(totals) => table.act(seat, countHand.make({ totals }))} />
  );
}
