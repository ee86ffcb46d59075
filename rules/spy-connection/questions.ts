import { message, type Message, number, seat as seatParam } from '@/rules/core/message';
import { type Accepting, MOST_OPEN, type Presence, slotPrice, spacePrice } from './model/prices';
import { bend, refuse } from './model/refusals';
import { type Verdict, type Violation } from '@/rules/core/violation';
import { type Seat } from '@/rules/core/seat';
import { laterOf } from './model/scoring';

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
    violations: [refuse('SC-33', 'short', { params: { count: number(price), supply: number(supply) } })],
    mends: [message('check.take-back-first', { count: number(missing) })],
  };
};

export interface AcceptFacts extends Accepting {
  readonly supply: number;
  /** What was done in this turn before. */
  readonly before: 'nothing' | 'travelled' | 'another-option';
}

/** SC-20 to SC-22, SC-41, SC-60, SC-61: may I accept this Mission, and what does it cost? */
export const mayAccept = (facts: AcceptFacts): Verdict & { readonly price: number } => {
  const price = slotPrice(facts);
  const violations = [...checkBefore(facts), ...checkOpen(facts), ...checkSupply(facts, price)];
  const [first] = violations;
  return {
    price,
    allowed: !first,
    because: first
      ? message(`why.${first.rule}.${first.code}`, first.params)
      : message('check.accept.yes', { count: number(price) }),
    rule: first?.rule ?? (facts.side === 'dark' ? (facts.open === 0 ? 'SC-61' : 'SC-60') : 'SC-21'),
    violations,
    mends: violations.flatMap((violation) => acceptMends(violation, facts, price - facts.supply)),
  };
};

const checkBefore = ({ before }: AcceptFacts): readonly Violation[] => {
  if (before === 'travelled') return [bend('SC-41', 'accept-after-travel')];
  return before === 'another-option' ? [bend('SC-42', 'option-taken')] : [];
};

const checkOpen = ({ open }: AcceptFacts): readonly Violation[] =>
  open < MOST_OPEN
    ? []
    : [bend('SC-20', 'three-open', { params: { count: number(open), most: number(MOST_OPEN) } })];

const checkSupply = ({ supply }: AcceptFacts, price: number): readonly Violation[] =>
  price <= supply
    ? []
    : [refuse('SC-22', 'short', { params: { count: number(price), supply: number(supply) } })];

const acceptMends = ({ code }: Violation, { open }: AcceptFacts, missing: number): readonly Message[] => {
  if (code === 'three-open') return [message('check.discard-first')];
  if (code !== 'short') return [];
  return [message(open > 0 ? 'check.take-back-first' : 'check.take-back-only', { count: number(missing) })];
};

export type TakeBackFacts =
  | { readonly from: 'objective' }
  | { readonly from: 'assigned' }
  | {
      readonly from: 'space';
      /** Own Agents on the space, and how many of them are to be lifted. */
      readonly there: number;
      readonly lifted: number;
      /** Would the Spy and all other own Agents still hang together? */
      readonly joined: boolean;
    };

/** SC-35, SC-36: may I take this Agent back? */
export const mayTakeBack = (facts: TakeBackFacts): Verdict => {
  const violations = facts.from === 'objective' ? [] : checkTakeBack(facts);
  const [first] = violations;
  return {
    allowed: !first,
    because: first
      ? message(`check.${first.code}`, first.params)
      : message(facts.from === 'objective' ? 'check.take-back.objective' : 'check.take-back.space'),
    rule: facts.from === 'space' ? 'SC-35' : 'SC-36',
    violations,
    mends: violations.flatMap(takeBackMends),
  };
};

const checkTakeBack = (facts: Exclude<TakeBackFacts, { from: 'objective' }>): readonly Violation[] => {
  if (facts.from === 'assigned') return [bend('SC-36', 'assigned')];
  return [
    ...(facts.lifted < facts.there
      ? [refuse('SC-35', 'half-of-pair', { params: { count: number(facts.there) } })]
      : []),
    ...(facts.joined ? [] : [bend('SC-35', 'cut-off')]),
  ];
};

const MENDS: Readonly<Record<string, string>> = {
  assigned: 'check.complete-or-discard',
  'half-of-pair': 'check.take-both',
  'cut-off': 'check.take-cut-off-too',
};

const takeBackMends = ({ code }: Violation): readonly Message[] => {
  const key = MENDS[code];
  return key === undefined ? [] : [message(key)];
};

export interface TieFacts {
  /** By seat. */
  readonly totals: readonly number[];
  readonly startSeat: Seat;
}

export interface TieVerdict {
  readonly winner: Seat;
  readonly tied: readonly Seat[];
  readonly because: Message;
  readonly rule: string;
}

/** SC-57: who wins this tie? */
export const whoWins = ({ totals, startSeat }: TieFacts): TieVerdict | undefined => {
  const best = Math.max(...totals);
  const tied = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  const winner = laterOf({ seatCount: totals.length, startSeat }, tied);
  if (winner === undefined) return undefined;
  const key = tied.length === 1 ? 'decided.points' : 'decided.later-turn';
  return { winner, tied, because: message(key, { seat: seatParam(winner) }), rule: 'SC-57' };
};
