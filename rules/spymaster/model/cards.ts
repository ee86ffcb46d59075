import { type Print } from '@/rules/core/shape';
import { number } from '@/rules/core/message';
import { playerOf, type Seat, seatsOf, withPlayer } from '@/rules/core/seat';
import { NONE, type Violation } from '@/rules/core/violation';
import { typeParam } from './board';
import {
  CARDS_OF_A_TYPE,
  type Intelligence,
  INTELLIGENCE_CARDS,
  INTELLIGENCE_TYPES,
  type IntelligenceType,
} from './prints';
import { cardKey, countOf, NO_CARDS, pileOf, untold, without } from './pile';
import { bend, unsure } from './refusals';
import { type State } from './state';

type Seen = State['seen'];

export const counted = (seen: Seen, cards: readonly Intelligence[]): Seen => {
  const now: Record<string, number> = { ...seen };
  for (const card of cards) now[cardKey(card)] = (now[cardKey(card)] ?? 0) + 1;
  return now;
};

/** Cards that were counted by mistake, or that the app no longer answers for. */
export const uncounted = (seen: Seen, cards: readonly Intelligence[]): Seen => {
  const now: Record<string, number> = { ...seen };
  for (const card of cards) now[cardKey(card)] = Math.max(0, (now[cardKey(card)] ?? 0) - 1);
  return now;
};

export const ofType = (seen: Seen, type: IntelligenceType): number =>
  Object.entries(seen).reduce((sum, [key, count]) => sum + (key.startsWith(`${type}-`) ? count : 0), 0);

/** SM-2: 25 cards of each type, and where the whole box is known no others than it holds. */
export const checkSeen = ({ options, seen }: State, cards: readonly Intelligence[]): readonly Violation[] => {
  const now = counted(seen, cards);
  const box = counted({}, options.intelligenceCards);
  const strange = cards.find((card) => (now[cardKey(card)] ?? 0) > (box[cardKey(card)] ?? 0));
  return [
    ...INTELLIGENCE_TYPES.filter((type) => ofType(now, type) > CARDS_OF_A_TYPE).map((type) =>
      bend('SM-2', 'too-many-of-type', {
        params: { type: typeParam(options, type), most: number(CARDS_OF_A_TYPE) },
      }),
    ),
    ...(strange && options.intelligenceCards.length === INTELLIGENCE_CARDS
      ? [
          bend('SM-2', 'no-such-card', {
            params: { type: typeParam(options, strange.type), value: number(strange.value) },
          }),
        ]
      : NONE),
  ];
};

/** The same table with the cards in these hands not counted: judged by what lies open, or what one seat knows. */
export const notCounting = (state: State, seats: readonly Seat[]): State => ({
  ...state,
  seen: uncounted(
    state.seen,
    seats.flatMap((seat) => playerOf(state, seat).hand.cards),
  ),
});

/** SM-24: as everybody may know it. The phone that has dealt the cards has all of them counted. */
export const openly = (state: State): State =>
  state.options.intelligenceDeck === 'digital' ? state : notCounting(state, seatsOf(state.options));

/**
 * SM-24: the hand is secret, and with real cards it may have been entered wrongly. So whether a hand holds a card is never
 * judged aloud: the card is taken, and its owner says which one had been misread. How many there are everybody sees.
 */
export const checkHeld = (
  state: State,
  rule: 'SM-31' | 'SM-33',
  { seat, cards }: { readonly seat: Seat; readonly cards: readonly Intelligence[] },
): readonly Violation[] => {
  const { hand, unread } = playerOf(state, seat);
  const isDealt = state.options.intelligenceDeck === 'digital';
  const missing = isDealt ? untold(hand, cards).length - hand.unknown : cards.length - countOf(hand);
  if (missing > 0) return [bend(rule, 'not-in-hand', { focus: [`hand/${seat}`] })];
  return [
    ...(unread ? [unsure(rule, 'hand-unknown')] : NONE),
    ...(isDealt ? NONE : checkSeen(openly(state), cards)),
  ];
};

/** SM-24: the app was told wrongly what is in this hand, and from now on the table answers for it. */
export const forgotten = (state: State, seat: Seat): State => {
  const { hand } = playerOf(state, seat);
  return {
    ...withPlayer(state, seat, { hand: { cards: [], unknown: countOf(hand) }, unread: true }),
    seen: uncounted(state.seen, hand.cards),
  };
};

/** SM-45: facedown on the discard pile; the phone that has dealt the cards has them counted still. */
export const handDiscarded = (state: State, seat: Seat): State => {
  const { hand } = playerOf(state, seat);
  const { options, seen, discard } = state;
  return {
    ...withPlayer(state, seat, { hand: NO_CARDS, unread: false }),
    seen: options.intelligenceDeck === 'digital' ? seen : uncounted(seen, hand.cards),
    discard: { ...discard, unknown: discard.unknown + countOf(hand) },
  };
};

/** SM-31, SM-33: from the hand to the discard pile. Whatever the table insists on, no more cards than there are. */
export const burn = (state: State, seat: Seat, wanted: readonly Intelligence[]): State => {
  const { hand, unread } = playerOf(state, seat);
  const cards = wanted.slice(0, countOf(hand));
  const left = without(hand, cards);
  // In the place of the last of them others were burned: those that the app believed in were never there.
  const misread = countOf(left) === 0 ? untold({ cards, unknown: 0 }, hand.cards) : [];
  const isDealt = state.options.intelligenceDeck === 'digital';
  return {
    ...withPlayer(state, seat, { hand: left, unread: unread && countOf(left) > 0 }),
    discard: { ...state.discard, cards: [...state.discard.cards, ...cards] },
    // The phone has counted every card that it dealt.
    seen: isDealt ? state.seen : counted(uncounted(state.seen, misread), untold(hand, cards)),
  };
};

/** SM-33: so many cards leave the hand, and nobody has said which. Those that the app believes in are as doubtful as a misread one. */
export const burnUntold = (state: State, seat: Seat, count: number): State => {
  const { hand, unread } = playerOf(state, seat);
  const gone = Math.min(count, countOf(hand));
  const left = pileOf(hand.cards, hand.unknown - gone);
  const isEmpty = countOf(hand) === gone;
  return {
    ...withPlayer(state, seat, { hand: isEmpty ? NO_CARDS : left, unread: unread && !isEmpty }),
    discard: { ...state.discard, unknown: state.discard.unknown + gone },
    seen: isEmpty ? uncounted(state.seen, hand.cards) : state.seen,
  };
};

/**
 * What cards that lie open teach the owner's box. Cards of one kind are numbered as they appear in a match, so that the
 * box learns how many there are. A practice box is ours and has nothing to learn.
 */
export const taught = ({ options, seen }: State, cards: readonly Intelligence[]): readonly Print[] => {
  if (options.box === 'practice') return [];
  let now = seen;
  return cards.map((card) => {
    now = counted(now, [card]);
    return { kind: 'intelligence', id: `${cardKey(card)}-${now[cardKey(card)]}`, data: card };
  });
};

/** Of the cards that the active player burns, those that the app did not know. */
export const taughtByBurning = (before: State, burned: readonly Intelligence[]): readonly Print[] =>
  taught(before, untold(playerOf(before, before.active).hand, burned));
