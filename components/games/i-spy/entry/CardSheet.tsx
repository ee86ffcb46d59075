import { useState } from 'react';
import { BOOK_NATIONS } from '@/rules/i-spy/model/book';
import { type Card, isSpecial, type Nation, NATIONS, type PerNation } from '@/rules/i-spy/model/pieces';
import { type CardPrint } from '@/rules/i-spy/model/prints';
import { NationChoice } from '../nations/NationChoice';
import { NationSteppers } from '../nations/NationSteppers';
import { cardName } from '../words';
import { Amounts, upTo } from './Amounts';
import { type ReadingProps, PrintSheet } from './PrintSheet';

interface CardSheetProps extends ReadingProps {
  readonly card: Card;
}

/** IS-4: the Nation and the Influence of a card; IS-70: those of a Special Action Card. */
export function CardSheet({ card, ...reading }: CardSheetProps) {
  const { t } = reading.teller;
  const [nation, setNation] = useState<Nation | undefined>(BOOK_NATIONS[card]);
  const [amount, setAmount] = useState<number>();
  const [several, setSeveral] = useState<Partial<PerNation>>({});
  const special = isSpecial(card);
  const one = nation && amount !== undefined ? { [nation]: amount } : undefined;
  const influence = special ? given(several) : one;
  const print: CardPrint | undefined = influence && { kind: 'card', card, influence };
  return (
    <PrintSheet {...reading} title={cardName(t, card)} print={print}>
      {special ? (
        <NationSteppers label={t('ui.influence')} values={several} max={9} onChange={setSeveral} />
      ) : (
        <>
          <Amounts label={t('ui.influence')} amounts={upTo(1, 6)} chosen={amount} onAmount={setAmount} />
          <NationChoice label={t('ui.nation')} chosen={nation} onNation={setNation} />
        </>
      )}
    </PrintSheet>
  );
}

const given = (values: Partial<PerNation>): Partial<PerNation> =>
  Object.fromEntries(NATIONS.flatMap((nation) => (values[nation] ? [[nation, values[nation]]] : [])));
