import { seat as seatParam } from '@/rules/core/message';
import { playerOf, type Seat, withPlayer } from '@/rules/core/seat';
import { NONE, type Violation } from '@/rules/core/violation';
import { type Card, inBoxOrder, isSpecial, NATIONS, type PerNation, phaseOfRound } from './pieces';
import { refuse } from './refusals';
import { type RecordedCard, sumOwed } from './scoring';
import { type Player, type State } from './state';

/** IS-37: what Coerce can pick. */
export const pickable = ({ hand }: Pick<Player, 'hand'>): readonly Card[] =>
  hand.filter((card) => !isSpecial(card));

const facedownCards = ({ facedown }: Player): readonly Card[] =>
  facedown.flatMap(({ card }) => (card === undefined ? [] : [card]));

/**
 * IS-37: only in what somebody is shown who has not seen a coerced card. Which card is not in the hand must not be told
 * by what is refused, so that this player chooses in private.
 */
export const checkUnseen = ({ facedown }: Player, seat: Seat): readonly Violation[] =>
  facedown.some(({ card }) => card === undefined)
    ? [refuse('IS-37', 'in-private', { params: { seat: seatParam(seat) } })]
    : NONE;

/** Whether the player has this card, in the hand or in the Records. */
export const owns = (player: Player, card: Card): boolean =>
  player.hand.includes(card) || recorded(player).includes(card);

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

/** IS-23: what lies before the player goes where it belongs. */
export const putAway = (state: State): State => {
  const { seat, retrieving, agenda } = state.turn;
  const away = toRecords(state, seat, agenda);
  return retrieving === undefined ? away : toHand(away, seat, [retrieving]);
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

/** Cards in the Records, and Scoring Phases up to this one, that the app has not been told. */
export const missingPrints = ({
  players,
  prints,
  round,
}: Pick<State, 'prints' | 'round'> & { readonly players: readonly Pick<Player, 'records'>[] }) => ({
  cards: [...new Set(players.flatMap(({ records }) => records))].filter((card) => !prints.cards[card]),
  phases: Array.from({ length: phaseOfRound(round) }, (_, index) => index + 1).filter(
    (phase) => !prints.phases[phase],
  ),
});

/** One player's Records, card by card. */
export const cardsOf = (
  { prints }: Pick<State, 'prints'>,
  { records }: Pick<Player, 'records'>,
): readonly RecordedCard[] =>
  records.map((card) => ({ card, influence: prints.cards[card]?.influence ?? {} }));

/** What one player's Records owe. */
export const owedBy = (state: Pick<State, 'prints'>, player: Pick<Player, 'records'>): Partial<PerNation> => {
  const sums = sumOwed(cardsOf(state, player).map(({ influence }) => influence));
  return Object.fromEntries(NATIONS.flatMap((nation) => (sums[nation] ? [[nation, sums[nation]]] : [])));
};
