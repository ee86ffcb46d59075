import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { type Seat } from '@/rules/core/seat';
import { type Pile, sorted } from '@/rules/spymaster/model/pile';
import { type Intelligence } from '@/rules/spymaster/model/prints';
import { mendCard } from '@/rules/spymaster/moves/mend-card';
import { type Table } from '../table';
import { CardChoice } from './CardChoice';
import { HandColumns } from './HandColumns';

interface OpenHandProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly hand: Pile;
  /** SM-50: what was read by hand may be wrong, and now everybody sees it. */
  readonly canMend: boolean;
}

/** SM-41: at the end hands lie open. */
export function OpenHand({ table, seat, hand, canMend }: OpenHandProps) {
  const { t, act, cardName } = table;
  const [picked, setPicked] = useState<number>();
  const cards = sorted(hand.cards);
  const was = canMend && picked !== undefined ? cards[picked] : undefined;
  const mend = (card: Intelligence, is: Intelligence) => {
    setPicked(undefined);
    act(seat, mendCard.make({ was: card, is }));
  };
  return (
    <>
      <HandColumns
        names={table}
        cards={hand.cards}
        picked={picked === undefined ? [] : [picked]}
        onCard={(place) => setPicked(place === picked ? undefined : place)}
      />
      {hand.unknown > 0 && <AppText tone="soft">{t('ui.unknown', { count: hand.unknown })}</AppText>}
      {was && (
        <>
          <AppText variant="label">{t('ui.mend-hint', { card: cardName(was) })}</AppText>
          <CardChoice names={table} label={t('ui.mend')} onCard={(is) => mend(was, is)} />
        </>
      )}
    </>
  );
}
