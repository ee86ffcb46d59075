import { useState } from 'react';
import { type Capital } from '@/rules/i-spy/model/pieces';
import { type SabotagePrint } from '@/rules/i-spy/model/prints';
import { Amounts, upTo } from './Amounts';
import { type ReadingProps, PrintSheet } from './PrintSheet';

interface SabotageSheetProps extends ReadingProps {
  readonly capital: Capital;
}

/** IS-28: what a Sabotage takes from the Nation of this Capital. */
export function SabotageSheet({ capital, ...reading }: SabotageSheetProps) {
  const { t } = reading.teller;
  const [loss, setLoss] = useState<number>();
  const print: SabotagePrint | undefined =
    loss === undefined ? undefined : { kind: 'sabotage', capital, loss };
  return (
    <PrintSheet {...reading} title={t('ui.sabotage-in', { capital: t(`piece.${capital}`) })} print={print}>
      <Amounts label={t('ui.read.loss')} amounts={upTo(1, 9)} chosen={loss} onAmount={setLoss} />
    </PrintSheet>
  );
}
