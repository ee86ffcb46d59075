import { number, piece } from '@/rules/core/message';
import { playerOf, type Seat, withPlayer } from '@/rules/core/seat';
import { NONE, type Violation } from '@/rules/core/violation';
import { canRecruit } from './assets';
import { pickable } from './cards';
import { type Capital, type Icon, isAssetCapital, LEAST_COST } from './pieces';
import { canFly, capitalOf } from './places';
import { canControl, canEmpower, canScandalize } from './politicians';
import { type Reward } from './prints';
import { bend, refuse } from './refusals';
import { type Owed, type State, withTurn } from './state';

type Kind = Owed['kind'];

/** What holds up nothing else: the Initiative Card can be passed on before or after. */
const isLoose = ({ kind }: Owed): boolean => kind === 'in-the-wind' || kind === 'text';

/** What has to be resolved before anything else is done. */
export const pressing = ({ turn }: State): readonly Owed[] => turn.owed.filter(({ kind }) => kind !== 'text');

/** The part of what is owed that one of these kinds resolves next; each is resolved fully before the next, IS-24. */
export const dueNow = (state: State, ...kinds: readonly Kind[]): Owed | undefined => {
  const { owed } = state.turn;
  if (owed.length === 0) return undefined;
  const at = owed.findIndex(({ kind }) => kinds.includes(kind));
  return owed.slice(0, Math.max(0, at)).every(isLoose) ? owed[at] : undefined;
};

/** What a move resolves: what is due, or what waits behind it where the table overruled the order. */
export const toResolve = (state: State, ...kinds: readonly Kind[]): Owed | undefined =>
  dueNow(state, ...kinds) ?? state.turn.owed.find(({ kind }) => kinds.includes(kind));

/** IS-24: a card or a reward must have left this to resolve, and its turn must have come; else it is nobody's to do. */
export const checkDue = (state: State, ...kinds: readonly Kind[]): readonly Violation[] => {
  if (dueNow(state, ...kinds)) return NONE;
  return toResolve(state, ...kinds)
    ? [bend('IS-24', 'resolve-first', whatIsFirst(state))]
    : [bend('IS-24', 'nothing-owed')];
};

/** The same where nothing can be done that is not owed, as the move does not say to whom. */
export const checkOwed = (state: State, ...kinds: readonly Kind[]): readonly Violation[] =>
  toResolve(state, ...kinds) ? checkDue(state, ...kinds) : [refuse('IS-24', 'nothing-owed')];

/** IS-24: cards are resolved at once. */
export const checkResolved = (state: State): readonly Violation[] => {
  const [first] = pressing(state);
  if (!first) return NONE;
  if (first.kind === 'deploy') return [bend('IS-17', 'deploy-first')];
  if (first.kind === 'flee') return [bend('IS-21', 'flee-first')];
  return [bend('IS-24', 'resolve-first', whatIsFirst(state))];
};

const whatIsFirst = (state: State) => {
  const [first] = pressing(state);
  return { params: { what: piece(`owed.${first?.kind}`) } };
};

export const without = (state: State, done: Owed | undefined): State =>
  withTurn(state, { owed: state.turn.owed.filter((owed) => owed !== done) });

/** Comes before what is owed already: a choice inside a card is resolved before the rest of it. */
export const withOwed = (state: State, owed: readonly Owed[]): State =>
  withTurn(state, { owed: [...owed, ...state.turn.owed] });

/** IS-24: the icons that cannot be completed cannot be chosen. */
export const isPossible = (state: State, owed: Owed): boolean => {
  const { as } = owed;
  switch (owed.kind) {
    case 'reward':
      return rewardsOf(state, owed.capital).some((reward) =>
        canTake(state, { as, reward, capital: owed.capital }),
      );
    case 'recruit':
      return canRecruit(state, as, owed.capital);
    case 'control':
      return canControl(state, as);
    case 'empower':
      return canEmpower(state, as);
    case 'control-or-empower':
      return canControl(state, as) || canEmpower(state, as);
    case 'scandalize':
      return canScandalize(state, as);
    case 'coerce':
      return pickable(playerOf(state, owed.opponent)).length > 0;
    case 'deploy':
      return playerOf(state, as).region === undefined;
    case 'flee':
      return capitalOf(state, as) !== undefined;
    case 'airship':
      return canFly(state, as);
    case 'coerced-tickets':
      return owed.left > 0 || state.turn.tagOffers.some((offer) => offer.as === as);
    case 'relocate':
      return playerOf(state, owed.spy).region === undefined;
    case 'in-the-wind':
    case 'text':
      return true;
  }
};

/** IS-30: Tickets join the pool of the turn; IS-38: those of a spy who is put to it by Coerce are spent at once. */
export const withTickets = (state: State, as: Seat, count: number): State => {
  if (!state.map) return state;
  return as === state.turn.seat
    ? withTurn(state, { tickets: state.turn.tickets + count })
    : withOwed(state, [{ kind: 'coerced-tickets', as, left: count }]);
};

type OwedOf<Kind extends Owed['kind']> = Extract<Owed, { readonly kind: Kind }>;

