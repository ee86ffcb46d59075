/*
 * IS-37: two random cards of the opponent's hand; one of them is played by either spy, and goes to its owner's Records.
 * Special Action Cards cannot be picked. Ruling: with one such card that one is drawn, with neither playable both
 * return. IS-38: put to it, the opponent does not coerce.
 */
import { number, piece, seat as seatParam } from '@/rules/core/message';
import type { Violation } from '@/rules/core/violation';
import type { Card } from '../../pieces';
import { isSpecial } from '../../pieces';
import { NONE, refuse, unsure } from '../../refusals';
import { pickable, withoutCard } from '../cards';
import type { Move } from '../moves';
import { checkDue, dueNow, settled, without } from '../owed';
import type { Playing } from '../play';
import { checkPlay, playability } from '../play';
import { resolveCard } from '../resolve';
import type { MoveOf, Rule } from '../rule';
import type { Owed, State } from '../state';
import { playerOf, withPlayer, withTurn } from '../state';

type Coerce = MoveOf<Move, 'coerce'>;
type Due = Extract<Owed, { readonly kind: 'coerce' }>;
export const dueCoerce = (state: State) => dueNow(state, 'coerce') as Due | undefined;

/** How many cards the phone has to draw now. */
export const toDraw = (state: State): number => {
  const due = state.options.coerceDraws === 'digital' && !state.turn.drawn && dueCoerce(state);
  return due ? Math.min(2, pickable(playerOf(state, due.opponent)).length) : 0;
};

export const drawCoercedCards: Rule<MoveOf<Move, 'draw-coerced-cards'>> = {
  by: 'table',
  phases: ['turn'],
  check: (state, _, { cards }) => {
    const due = dueCoerce(state);
    const count = toDraw(state);
    if (!due || count === 0) return [refuse('IS-37', 'nothing-to-draw')];
    const hand = pickable(playerOf(state, due.opponent));
    const fits =
      new Set(cards).size === count && cards.length === count && cards.every((card) => hand.includes(card));
    return fits ? NONE : [refuse('IS-37', 'not-drawn', { params: { count: number(count) } })];
  },
  apply: (state, _, { cards }) => ({ ...withTurn(state, { drawn: cards }), coerces: state.coerces + 1 }),
};

const playingOf = ({ type: _, player, target, ...play }: Coerce, { as, opponent }: Due): Playing => ({
  ...play,
  // Older matches name somebody whom the opponent's Misdirect would have coerced.
  ...(target === undefined || (player === 'opponent' && play.card === 'misdirect') ? {} : { target }),
  as: player === 'coercer' ? as : opponent,
  coercedFrom: opponent,
});

export const coerce: Rule<Coerce> = {
  by: 'turn',
  phases: ['turn'],
  check: (state, _, move) => {
    const due = dueCoerce(state);
    if (!due) return checkDue(state, 'coerce');
    const picked = checkPick(state, due, move.card);
    return picked.length > 0 ? picked : checkPlay(state, playingOf(move, due));
  },
  apply: (state, seat, move) => {
    const due = dueCoerce(state);
    if (!due) return state;
    const owner = playerOf(state, due.opponent);
    const rest = withoutCard(owner, move.card);
    const facedown = [...rest.facedown, { card: move.card, knownTo: [seat, due.opponent] }];
    const moved = withPlayer(undrawn(without(state, due)), due.opponent, { ...rest, facedown });
    return resolveCard(moved, playingOf(move, due));
  },
};

const undrawn = (state: State): State => {
  const { drawn: _, ...turn } = state.turn;
  return { ...state, turn };
};

const checkPick = (state: State, { opponent }: Due, card: Card): readonly Violation[] => {
  if (toDraw(state) > 0) return [refuse('IS-37', 'draw-first')];
  const params = { card: piece(card), seat: seatParam(opponent) };
  if (isSpecial(card)) return [refuse('IS-37', 'special', { params })];
  const { drawn } = state.turn;
  if (drawn)
    return drawn.includes(card) ? NONE : [refuse('IS-37', 'not-drawn', { params: { count: number(2) } })];
  return playerOf(state, opponent).hand.includes(card) ? NONE : [refuse('IS-37', 'not-in-hand', { params })];
};

export const returnCoercedCards: Rule<MoveOf<Move, 'return-coerced-cards'>> = {
  by: 'turn',
  phases: ['turn'],
  check: (state) => {
    const due = dueCoerce(state);
    if (!due) return checkDue(state, 'coerce');
    if (toDraw(state) > 0) return [refuse('IS-37', 'draw-first')];
    const { drawn } = state.turn;
    if (!drawn) return [unsure('IS-37', 'vouched')];
    const spies = [due.as, due.opponent].map((as) => ({ as, coercedFrom: due.opponent }));
    const chances = drawn.flatMap((card) => spies.map((spy) => playability(state, card, spy)));
    if (chances.includes('surely')) return [refuse('IS-37', 'playable')];
    return chances.includes('perhaps') ? [unsure('IS-37', 'vouched')] : NONE;
  },
  apply: (state) => settled(without(undrawn(state), dueCoerce(state))),
};
