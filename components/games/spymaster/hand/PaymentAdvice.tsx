import { AppText } from '@/components/kit/AppText';
import { type Seat } from '@/rules/core/seat';
import { cheapestPayment } from '@/rules/spymaster/advice/cheapest';
import { type Intelligence } from '@/rules/spymaster/model/prints';
import { type Table } from '../table';

interface PaymentAdviceProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly asked: Intelligence;
}

/** SM-33, only where the table agreed on it, and only to the owner: which cards pay with the least waste. */
export function PaymentAdvice({ table, seat, asked }: PaymentAdviceProps) {
  const { t, view, options, cardName } = table;
  const hand = view.players[seat]?.hand;
  const payment = options.advice && hand ? cheapestPayment(hand.cards, asked) : undefined;
  if (!payment) return undefined;
  const cards = payment.cards.map(cardName).join(' + ');
  return (
    <AppText variant="small" tone="accent">
      {t('ui.advice-pay', { cards, wasted: payment.wasted })}
    </AppText>
  );
}
