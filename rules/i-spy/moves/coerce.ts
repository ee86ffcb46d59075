/*
 * IS-37: of two random cards of the opponent's hand one is played by either spy, and goes to its owner's Records. Special
 * Action Cards cannot be picked. IS-38: put to it, the opponent does not coerce. The coercer makes all moves.
 */
import * as v from 'valibot';
import { message, type Message, number, piece, seat as seatParam } from '@/rules/core/message';
import { playerOf, type Seat, withPlayer } from '@/rules/core/seat';
import { NONE, type Violation } from '@/rules/core/violation';
import { owns, pickable, withoutCard } from '../model/cards';
import { defineMove } from '../model/phases';
import { undrawn } from '../model/draws';
import { checkOwed, coerceToMake, lapsed, without } from '../model/owed';
import { type Card, isSpecial } from '../model/pieces';
import { checkPlay, type Choosing, type Play, playFields, type Playing, waysToPlay } from '../model/play';
import { bend, refuse } from '../model/refusals';
import { resolveCard } from '../model/effects';
import { type State } from '../model/state';

export const coerce = defineMove('coerce', {
  schema: { player: v.picklist(['coercer', 'opponent']), ...playFields },
  by: 'active',
  phases: ['turn'],
  check: (state, _, { type: _type, ...made }) => {
    const due = coerceToMake(state);
    const order = checkOwed(state, 'coerce');
    if (!due) return order;
    const picked = [...order, ...checkPick(state, due.opponent, made.card)];
    return picked.some(({ overrulable }) => !overrulable)
      ? picked
      : [...picked, ...checkPlay(state, playingOf(made, due))];
  },
  apply: (before, seat, { type: _, ...made }) => {
    const state = lapsed(before);
    const due = coerceToMake(state);
    if (!due) return state;
    const owner = playerOf(state, due.opponent);
    const rest = withoutCard(owner, made.card);
    const facedown = [...rest.facedown, { card: made.card, knownTo: [seat, due.opponent] }];
    const moved = withPlayer(undrawn(without(state, due)), due.opponent, { ...rest, facedown });
    return resolveCard(moved, playingOf(made, due));
  },
  /** IS-37: the card is shown to nobody else. */
  describe: (before, { seat, viewer, move }) => {
    const opponent = coerceToMake(before)?.opponent ?? seat;
    const params = { opponent: seatParam(opponent) };
    return viewer === seat || viewer === opponent
      ? message(`did.coerce-known-${move.player}`, { ...params, card: piece(move.card) })
      : message(`did.coerce-${move.player}`, params);
  },
});

interface Coerced extends Play {
  readonly player: 'coercer' | 'opponent';
}

interface Coercing {
  readonly as: Seat;
  readonly opponent: Seat;
}

const playingOf = ({ player, target, ...play }: Coerced, { as, opponent }: Coercing): Playing => ({
  ...play,
  // Older matches name somebody whom the opponent's Misdirect would have coerced.
  ...(target === undefined || (player === 'opponent' && play.card === 'misdirect') ? {} : { target }),
  as: player === 'coercer' ? as : opponent,
  coercedFrom: opponent,
});

const checkPick = (state: State, opponent: Seat, picked: Card): readonly Violation[] => {
  const params = { card: piece(picked), seat: seatParam(opponent) };
  const owner = playerOf(state, opponent);
  const say = owns(owner, picked) ? bend : refuse;
  if (isSpecial(picked)) return [say('IS-37', 'special', { params })];
  const { drawn } = state.turn;
  if (drawn?.includes(picked)) return NONE;
  if (drawn) return [say('IS-37', 'not-drawn', { params: { count: number(drawn.length) } })];
  return owner.hand.includes(picked) ? NONE : [say('IS-37', 'not-in-hand', { params })];
};

/** The opponent who is coerced now, as far as the viewer of this match may know; a view is enough. */
export const coercedNow = ({ turn }: Pick<State, 'turn'>): Seat | undefined =>
  turn.owed.flatMap((owed) => (owed.kind === 'coerce' ? [owed.opponent] : []))[0];

interface InHand extends Choosing, Pick<State, 'turn'> {
  readonly players: readonly { readonly left: boolean; readonly hand: readonly Card[] }[];
}

/** IS-37: which of the opponent's cards are to choose from. */
export const cardsToCoerce = (state: InHand): readonly Card[] => {
  const opponent = coercedNow(state);
  return opponent === undefined ? [] : (state.turn.drawn ?? pickable(playerOf(state, opponent)));
};

/** Who plays the card, and at whom: all ways, possible or not. */
export const waysToCoerce = (state: InHand, picked: Card) => {
  const opponent = coercedNow(state);
  if (opponent === undefined) return [];
  return (['coercer', 'opponent'] as const).flatMap((player) =>
    waysToPlay(state, picked, {
      as: player === 'coercer' ? state.turn.seat : opponent,
      coercedFrom: opponent,
    }).map((play) => coerce.make({ player, ...play })),
  );
};

/** Such a way in words. */
export const coercedWords = ({ player, card: picked, target, capital: there }: Coerced): Message => {
  const params = { card: piece(picked) };
  if (there) return message(`offer.coerced-${player}-in`, { ...params, capital: piece(there) });
  return target === undefined
    ? message(`offer.coerced-${player}`, params)
    : message(`offer.coerced-${player}-at`, { ...params, seat: seatParam(target) });
};
