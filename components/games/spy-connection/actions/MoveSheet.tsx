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
  const { t, city, active, act } = table;
  const waiting = (id: string) =>
    active.open.filter(({ print, covered }) => print.cities.includes(id) && !covered.includes(id)).length;
  return (
    <Sheet open title={t('ui.do-move')} onClose={onClose}>
      <AppText tone="soft">{t('ui.move-hint')}</AppText>
      {active.network
        .filter((id) => id !== active.spy)
        .map((id) => (
          <PriceRow
            key={id}
            title={city(id)}
            {...(waiting(id) > 0 ? { detail: t('ui.waiting', { count: waiting(id) }) } : {})}
            onPress={() => {
              onClose();
              act(moveSpy.make({ city: id }));
            }}
          />
        ))}
    </Sheet>
  );
}
