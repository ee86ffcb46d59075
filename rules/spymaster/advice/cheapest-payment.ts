import { type Intelligence } from '../model/prints';

export interface Payment {
  readonly cards: readonly Intelligence[];
  /** Value beyond what the Mission asks for. */
  readonly wasted: number;
}

/** SM-33: the cards of the hand that pay with the least value wasted, then the fewest of them. */
export const cheapestPayment = (
  hand: readonly Intelligence[],
  { type, value: needed }: Intelligence,
): Payment | undefined => {
  const cards = hand.filter((card) => card.type === type);
  const all = cards.reduce((sum, { value }) => sum + value, 0);
  if (all < needed) return undefined;
  // fewest[total]: how few cards make exactly this total; last[total]: the card that came last, by place.
  const fewest: number[] = [0];
  const last: number[][] = [[]];
  cards.forEach(({ value }, place) => {
    for (let total = all; total >= value; total--) {
      const before = fewest[total - value];
      if (before === undefined || before + 1 >= (fewest[total] ?? Infinity)) continue;
      fewest[total] = before + 1;
      last[total] = [...(last[total - value] as number[]), place];
    }
  });
  for (let total = needed; total <= all; total++) {
    const places = last[total];
    if (places) return { cards: places.map((place) => cards[place] as Intelligence), wasted: total - needed };
  }
  return undefined;
};
