import { isolated } from '@/i18n/say';
import { type AppTranslate } from '@/i18n/use-translate';
import { type Outcome } from '@/rules/core/contract';
import { type Seat } from '@/rules/core/seat';

interface Words {
  readonly over: boolean;
  readonly t: AppTranslate;
  readonly seatName: (seat: Seat) => string;
}

export const headlineOf = ({ winners }: Outcome, { over, t, seatName }: Words): string => {
  if (!over) return t('score.running');
  const [first] = winners;
  if (first === undefined) return t('score.undecided');
  return winners.length === 1
    ? t('score.winner', { name: seatName(first) })
    : t('score.winners', { names: winners.map((seat) => isolated(seatName(seat))).join(', ') });
};
