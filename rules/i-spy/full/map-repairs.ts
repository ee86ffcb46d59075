import type { Repair } from '@/rules/core/contract';
import { message, number, piece } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import { reachOf } from '../advice/reach';
import { regionParam } from '../map';
import type { Move } from './moves';
import { coercedTraveller, travellerOf } from './moves/travel';
import { waysToPlay } from './play';
import type { State } from './state';
import { playerOf } from './state';

/** On the map: go there first, get Tickets first, or tell the app of a Route that it does not know. */
export const repairsOnMap = (state: State, seat: Seat, move: Move): readonly Repair<Move>[] =>
  state.map
    ? [
        ...noted(state, move),
        ...dropped(state),
        ...walks(state),
        ...(move.type === 'travel' ? tickets(state, seat) : []),
      ]
    : [];

/** The nearest first; a Tag or a card for Tickets is dearer. */
const walks = (state: State): readonly Repair<Move>[] => {
  const { map } = state;
  if (!map) return [];
  const from = travellerOf(state).tickets;
  return reachOf({ ...state, map })
    .filter(({ moves }) => moves.length > 0)
    .map(({ region, tickets: left, moves }) => {
      const params = { region: regionParam(map, region), count: number(from - left) };
      const begin = moves.length === 1 ? moves[0]?.type : undefined;
      return {
        label:
          begin === 'flee' || begin === 'deploy'
            ? message(`repair.${begin}`, params)
            : message('repair.go', params),
        moves,
      };
    });
};

const dropped = (state: State): readonly Repair<Move>[] =>
  coercedTraveller(state)
    ? [{ label: message('repair.drop-tickets'), moves: [{ type: 'drop-tickets' }] }]
    : [];

/** Cards that bring Tickets are found by trying. What only a coercer knows is not told, IS-37. */
const tickets = (state: State, seat: Seat): readonly Repair<Move>[] => {
  const { hand, facedown } = playerOf(state, seat);
  const isOpen = state.turn.tagOffers.every(({ knownTo }) => knownTo === undefined);
  return [
    ...(isOpen ? [{ label: message('repair.tag'), moves: [{ type: 'take-tag-for-tickets' }] } as const] : []),
    ...(facedown.length > 0 ? [] : hand).flatMap((card) =>
      waysToPlay(state, card, { as: seat })
        .filter(({ target }) => target === undefined)
        .map((play): Repair<Move> => ({
          label: message('repair.play', { card: piece(card) }),
          moves: [{ type: 'play-card', ...play }],
        })),
    ),
  ];
};

/** Only an owner's map has Routes to learn: a Spy that really goes that way shows that there is one. */
const noted = (state: State, move: Move): readonly Repair<Move>[] => {
  const from = playerOf(state, travellerOf(state).as).region;
  if (state.options.box !== 'owner' || move.type !== 'travel' || from === undefined) return [];
  const note: Move = { type: 'note-route', print: { regions: [from, move.region] } };
  return [{ label: message('repair.note-route'), moves: [note] }];
};
