import { seat as seatParam } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import type { Card } from '../pieces';
import { inBoxOrder, isSpecial } from '../pieces';
import { NONE, refuse } from '../refusals';
import type { Player, State } from './state';
import { playerOf, withPlayer } from './state';

/** IS-37: what Coerce can pick. */
export const pickable = ({ hand }: Player): readonly Card[] => hand.filter((card) => !isSpecial(card));

export const facedownCards = ({ facedown }: Player): readonly Card[] =>
  facedown.flatMap(({ card }) => (card === undefined ? [] : [card]));

/**
 * IS-37: only in what somebody is shown who has not seen a coerced card. Which card is not in the hand must not be told
 * by what is refused, so that this player chooses in private.
 */
export const checkUnseen = ({ facedown }: Player, seat: Seat): readonly Violation[] =>
  facedown.some(({ card }) => card === undefined)
    ? [refuse('IS-37', 'in-private', { params: { seat: seatParam(seat) } })]
    : NONE;

/** All that this player has in the Records. */
export const recorded = (player: Player): readonly Card[] => [...player.records, ...facedownCards(player)];

export const withoutCard = (player: Player, card: Card): Pick<Player, 'hand' | 'records' | 'facedown'> => ({
  hand: player.hand.filter((other) => other !== card),
  records: player.records.filter((other) => other !== card),
  facedown: player.facedown.filter((other) => other.card !== card),
});

export const toHand = (state: State, seat: Seat, cards: readonly Card[]): State => {
  const player = playerOf(state, seat);
  const rest = cards.reduce((now, card) => ({ ...now, ...withoutCard(now, card) }), player);
  return withPlayer(state, seat, { ...rest, hand: inBoxOrder([...rest.hand, ...cards]) });
};

export const toRecords = (state: State, seat: Seat, cards: readonly Card[]): State => {
  const player = playerOf(state, seat);
  const rest = cards.reduce((now, card) => ({ ...now, ...withoutCard(now, card) }), player);
  return withPlayer(state, seat, { ...rest, records: [...rest.records, ...cards] });
};

/** Everybody's Records go back to the hands, IS-54, IS-71. */
export const recordsToHands = (state: State): State => ({
  ...state,
  players: state.players.map((player) => ({
    ...player,
    hand: inBoxOrder([...player.hand, ...recorded(player)]),
    records: [],
    facedown: [],
  })),
});

/** IS-50: the Records are reported, so that nothing in them stays unseen. */
export const openRecords = (state: State): State => ({
  ...state,
  players: state.players.map((player) => ({ ...player, records: recorded(player), facedown: [] })),
});
