/*
 * Can I reach that Capital and still make contact this turn, with which cards, and what does it leak? Exact over all
 * orders of the turn's parts. What makes it small: Tickets are saved within the turn, so that cards for Tickets may as
 * well come first; the one visit must be the target's, so that no Capital is passed through; a flight is made where its
 * card is played, so that what this card's Assets add comes after it.
 */
import { type Message, message, piece } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { type Move } from '../game';
import { extraCardActions } from '../model/assets';
import { capitalRegionsOf, outletsOf, regionOf, regionParam, startRegionsOf } from '../model/map';
import {
  type Capital,
  type Card,
  type Icon,
  isAssetCapital,
  LEAST_COST,
  type PerNation,
} from '../model/pieces';
import { CARD_ACTIONS } from '../model/play';
import { checkOwn, checkSpace, checkStack, checkUntouched } from '../model/politicians';
import { type View } from '../model/view';
import { deploy } from '../moves/deploy';
import { enterCapital } from '../moves/enter-capital';
import { flee } from '../moves/flee';
import { makeContact } from '../moves/make-contact';
import { playCard } from '../moves/play-card';
import { takeTagForTickets, TICKETS_FOR_A_TAG } from '../moves/take-tag-for-tickets';
import {
  displacements,
  type Others,
  type Graph,
  graphOf,
  type Journey,
  searchOf,
  type Seed,
  type Way,
} from './ways';
import { choicesOf, leakOf, ordersOf, type PlanCard, planCards } from './plan-cards';

export interface Plan {
  readonly cards: readonly Card[];
  /** Tags taken for Tickets. */
  readonly tags: number;
  readonly ticketsLeft: number;
  /** From now on, with the contact as the last. */
  readonly moves: readonly Move[];
  /** Scored with the Records. */
  readonly later: Partial<PerNation>;
  /** Scored with the contact. */
  readonly now: Partial<PerNation>;
  /** Prints that the app does not know, so that their Influence is missing. */
  readonly unread: readonly (Card | Capital)[];
}

interface ContactPlans {
  /** None of them does with part of the cards and Tags of another; the fewest cards first. */
  readonly plans: readonly Plan[];
  /** Why there is no need to look for any. */
  readonly because?: Message;
}

/** With the view of the player whose turn it is. */
export const planContact = (view: View, capital: Capital): ContactPlans => {
  const because = blockedBy(view, capital);
  if (because || !view.map) return { plans: [], ...(because ? { because } : {}) };
  const trip = tripOf(view, capital);
  return { plans: trip ? plansOf(view, trip) : [] };
};

const blockedBy = (view: View, capital: Capital): Message | undefined => {
  const { map, players, turn } = view;
  if (!map) return message('why.IS-31.map-off');
  if (turn.third) return message('why.IS-22.contact-or-retrieval-done');
  if (!isContactOpen(view, capital)) return message('why.IS-24.impossible', { what: piece('owed.reward') });
  const [first] = turn.owed.filter(({ kind }) => kind !== 'text' && kind !== 'deploy' && kind !== 'flee');
  if (first) return message('why.IS-24.resolve-first', { what: piece(`owed.${first.kind}`) });
  const own = players[turn.seat]?.region;
  const isInside = own !== undefined && capitalRegionsOf(map.print, capital).includes(own);
  if (isInside && turn.visited === capital) return undefined;
  if (turn.visited) return message('why.IS-32.second-visit', { capital: piece(turn.visited) });
  const rooms = capitalRegionsOf(map.print, capital);
  if (rooms.length === 0) return message('plan.unknown', { capital: piece(capital) });
  const isFull = rooms.every((room) =>
    players.some(({ region }, seat) => seat !== turn.seat && region === room),
  );
  const [room = ''] = rooms;
  return isFull ? message('why.IS-31.occupied', { region: regionParam(map.print, room) }) : undefined;
};

/** Its goals are Outlets of the Capital. */
interface Trip extends Omit<Journey, 'limits'> {
  /** What was searched before, by what the flights may have cost until then. */
  readonly searches: Map<string, (budget: number) => Way | undefined>;
  /** Into the Capital, and the contact. */
  readonly last: readonly Move[];
  readonly capital: Capital;
}

const tripOf = ({ map, players, turn }: View, capital: Capital): Trip | undefined => {
  if (!map) return undefined;
  const { print } = map;
  const graph = graphOf(print);
  const { seat } = turn;
  const others: Others = players.map(({ region }, each) => (each === seat ? undefined : region));
  const room = capitalRegionsOf(print, capital).find((region) => !others.includes(region)) ?? '';
  const contact = makeContact.make({ capital });
  const own = players[seat]?.region;
  const isInside = own !== undefined && turn.visited === capital && regionOf(print, own)?.kind === 'capital';
  return {
    graph,
    seat,
    capital,
    seeds: isInside ? [] : seedsOf({ graph, others, seat }, { own, owed: turn.owed.map(({ kind }) => kind) }),
    searches: new Map(),
    goals: isInside ? [] : outletsOf(print, capital).flatMap((outlet) => graph.at.get(outlet) ?? []),
    last: isInside ? [contact] : [enterCapital.make({ region: room }), contact],
  };
};

interface Now {
  readonly own: string | undefined;
  readonly owed: readonly string[];
}

