import type { FormOffer, MoveOffer, Offer } from '@/rules/core/contract';
import type { Message } from '@/rules/core/message';
import { message, number } from '@/rules/core/message';
import type { Seat, Viewer } from '@/rules/core/seat';
import { cheapestPayment } from '../advice/cheapest-payment';
import { cityOf, locationParam } from '../board';
import type { Area, Intelligence, MissionPrint } from '../box';
import { AREAS } from '../box';
import { typeParam } from '../names';
import { cardKey, sorted, valueOf } from '../pile';
import { check } from './check';
import { completeForm } from './complete-form';
import { cutForm } from './cut-form';
import { burnForm, countForm, placeForm } from './forms';
import { filesToMake } from './gather';
import { owed, spaceOf } from './missions';
import { moveForm } from './move-form';
import type { Move } from './moves';
import type { State } from './state';
import { playerOf } from './state';
import { deciding } from './status';

interface Asking {
  readonly state: State;
  readonly seat: Seat;
  /** The viewer may know the hand. */
  readonly isOwner: boolean;
}

/** What the seat can do now. To anybody but its owner the hand makes no difference. */
export const offers = (state: State, seat: Seat, viewer: Viewer): readonly Offer<Move>[] => {
  if (!deciding(state).includes(seat) || owed(state) > 0) return [];
  const asking = { state, seat, isOwner: viewer === seat };
  switch (state.phase) {
    case 'place-special-agents':
      return [placeForm(state) as FormOffer<Move>];
    case 'choose-stack':
      return state.stacks.map((stack) =>
        offerOf(asking, {
          move: { type: 'choose-stack', stack },
          label: message('offer.choose-stack', { stack: number(stack) }),
          about: String(stack),
        }),
      );
    case 'cut-files':
      return [cutForm({ cards: state.row.length, files: filesToMake(state) }) as unknown as FormOffer<Move>];
    case 'choose-files':
      return files(asking);
    case 'count-hands':
      return [countForm(state, seat) as FormOffer<Move>];
    default:
      return operations(asking);
  }
};

interface Wanted {
  readonly move: Move;
  readonly label: Message;
  readonly about?: string;
}

const offerOf = ({ state, seat }: Asking, { move, label, about }: Wanted): MoveOffer<Move> => ({
  kind: 'move',
  id: about === undefined ? move.type : `${move.type}/${about}`,
  label,
  move,
  violations: check(state, seat, move),
});

const files = (asking: Asking): readonly Offer<Move>[] =>
  asking.state.files.map(({ cards, spyMasterCard }, file) =>
    offerOf(asking, {
      move: { type: 'choose-file', file },
      label: message(spyMasterCard ? 'offer.choose-file-with-card' : 'offer.choose-file', {
        file: number(file + 1),
        count: number(cards.length),
      }),
      about: String(file),
    }),
  );

const operations = (asking: Asking): readonly Offer<Move>[] => {
  const { state, seat } = asking;
  const { turn } = state;
  const canMove = turn.completed === 0;
  return [
    ...(canMove && !turn.burned ? burns(asking) : []),
    ...(canMove && turn.points > 0 ? [moveForm(state, seat) as FormOffer<Move>] : []),
    ...AREAS.flatMap((area) => (spaceOf(state, area).faceup ? [completion(asking, area)] : [])),
    offerOf(asking, { move: { type: 'end-turn' }, label: message('offer.end-turn') }),
    offerOf(asking, { move: { type: 'pass' }, label: message('offer.pass') }),
  ];
};

/** The owner picks one of the cards; to others every card is the same. */
const burns = (asking: Asking): readonly Offer<Move>[] => {
  const { state, seat, isOwner } = asking;
  const { hand } = playerOf(state, seat);
  const kinds = new Map(isOwner ? sorted(hand.cards).map((card) => [cardKey(card), card]) : []);
  const form = isOwner && hand.unknown === 0 ? [] : [burnForm(state, seat) as FormOffer<Move>];
  return [...[...kinds].map(([about, card]) => burnOffer(asking, card, about)), ...form];
};

const burnOffer = (asking: Asking, card: Intelligence, about: string): MoveOffer<Move> =>
  offerOf(asking, {
    move: { type: 'burn-to-move', card },
    label: message('offer.burn-to-move', {
      type: typeParam(asking.state.options, card.type),
      count: number(card.value),
    }),
    about,
  });

const completion = (asking: Asking, area: Area): Offer<Move> => {
  const { state, seat, isOwner } = asking;
  const print = spaceOf(state, area).faceup?.print;
  const { hand } = playerOf(state, seat);
  if (!print || !isOwner || hand.unknown > 0) return completeForm(state, seat, area) as FormOffer<Move>;
  const burned = paymentOf(hand.cards, print);
  return offerOf(asking, {
    move: { type: 'complete-mission', area, burned },
    label: message('offer.complete-for', {
      city: locationParam(state.locations, cityOf(area, print.colour)),
      type: typeParam(state.options, print.intelligence.type),
      value: number(valueOf(burned)),
      points: number(print.points),
    }),
    about: area,
  });
};

/** The cheapest payment, or everything of the type where the hand is too poor. */
const paymentOf = (cards: readonly Intelligence[], { intelligence }: MissionPrint): readonly Intelligence[] =>
  cheapestPayment(cards, intelligence)?.cards ?? cards.filter(({ type }) => type === intelligence.type);
