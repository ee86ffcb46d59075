import { AppText } from '@/components/kit/AppText';
import { Sheet } from '@/components/kit/Sheet';
import { PriceRow } from '../PriceRow';
import { moveSpy } from '@/rules/spy-connection/moves/move-spy';
import { type Table } from '../table';

interface MoveSheetProps {
  readonly table: Table;
  readonly onClose: () => void;
}

/** SC-30, SC-40: the other cities of the network, each with the circles that wait there. */
export function MoveSheet({ table, onClose }: MoveSheetProps) {
  const { t, state, city, active, act } = table;
  const waiting = (id: string) =>
    active.open.filter(({ print, covered }) => print.cities.includes(id) && !covered.includes(id)).length;
  return (
    <Sheet open title={t('ui.do-move')} onClose={onClose}>
      <AppText tone="soft">{t('ui.move-hint')}</AppText>
      {moveSpy.offers(state, state.active).map(({ id, move }) => (
        <PriceRow
          key={id}
          title={city(move.city)}
          {...(waiting(move.city) > 0 ? { detail: t('ui.waiting', { count: waiting(move.city) }) } : {})}
          onPress={() => {
            onClose();
            act(move);
          }}
        />
      ))}
    </Sheet>
  );
}
