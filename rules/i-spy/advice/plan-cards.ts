/*
 * Cards that can bring a Spy further: by Tickets or by airship, with what the Assets add. A card that asks for anything
 * but an Airship Route is not among them, nor is Coerce, which depends on chance, nor a card with two flights at once.
 */
import { type Seat } from '@/rules/core/seat';
import { stepsOnCard } from '../model/assets';
import { textOf } from '../model/book';
import { type Card, NATIONS, type PerNation } from '../model/pieces';
import { type View } from '../model/view';

export interface PlanCard {
  readonly card: Card;
  readonly tickets: number;
  readonly flies: boolean;
  /** Private Line's Tag for two more Tickets. */
  readonly tagOffers: number;
}

export const planCards = (view: View, seat: Seat): readonly PlanCard[] =>
  (view.players[seat]?.hand ?? []).flatMap((card) => {
    const { target, needs, steps } = textOf(view.prints, card);
    const all = [...steps, ...stepsOnCard(view, seat, card)];
    const count = (kind: 'airship' | 'tag-offer') => all.filter((step) => step.kind === kind).length;
    const planned: PlanCard = {
      card,
      tickets: all.reduce((sum, step) => sum + (step.kind === 'tickets' ? step.count : 0), 0),
      flies: count('airship') === 1,
      tagOffers: count('tag-offer'),
    };
    const asks = target === 'needed' || needs.some((need) => need !== 'airship-route');
    return !asks && count('airship') < 2 && (planned.flies || planned.tickets > 0) ? [planned] : [];
  });

/** All choices of so many cards at most, the smaller ones first. */
export const choicesOf = <T>(items: readonly T[], most: number): readonly (readonly T[])[] => {
  let sets: readonly (readonly T[])[] = [[]];
  const all = [...sets];
  for (let size = 1; size <= most; size++) {
    sets = sets.flatMap((set) =>
      items.slice(set.length > 0 ? items.indexOf(set.at(-1) as T) + 1 : 0).map((item) => [...set, item]),
    );
    all.push(...sets);
  }
  return all;
};

/** Every order; only flights are ordered, and there are few of them. */
export const ordersOf = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.length < 2
    ? [items]
    : items.flatMap((item) =>
        ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
      );

/** What these cards leak, as far as they are known. */
export const leakOf = ({ prints }: Pick<View, 'prints'>, cards: readonly Card[]): Partial<PerNation> =>
  Object.fromEntries(
    NATIONS.flatMap((nation) => {
      const sum = cards.reduce((all, card) => all + (prints.cards[card]?.influence[nation] ?? 0), 0);
      return sum > 0 ? [[nation, sum]] : [];
    }),
  );
