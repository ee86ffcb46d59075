import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Grid } from '@/components/kit/Grid';
import { type Card } from '@/rules/i-spy/model/pieces';
import { type KnownPrints, type OpenPrint } from '@/rules/i-spy/model/prints';
import { type Teller } from '../table';
import { cardName } from '../words';
import { CardSheet } from './CardSheet';
import { PhaseSheet } from './PhaseSheet';

interface MissingPrintsProps {
  readonly teller: Teller;
  readonly known: KnownPrints;
  readonly cards: readonly Card[];
  readonly phases: readonly number[];
  readonly onRead: (print: OpenPrint) => void;
}

/** What the Scoring Phase needs and nobody has read to the app yet, one button for each. */
export function MissingPrints({ teller, known, cards, phases, onRead }: MissingPrintsProps) {
  const { t } = teller;
  const [card, setCard] = useState<Card>();
  const [phase, setPhase] = useState<number>();
  const close = () => {
    setCard(undefined);
    setPhase(undefined);
  };
  const read = (print: OpenPrint) => {
    close();
    onRead(print);
  };
  const reading = { teller, known, onRead: read, onClose: close };
  return (
    <>
      <AppText variant="label">{t('ui.read.first', { count: cards.length + phases.length })}</AppText>
      <Grid label={t('ui.read.first', { count: cards.length + phases.length })}>
        {phases.map((each) => (
          <Button
            key={each}
            label={t('ui.read.phase', { phase: each })}
            icon="edit"
            onPress={() => setPhase(each)}
          />
        ))}
        {cards.map((each) => (
          <Button key={each} label={cardName(t, each)} icon="edit" onPress={() => setCard(each)} />
        ))}
      </Grid>
      {card && <CardSheet key={card} card={card} {...reading} />}
      {phase !== undefined && <PhaseSheet key={phase} phase={phase} {...reading} />}
    </>
  );
}
