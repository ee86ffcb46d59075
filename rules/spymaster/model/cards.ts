import { type Print } from '@/rules/core/shape';
import { number } from '@/rules/core/message';
import { playerOf, type Seat, withPlayer } from '@/rules/core/seat';
import { NONE, type Violation } from '@/rules/core/violation';
import { typeParam } from './board';
import {
  CARDS_OF_A_TYPE,
  type Intelligence,
  INTELLIGENCE_CARDS,
  INTELLIGENCE_TYPES,
  type IntelligenceType,
} from './prints';
import { cardKey, countOf, untold, without } from './pile';
import { refuse, unsure } from './refusals';
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

const ofType = (seen: Seen, type: IntelligenceType): number =>
  Object.entries(seen).reduce((sum, [key, count]) => sum + (key.startsWith(`${type}-`) ? count : 0), 0);

/** SM-2: 25 cards of each type, and where the whole box is known no others than it holds. */
export const checkSeen = ({ options, seen }: State, cards: readonly Intelligence[]): readonly Violation[] => {
  const now = counted(seen, cards);
  const box = counted({}, options.intelligenceCards);
  const strange = cards.find((card) => (now[cardKey(card)] ?? 0) > (box[cardKey(card)] ?? 0));
  return [
    ...INTELLIGENCE_TYPES.filter((type) => ofType(now, type) > CARDS_OF_A_TYPE).map((type) =>
      refuse('SM-2', 'too-many-of-type', {
        params: { type: typeParam(options, type), most: number(CARDS_OF_A_TYPE) },
      }),
    ),
    ...(strange && options.intelligenceCards.length === INTELLIGENCE_CARDS
      ? [
          refuse('SM-2', 'no-such-card', {
            params: { type: typeParam(options, strange.type), value: number(strange.value) },
          }),
        ]
      : NONE),
  ];
};

/** SM-24: the hand is secret; what the app was not told of it the table vouches for. */
export const checkHeld = (
  state: State,
  rule: 'SM-31' | 'SM-33',
  { seat, cards }: { readonly seat: Seat; readonly cards: readonly Intelligence[] },
): readonly Violation[] => {
  const { hand } = playerOf(state, seat);
  const strange = untold(hand, cards);
  if (strange.length === 0) return NONE;
  if (strange.length > hand.unknown) return [refuse(rule, 'not-in-hand', { focus: [`known/${seat}`] })];
  return [unsure(rule, 'hand-unknown'), ...checkSeen(state, strange)];
};

/** SM-24: the app was told wrongly what is in this hand, and from now on the table answers for it. */
export const forgotten = (state: State, seat: Seat): State => {
  const { hand } = playerOf(state, seat);
  return {
    ...withPlayer(state, seat, { hand: { cards: [], unknown: countOf(hand) } }),
    seen: uncounted(state.seen, hand.cards),
  };
};

/** SM-31, SM-33: from the hand to the discard pile. */
export const burn = (state: State, seat: Seat, cards: readonly Intelligence[]): State => {
  const { hand } = playerOf(state, seat);
  return {
    ...withPlayer(state, seat, { hand: without(hand, cards) }),
    discard: { ...state.discard, cards: [...state.discard.cards, ...cards] },
    seen: counted(state.seen, untold(hand, cards)),
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
