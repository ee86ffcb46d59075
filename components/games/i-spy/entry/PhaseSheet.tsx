import { useState } from 'react';
import { Stepper } from '@/components/kit/Stepper';
import { BOOK_ADVANTAGES } from '@/rules/i-spy/model/book';
import { LIMIT } from '@/rules/i-spy/model/pieces';
import { type Advantages, type PhasePrint } from '@/rules/i-spy/model/prints';
import { signed } from '../words';
import { type ReadingProps, PrintSheet } from './PrintSheet';

interface PhaseSheetProps extends ReadingProps {
  readonly phase: number;
}

const PLACES = [0, 1, 2, 3, 4] as const;
const MOST_POLITICIANS = 6;

const firstRow = (phase: number): Advantages => {
  const stated = BOOK_ADVANTAGES[phase] ?? [];
  return [stated[0] ?? 0, stated[1] ?? 0, stated[2] ?? 0, stated[3] ?? 0, stated[4] ?? 0];
};

/** IS-53: a row of the Advantage charts, and how many Politicians lie beside it. */
export function PhaseSheet({ phase, ...reading }: PhaseSheetProps) {
  const { t } = reading.teller;
  const [advantages, setAdvantages] = useState<Advantages>(() => firstRow(phase));
  const [politicians, setPoliticians] = useState(0);
  const print: PhasePrint = { kind: 'scoring-phase', phase, advantages, politicians };
  const read = advantages.some((value) => value > 0);
  return (
    <PrintSheet {...reading} title={t('ui.read.phase', { phase })} print={read ? print : undefined}>
      {PLACES.map((place) => (
        <Stepper
          key={place}
          label={t('ui.read.advantage', { place: place + 1 })}
          value={advantages[place]}
          valueText={signed(advantages[place])}
          max={LIMIT}
          onChange={(value) =>
            setAdvantages(advantages.map((old, at) => (at === place ? value : old)) as unknown as Advantages)
          }
        />
      ))}
      <Stepper
        label={t('ui.read.politicians')}
        value={politicians}
        max={MOST_POLITICIANS}
        onChange={setPoliticians}
      />
    </PrintSheet>
  );
}
