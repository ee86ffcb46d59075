import { message, number } from '@/rules/core/message';
import { type Presence, spacePrice } from '../model/prices';
import { refuse } from '../model/refusals';
import { type Verdict } from '@/rules/core/verdict';

export interface PriceFacts {
  /** The spaces on the way, each tapped through. */
  readonly spaces: readonly Presence[];
  readonly supply: number;
}

/** SC-31 to SC-33: the price of a connection, whether the supply pays it, and if not what taking back would. */
export const connectionPrice = ({ spaces, supply }: PriceFacts): Verdict & { readonly price: number } => {
  const price = spaces.reduce((sum, presence) => sum + spacePrice(presence), 0);
  const missing = price - supply;
  // SC-30: own Agents on every space secure the connection, so both its ends are in the network.
  if (spaces.every((presence) => presence === 'mine'))
    return {
      price,
      allowed: false,
      because: message('check.connection.in-network'),
      rule: 'SC-31',
      violations: [refuse('SC-31', 'in-network')],
      mends: [],
    };
  if (missing <= 0)
    return {
      price,
      allowed: true,
      because: message('check.connection.yes', { count: number(price), left: number(-missing) }),
      rule: 'SC-32',
      violations: [],
      mends: [],
    };
  return {
    price,
    allowed: false,
    because: message('check.connection.no', { count: number(price), supply: number(supply) }),
    rule: 'SC-33',
    violations: [refuse('SC-33', 'short', { params: { price: number(price), supply: number(supply) } })],
    mends: [message('check.take-back-first', { count: number(missing) })],
  };
};
