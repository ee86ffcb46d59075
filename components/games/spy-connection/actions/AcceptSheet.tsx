import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Sheet } from '@/components/kit/Sheet';
import { Stamp } from '@/components/kit/Stamp';
import { type SlotView } from '@/rules/spy-connection/model/view';
import { MissionEntry } from '../entry/MissionEntry';
import { PriceRow } from '../PriceRow';
import { rescueForSlot } from '../rescue';
import { type Table } from '../table';
import { acceptSlot, citiesOf, missionDetail, refusesSlot } from '../words';

interface AcceptSheetProps {
  readonly table: Table;
  readonly onClose: () => void;
}

/** The second tap of accepting: which of the four. A blank tile is read first. */
export function AcceptSheet({ table, onClose }: AcceptSheetProps) {
  const { t, view, act, practice } = table;
  const [blank, setBlank] = useState<SlotView>();
  if (blank) return <MissionEntry table={table} slot={blank} onClose={onClose} />;
  const tap = (slot: SlotView) => {
    if (!slot.print && !refusesSlot(table, slot)) return setBlank(slot);
    onClose();
    return act(acceptSlot(table, slot));
  };
  return (
    <Sheet open title={t('ui.do-accept')} onClose={onClose}>
      {practice && <Stamp label={t('ui.practice')} tone="soft" />}
      {view.display.length === 0 && <AppText tone="soft">{t('ui.display-empty')}</AppText>}
      {[...view.display].reverse().map((slot) => (
        <PriceRow
          key={slot.tile}
          title={slot.print ? citiesOf(table, slot.print) : t('ui.blank')}
          detail={slot.print ? missionDetail(t, slot.print) : t('ui.slot', { slot: slot.slot })}
          price={slot.price}
          faint={refusesSlot(table, slot)}
          advice={rescueForSlot(table, slot.price)}
          onPress={() => tap(slot)}
        />
      ))}
    </Sheet>
  );
}
