import { type BaseMove, type Offer } from '@/rules/core/contract';
import { type Move } from '@/rules/i-spy/game';
import { type Owed } from '@/rules/i-spy/model/state';
import { dropTickets } from '@/rules/i-spy/moves/drop-tickets';
import { lookAtAssets } from '@/rules/i-spy/moves/look-at-assets';
import { type ActProps, offersOf } from './act-props';
import { OfferGrid } from './OfferGrid';

interface OwedActionsProps extends ActProps {
  readonly owed: Owed;
}

/** What is owed and answered by one of a few buttons; what asks for more has the stage. */
const ANSWERS: Partial<Record<Owed['kind'], { readonly type: string }>> = {
  'coerced-tickets': dropTickets,
};

const isThere =
  (owed: Owed) =>
  ({ move }: Offer<BaseMove>): boolean =>
    owed.kind !== 'recruit' ||
    !lookAtAssets.is(move) ||
    owed.capital === undefined ||
    owed.capital === move.capital;

/** IS-24: what a card or a reward has left to resolve comes before anything else. */
export function OwedActions({ table, seat, owed }: OwedActionsProps) {
  const { t, options } = table;
  const looks = owed.kind === 'recruit' && options.assets === 'digital';
  const answer = looks ? lookAtAssets : ANSWERS[owed.kind];
  const offers: readonly Offer<Move>[] = answer
    ? offersOf({ table, seat }, answer).filter(isThere(owed))
    : [];
  if (offers.length === 0) return undefined;
  return (
    <OfferGrid
      table={table}
      seat={seat}
      label={looks ? t('ui.recruit-look') : t(`piece.owed.${owed.kind}`)}
      offers={offers}
      plain
    />
  );
}