export const dueReward = (state: State) => dueNow(state, 'reward') as OwedOf<'reward'> | undefined;
export const dueRecruit = (state: State) => dueNow(state, 'recruit') as OwedOf<'recruit'> | undefined;
export const dueCoerce = (state: State) => dueNow(state, 'coerce') as OwedOf<'coerce'> | undefined;
export const rewardToTake = (state: State) => toResolve(state, 'reward') as OwedOf<'reward'> | undefined;
export const recruitToMake = (state: State) => toResolve(state, 'recruit') as OwedOf<'recruit'> | undefined;
export const coerceToMake = (state: State) => toResolve(state, 'coerce') as OwedOf<'coerce'> | undefined;
export const relocationToMake = (state: State) =>
  toResolve(state, 'relocate') as OwedOf<'relocate'> | undefined;

/** IS-38: the spy whom Coerce has put on a train. */
export const coercedTraveller = (state: State) =>
  dueNow(state, 'coerced-tickets') as OwedOf<'coerced-tickets'> | undefined;

/** Whom the next Ticket moves, and how many there are. */
export const travellerOf = (state: State): { readonly as: Seat; readonly tickets: number } => {
  const coerced = coercedTraveller(state);
  return coerced
    ? { as: coerced.as, tickets: coerced.left }
    : { as: state.turn.seat, tickets: state.turn.tickets };
};

/** More Tickets for this spy, or fewer. */
export const moreTickets = (state: State, as: Seat, count: number): State => {
  const coerced = coercedTraveller(state);
  if (coerced?.as !== as) return withTickets(state, as, count);
  const left = Math.max(0, coerced.left + count);
  return withTurn(state, {
    owed: state.turn.owed.map((owed) => (owed === coerced ? { ...coerced, left } : owed)),
  });
};

/**
 * IS-38: without the map too a spy who is put on a Private Line spends its Tickets at once, and takes a Tag for more of
 * them before anything else is done.
 */
export const lapsed = (state: State): State => {
  const { seat, tagOffers } = state.turn;
  return state.map || tagOffers.every(({ as }) => as === seat)
    ? state
    : withTurn(state, { tagOffers: tagOffers.filter(({ as }) => as === seat) });
};

/** Private Line's Tag is part of the card: it goes with the Tickets. */
export const withoutTickets = (state: State, coerced: Owed): State =>
  withTurn(without(state, coerced), {
    tagOffers: state.turn.tagOffers.filter(({ as }) => as !== coerced.as),
  });

/** What has become impossible is lost, as Courier Line's second reward; the rest waits for its turn. */
export const settled = (state: State): State => {
  const next = state.turn.owed.find((owed) => !isLoose(owed));
  if (next && !isPossible(state, next)) return settled(without(state, next));
  if (!state.turn.drawn || state.turn.owed.some(({ kind }) => kind === 'coerce')) return state;
  const { drawn: _, ...turn } = state.turn;
  return { ...state, turn };
};

export const rewardsOf = ({ prints }: State, capital: Capital): readonly Reward[] =>
  prints.contacts[capital]?.rewards ?? [];

interface Taking {
  readonly as: Seat;
  readonly reward: Reward;
  readonly capital: Capital | undefined;
}

export const canTake = (state: State, { as, reward, capital }: Taking): boolean =>
  reward.kind !== 'icon' || canResolve(state, { icon: reward.icon, as, capital });

/** IS-24: whether an icon can be completed, in this Capital if the spy is in one. */
const canResolve = (state: State, iconic: Iconic): boolean => {
  const owed = iconOwed(state, iconic);
  return owed !== 'impossible' && (owed === undefined || isPossible(state, owed));
};

/** What an icon leaves to resolve; Resupply leaves nothing, and Recruit needs Assets in the Capital. */
const iconOwed = (state: State, { icon, as, capital }: Iconic): Owed | 'impossible' | undefined => {
  if (icon === 'resupply') return undefined;
  if (icon !== 'recruit') return { kind: icon, as };
  const there = capital ?? capitalOf(state, as);
  if (there === undefined) return state.map ? 'impossible' : { kind: 'recruit', as };
  return isAssetCapital(there) ? { kind: 'recruit', as, capital: there } : 'impossible';
};

interface Iconic {
  readonly icon: Icon;
  readonly as: Seat;
  readonly capital?: Capital | undefined;
}

/** IS-40: Resupply is a token from the bank at once; the other icons are owed. */
export const withIcon = (state: State, iconic: Iconic): State => {
  const { icon, as } = iconic;
  if (icon === 'resupply') return withPlayer(state, as, { supply: playerOf(state, as).supply + 1 });
  const owed = iconOwed(state, iconic);
  return owed === undefined || owed === 'impossible' ? state : withOwed(state, [owed]);
};

/*
 * IS-24: an icon that cannot be completed cannot be chosen. IS-41: of a Recruit it is said what is missing, but never
 * what an Asset costs that lies facedown.
 */

export const checkIcon = (state: State, iconic: Iconic): readonly Violation[] =>
  canResolve(state, iconic) ? NONE : [whyImpossible(state, iconic)];

export const whyImpossible = (state: State, { icon, as, capital }: Iconic): Violation => {
  const impossible = bend('IS-24', 'impossible', { params: { what: piece(`owed.${icon}`) } });
  if (icon !== 'recruit') return impossible;
  const { supply } = playerOf(state, as);
  const there = capital ?? capitalOf(state, as);
  if (there && isAssetCapital(there) && state.stacks[there].length === 0)
    return bend('IS-41', 'none-left', { params: { capital: piece(there) } });
  if (supply < LEAST_COST)
    return bend('IS-41', 'too-poor', {
      params: { cost: number(LEAST_COST), supply: number(supply) },
      focus: [`supply/${as}`],
    });
  return impossible;
};
