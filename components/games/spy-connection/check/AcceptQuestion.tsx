import { useState } from 'react';
import { Answer } from '@/components/match/Questions';
import { Segmented } from '@/components/kit/Segmented';
import { Stepper } from '@/components/kit/Stepper';
import { useGameWords } from '@/i18n/use-say';
import { PRINTED_PRICES, type Side, type Slot } from '@/rules/spy-connection/model/prices';
import { type AcceptFacts, mayAccept } from '@/rules/spy-connection/questions';
import { GAME } from '../table';

type Before = AcceptFacts['before'];

const SLOTS = ['1', '2', '3', '4'] as const;
const BEFORE: readonly Before[] = ['nothing', 'travelled', 'another-option'];

/** SC-20 to SC-22, SC-41, SC-60, SC-61 */
export function AcceptQuestion() {
  const t = useGameWords(GAME);
  const [side, setSide] = useState<Side>('light');
  const [slot, setSlot] = useState<(typeof SLOTS)[number]>('1');
  const [open, setOpen] = useState(1);
  const [supply, setSupply] = useState(5);
  const [before, setBefore] = useState<Before>('nothing');
  const facts: AcceptFacts = {
    ...{ side, open, supply, before, prices: PRINTED_PRICES },
    slot: Number(slot) as Slot,
  };
  return (
    <>
      <Answer game={GAME} verdict={mayAccept(facts)} />
      <Segmented
        label={t('ui.check.slot')}
        value={slot}
        onChange={setSlot}
        choices={SLOTS.map((value) => ({ value, label: value }))}
      />
      <Stepper label={t('ui.check.open')} value={open} max={3} onChange={setOpen} />
      <Stepper label={t('ui.check.supply')} value={supply} max={15} onChange={setSupply} />
      <Segmented
        label={t('ui.setup.side')}
        value={side}
        onChange={setSide}
        choices={[
          { value: 'light', label: t('ui.setup.light') },
          { value: 'dark', label: t('ui.setup.dark') },
        ]}
      />
      <Segmented<Before>
        label={t('ui.check.before')}
        value={before}
        onChange={setBefore}
        choices={BEFORE.map((value) => ({ value, label: t(`ui.check.before-${value}`) }))}
      />
    </>
  );
}
