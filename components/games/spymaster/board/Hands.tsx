import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { Sheet } from '@/components/kit/Sheet';
import { type Seat } from '@/rules/core/seat';
import { sorted, totalsOf, type Pile } from '@/rules/spymaster/model/pile';
import { type HandTotals, type Intelligence } from '@/rules/spymaster/model/prints';
import { mendCard } from '@/rules/spymaster/moves/mend-card';
import { CardPad } from '../pieces/CardPad';
import { type Table } from '../table';
import { HandCards } from './HandCards';
import { HandPick } from './HandPick';
import { TypeTotals } from './TypeTotals';

/** SM-41: at the end the hands lie open. */
export function Hands({ table }: { readonly table: Table }) {
  const { t, view, seatName, options } = table;
  return view.players.map(({ hand, totals }, seat) => (
    <Card key={seat} tab={t('ui.hand-of', { seat: seatName(seat) })}>
      {!hand || hand.cards.length === 0 ? (
        totals && <TypeTotals totals={totals} />
      ) : options.intelligenceDeck === 'digital' ? (
        <HandCards table={table} hand={hand} />
      ) : (
        <ReadHand table={table} seat={seat} hand={hand} totals={totals ?? totalsOf(hand.cards)} />
      )}
    </Card>
  ));
}

interface ReadHandProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly hand: Pile;
  /** Counted openly where the app does not know the hand. */
  readonly totals: HandTotals;
}

/** SM-50: what was entered by hand may be wrong, and now everybody sees it. */
function ReadHand({ table, seat, hand, totals }: ReadHandProps) {
  const { t, act, seatName, cardName } = table;
  const [was, setWas] = useState<Intelligence>();
  const cards = sorted(hand.cards);
  const close = () => setWas(undefined);
  return (
    <>
      <TypeTotals totals={totals} />
      <HandPick
        names={table}
        label={t('ui.hand-of', { seat: seatName(seat) })}
        cards={cards}
        onCard={(place) => setWas(cards[place])}
      />
      <AppText variant="small" tone="soft">
        {t('ui.mend-open')}
      </AppText>
      {hand.unknown > 0 && <AppText tone="soft">{t('ui.unknown', { count: hand.unknown })}</AppText>}
      {was && (
        <Sheet open title={t('ui.mend')} onClose={close}>
          <AppText>{t('ui.mend-hint', { card: cardName(was) })}</AppText>
          <CardPad
            names={table}
            label={t('ui.mend')}
            onCard={(is) => {
              close();
              act(seat, mendCard.make({ was, is }));
            }}
          />
        </Sheet>
      )}
    </>
  );
}
