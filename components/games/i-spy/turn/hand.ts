import { type Offer } from '@/rules/core/contract';
import { type Seat } from '@/rules/core/seat';
import { type Move } from '@/rules/i-spy/game';
import { nationOf } from '@/rules/i-spy/model/check-print';
import { ACTION_CARDS, type Capital, type Card, NATIONS } from '@/rules/i-spy/model/pieces';
import { playCard } from '@/rules/i-spy/moves/play-card';
import { offersOf } from '../actions/act-props';
import { capitalHere } from '../map/due';
import { type Table, playerOf } from '../table';
import { refusalWord } from './refusal-word';

type Play = ReturnType<typeof playCard.make>;

export const isPossible = ({ violations }: Offer<Move>): boolean =>
  violations.every(({ certainty, code }) => certainty !== 'broken' || code === 'amount-unknown');

/** A card of the twelve, wherever it lies. */
export interface HandCard {
  readonly card: Card;
  readonly ways: readonly Offer<Move>[];
  /** The word for why not; nothing where it can be played. */
  readonly against?: string | undefined;
}

/** Each Nation's two stand side by side; what nobody has read comes last. */
export const handOf = (table: Table, seat: Seat): readonly HandCard[] => {
  const { view } = table;
  const player = playerOf(view, seat);
  const offers = offersOf({ table, seat }, playCard);
  const rank = (card: Card): number => {
    const nation = nationOf(view.prints, card);
    return nation ? NATIONS.indexOf(nation) : NATIONS.length;
  };
  const special = player.hand.filter((card) => !ACTION_CARDS.some((each) => each === card));
  return [...[...ACTION_CARDS].sort((one, other) => rank(one) - rank(other)), ...special].map((card) => {
    const ways = offers.filter(({ move }) => (move as Play).card === card);
    if (view.turn.agenda.includes(card)) return { card, ways, against: 'ui.no-play.played' };
    if (player.records.includes(card)) return { card, ways, against: 'ui.no-play.records' };
    if (ways.some(isPossible)) return { card, ways };
    return { card, ways, against: refusalWord(ways[0]?.violations ?? []) };
  });
};

/** On the map a Sabotage is where the Spy is. */
export const placeOf = (table: Table, seat: Seat, { card, capital }: Play): Capital | undefined =>
  capital ?? (card === 'sabotage' ? capitalHere(table.view, seat) : undefined);

/** The Capital whose amount has to be read first. */
export const unreadAmount = (
  table: Table,
  seat: Seat,
  { move, violations }: Offer<Move>,
): Capital | undefined =>
  violations.some(({ code }) => code === 'amount-unknown') ? placeOf(table, seat, move as Play) : undefined;
