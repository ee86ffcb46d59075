import { Card } from '@/components/ui/Card';
import type { Table } from '../table';
import { HandCards } from './HandCards';
import { TypeTotals } from './TypeTotals';

/** SM-41: at the end the hands lie open. */
export function Hands({ table }: { readonly table: Table }) {
  const { t, view, seatName } = table;
  return view.players.map(({ hand, totals }, seat) => (
    <Card key={seat} tab={t('ui.hand-of', { seat: seatName(seat) })}>
      {hand && hand.cards.length > 0 ? (
        <HandCards table={table} hand={hand} />
      ) : (
        totals && <TypeTotals totals={totals} />
      )}
    </Card>
  ));
}
