import { type Card, NATIONS } from '@/rules/i-spy/model/pieces';
import { type KnownPrints } from '@/rules/i-spy/model/prints';

/** How many cubes are printed on a card, of all Nations; nothing where nobody has told. */
export const influenceOn = ({ cards }: KnownPrints, card: Card): number | undefined => {
  const print = cards[card];
  return print && NATIONS.reduce((sum, nation) => sum + (print.influence[nation] ?? 0), 0);
};
