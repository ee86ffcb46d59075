import { useState } from 'react';
import { View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { Stamp } from '@/components/kit/Stamp';
import { type SlotView } from '@/rules/spy-connection/model/view';
import { MissionEntry } from '../entry/MissionEntry';
import { PriceRow } from '../PriceRow';
import { type Table } from '../table';
import { acceptSlot, citiesOf, missionDetail, refusesSlot } from '../words';

interface DisplayProps {
  readonly table: Table;
}

/** The four slots as on the board, the oldest card at the bottom, each with its price for the player to move. */
export function Display({ table }: DisplayProps) {
  const { t, view, practice, act } = table;
  const [chosen, setChosen] = useState<number>();
  const [blank, setBlank] = useState<SlotView>();
  const tap = (slot: SlotView) => {
    // What is refused answers with its reason, and never with a button that promises it.
    if (refusesSlot(table, slot)) act(acceptSlot(table, slot));
    else if (slot.print) setChosen(chosen === slot.tile ? undefined : slot.tile);
    else setBlank(slot);
  };
  return (
    <Card tab={t('ui.display', { count: view.deck })}>
      {practice && <Stamp label={t('ui.practice')} tone="soft" />}
      {view.display.length === 0 && <AppText tone="soft">{t('ui.display-empty')}</AppText>}
      {[...view.display].reverse().map((slot) => (
        <Slot
          key={slot.tile}
          table={table}
          slot={slot}
          chosen={chosen === slot.tile}
          onPress={() => tap(slot)}
        />
      ))}
      {blank && <MissionEntry table={table} slot={blank} onClose={() => setBlank(undefined)} />}
    </Card>
  );
}

interface SlotProps {
  readonly table: Table;
  readonly slot: SlotView;
  readonly chosen: boolean;
  readonly onPress: () => void;
}

function Slot({ table, slot, chosen, onPress }: SlotProps) {
  const { t, act } = table;
  const { print, price } = slot;
  const refused = refusesSlot(table, slot);
  return (
    <View style={{ gap: space.s }}>
      <PriceRow
        title={print ? citiesOf(table, print) : t('ui.blank')}
        detail={print ? missionDetail(t, print) : t('ui.slot', { slot: slot.slot })}
        price={price}
        faint={refused}
        {...(refused ? {} : { selected: chosen })}
        onPress={onPress}
      />
      {chosen && !refused && (
        <Button
          label={t('ui.accept', { count: price })}
          icon="check"
          onPress={() => act(acceptSlot(table, slot))}
        />
      )}
    </View>
  );
}
