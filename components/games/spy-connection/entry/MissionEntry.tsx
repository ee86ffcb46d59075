import { useState } from 'react';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { missionId, type MissionPrint } from '@/rules/spy-connection/model/prints';
import { idsOnTable } from '@/rules/spy-connection/model/missions';
import { type SlotView } from '@/rules/spy-connection/model/view';
import { PriceRow } from '../PriceRow';
import { type Table } from '../table';
import { acceptSlot, citiesOf, missionDetail } from '../words';
import { EMPTY, MissionFields } from './MissionFields';

interface MissionEntryProps {
  readonly table: Table;
  readonly slot: SlotView;
  readonly onClose: () => void;
}

/** A blank tile is read when it is accepted: its cities and two taps, or one tap where the box knows the card. */
export function MissionEntry({ table, slot, onClose }: MissionEntryProps) {
  const { t, state, act } = table;
  const [begun, setBegun] = useState(EMPTY);
  const gone = idsOnTable(state);
  const known = state.options.missionPrints.filter(
    ({ id, cities }) => !gone.has(id) && begun.cities.every((city) => cities.includes(city)),
  );
  const accept = (print: MissionPrint) => {
    onClose();
    act(acceptSlot(table, slot, print));
  };
  const { cities, points, extraTurn } = begun;
  const build = () => {
    if (points === undefined) return;
    const same = known.find(
      (print) =>
        print.cities.length === cities.length && print.points === points && print.extraTurn === extraTurn,
    );
    const printed = { cities, points, extraTurn };
    // Another card may have this id since it was set right, and stays another.
    const taken = (id: string) => gone.has(id) || state.options.missionPrints.some((card) => card.id === id);
    accept(same ?? { id: missionId('m', printed, taken), ...printed });
  };
  const missing =
    cities.length === 0
      ? t('ui.entry-no-cities')
      : points === undefined
        ? t('ui.entry-no-points')
        : undefined;
  return (
    <Sheet
      open
      title={t('ui.read-mission')}
      onClose={onClose}
      footer={
        <Button label={t('ui.accept', { count: slot.price })} icon="check" reason={missing} onPress={build} />
      }
    >
      {cities.length > 0 &&
        known
          .slice(0, 5)
          .map((print) => (
            <PriceRow
              key={print.id}
              title={citiesOf(table, print)}
              detail={missionDetail(t, print)}
              onPress={() => accept(print)}
            />
          ))}
      <MissionFields table={table} begun={begun} onChange={setBegun} />
    </Sheet>
  );
}
