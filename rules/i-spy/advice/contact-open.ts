import { type Capital, type Icon, isAssetCapital, LEAST_COST } from '../model/pieces';
import { checkOwn, checkSpace, checkStack, checkUntouched } from '../model/politicians';
import { type View } from '../model/view';

/** IS-24: whether one of the rewards can be completed as things stand; a contact that is not read yet may be anything. */
export const isContactOpen = (view: View, capital: Capital): boolean => {
  const contact = view.prints.contacts[capital];
  return (
    !contact ||
    contact.rewards.some((reward) => reward.kind !== 'icon' || canTake(view, reward.icon, capital))
  );
};

const canTake = (view: View, icon: Icon, capital: Capital): boolean => {
  const { seat } = view.turn;
  const { tokensLeft = 0, supply = 0 } = view.players[seat] ?? {};
  const tiles = view.places.flatMap(({ tile }) => (tile ? [tile.tokens] : []));
  const open = tiles.filter((tokens) => checkUntouched(tokens, seat).length === 0);
  switch (icon) {
    case 'resupply':
    case 'in-the-wind':
      return true;
    case 'control':
      return tokensLeft > 0 && tiles.some((tokens) => checkSpace(tokens).length === 0);
    case 'empower':
      return open.length > 1;
    case 'scandalize':
      return (
        checkStack(view.politicianStack).length === 0 &&
        open.some((tokens) => checkOwn(tokens, seat).length === 0)
      );
    case 'recruit':
      return (
        isAssetCapital(capital) &&
        view.stacks[capital].some(({ print }) => (print?.cost ?? LEAST_COST) <= supply)
      );
  }
};