/** IS-17, IS-21: where the turn can begin. */
const seedsOf = (
  { graph, others, seat }: { readonly graph: Graph; readonly others: Others; readonly seat: Seat },
  { own, owed }: Now,
): readonly Seed[] => {
  const { map, at } = graph;
  const begin = (by: typeof deploy | typeof flee, regions: readonly string[]): readonly Seed[] =>
    regions.flatMap((region) =>
      displacements(map, { others, seat, region }).map((moved) => ({
        region: at.get(region) ?? 0,
        others: moved.others,
        moves: [by.make({ region }), ...moved.moves],
      })),
    );
  const isFree = (region: string) => !others.includes(region);
  if (owed.includes('deploy')) return begin(deploy, startRegionsOf(map).filter(isFree));
  if (own === undefined) return [];
  const left = owed.includes('flee') ? regionOf(map, own)?.capital : undefined;
  if (left) {
    const outlets = outletsOf(map, left);
    const vacant = outlets.filter(isFree);
    return begin(flee, vacant.length > 0 ? vacant : outlets);
  }
  const region = at.get(own);
  return region === undefined ? [] : [{ region, others, moves: [] }];
};

interface Hand {
  readonly cards: readonly PlanCard[];
  readonly tags: number;
}

/** Smaller choices first, so that one that does with less is known before. */
const plansOf = (view: View, trip: Trip): readonly Plan[] => {
  const { turn } = view;
  const most = Math.max(0, CARD_ACTIONS + extraCardActions(view) - turn.cardActions);
  const offers = turn.tagOffers.filter(({ as }) => as === turn.seat).length;
  const plans: Plan[] = [];
  for (const cards of choicesOf(planCards(view, turn.seat), most)) {
    const taggable = offers + cards.reduce((sum, { tagOffers }) => sum + tagOffers, 0);
    for (let tags = 0; tags <= taggable; tags++) {
      if (
        plans.some(
          (plan) => plan.tags <= tags && plan.cards.every((card) => cards.some((own) => own.card === card)),
        )
      )
        break;
      const plan = planWith(view, trip, { cards, tags });
      if (plan) plans.push(plan);
    }
  }
  return plans.sort((one, other) => one.cards.length - other.cards.length || one.tags - other.tags);
};

interface Found {
  readonly cost: number;
  readonly budget: number;
  readonly moves: () => readonly Move[];
}

const planWith = (view: View, trip: Trip, hand: Hand): Plan | undefined => {
  const found = trip.goals.length === 0 ? arrivedAlready(view, hand) : bestOf(view, trip, hand);
  if (!found) return undefined;
  const cards = hand.cards.map(({ card }) => card);
  const contact = view.prints.contacts[trip.capital];
  return {
    cards,
    tags: hand.tags,
    ticketsLeft: found.budget - found.cost,
    moves: [...found.moves(), ...trip.last],
    later: leakOf(view, cards),
    now: contact ? { [contact.nation]: contact.influence } : {},
    unread: [...cards.filter((card) => !view.prints.cards[card]), ...(contact ? [] : [trip.capital])],
  };
};

const arrivedAlready = ({ turn }: View, { cards, tags }: Hand): Found | undefined =>
  cards.length + tags > 0 ? undefined : { cost: 0, budget: turn.tickets, moves: () => [] };

/** The order of the flights matters only for what their own cards add. */
const bestOf = (view: View, trip: Trip, hand: Hand): Found | undefined =>
  ordersOf(hand.cards.filter(({ flies }) => flies))
    .flatMap((flights) => flownBy(view, trip, { ...hand, flights }) ?? [])
    .sort((one, other) => one.cost - one.budget - (other.cost - other.budget))[0];

const playOf = (card: Card): Move => playCard.make({ card });

const flownBy = (
  { turn }: View,
  trip: Trip,
  { cards, tags, flights }: Hand & { readonly flights: readonly PlanCard[] },
): Found | undefined => {
  const before = cards.filter(({ flies }) => !flies);
  let budget = before.reduce((sum, { tickets }) => sum + tickets, turn.tickets + tags * TICKETS_FOR_A_TAG);
  const limits: number[] = [];
  const plays: (readonly Move[])[] = [];
  for (const { card, tickets } of flights) {
    // Where its card adds nothing, what was spent before a flight is within the budget anyway.
    limits.push(tickets > 0 ? budget : Infinity);
    plays.push([playOf(card)]);
    budget += tickets;
  }
  const first: readonly Move[] = [
    ...before.map(({ card }) => playOf(card)),
    ...Array.from({ length: tags }, () => takeTagForTickets.make({ spy: turn.seat })),
  ];
  const way = searchFor(trip, limits)(budget);
  return way && { cost: way.cost, budget, moves: () => way.moves({ first, flights: plays }) };
};

const searchFor = (trip: Trip, limits: readonly number[]): ((budget: number) => Way | undefined) => {
  const key = limits.join();
  const search = trip.searches.get(key) ?? searchOf({ ...trip, limits });
  trip.searches.set(key, search);
  return search;
};

/** IS-24: whether one of the rewards can be completed as things stand; a contact that is not read yet may be anything. */
const isContactOpen = (view: View, capital: Capital): boolean => {
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
