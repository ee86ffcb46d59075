import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Grid } from '@/components/kit/Grid';
import { type Card } from '@/rules/i-spy/model/pieces';
import { type KnownPrints, type OpenPrint } from '@/rules/i-spy/model/prints';
import { type Teller } from '../table';
import { cardName } from '../words';
import { CardSheet } from './CardSheet';

interface MissingPrintsProps {
  readonly teller: Teller;
  readonly known: KnownPrints;
  readonly cards: readonly Card[];
  readonly onRead: (print: OpenPrint) => void;
}

/** Cards that nobody has read to the app yet, one button for each. */
export function MissingPrints({ teller, known, cards, onRead }: MissingPrintsProps) {
  const { t } = teller;
  const [card, setCard] = useState<Card>();
  const close = () => setCard(undefined);
  const read = (print: OpenPrint) => {
    close();
    onRead(print);
  };
  const reading = { teller, known, onRead: read, onClose: close };
  return (
    <>
      <AppText variant="label">{t('ui.read.first', { count: cards.length })}</AppText>
      <Grid label={t('ui.read.first', { count: cards.length })}>
        {cards.map((each) => (
          <Button key={each} label={cardName(t, each)} icon="edit" onPress={() => setCard(each)} />
        ))}
      </Grid>
      {card && <CardSheet key={card} card={card} {...reading} />}
    </>
  );
}
