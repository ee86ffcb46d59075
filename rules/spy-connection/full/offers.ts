import type { MoveOffer, Offer } from '@/rules/core/contract';
import type { Message } from '@/rules/core/message';
import { message, number } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import { citiesParam, cityParam, indexOf, wayParams } from '../board';
import { networkOf } from '../network';
import type { Slot } from '../prices';
import { acceptForm } from './accept-form';
import { check } from './check';
import { owed, priceFor } from './display';
import type { Move } from './moves';
import { priceOf } from './route';
import type { Player, State } from './state';
import { playerOf, spyOf } from './state';

/** What the player to move can do, and what not with the reasons; nobody else is offered anything. */
export const offers = (state: State, seat: Seat): readonly Offer<Move>[] => {
  if (seat !== state.active || state.phase === 'over' || state.phase === 'set-up') return [];
  if (state.phase === 'choose-start-missions') return choices(state, seat);
  if (owed(state) > 0) return [];
  const player = playerOf(state, seat);
  return [
    ...covers(state, seat, player),
    ...accepts(state, seat, player),
    ...connections(state, seat, player),
    ...travels(state, seat, player),
    offerOf(state, seat, { move: { type: 'end-turn' }, label: message('offer.end-turn') }),
    ...ifLegal(state, seat, {
      move: { type: 'decline-extra-turn' },
      label: message('offer.decline-extra-turn'),
    }),
    ...ifLegal(state, seat, { move: { type: 'pass' }, label: message('offer.pass') }),
    ...takeBacks(state, seat, player),
    ...missions(state, seat, player),
  ];
};

interface Wanted {
  readonly move: Move;
  readonly label: Message;
  readonly about?: string;
}

const offerOf = (state: State, seat: Seat, { move, label, about }: Wanted): MoveOffer<Move> => ({
  kind: 'move',
  id: about === undefined ? move.type : `${move.type}/${about}`,
  label,
  move,
  violations: check(state, seat, move),
});

const ifLegal = (state: State, seat: Seat, wanted: Wanted): readonly MoveOffer<Move>[] => {
  const offer = offerOf(state, seat, wanted);
  return offer.violations.some(({ certainty }) => certainty === 'broken') ? [] : [offer];
};

const choices = (state: State, seat: Seat): readonly Offer<Move>[] =>
  state.choice.map(({ id, cities }) =>
    offerOf(state, seat, {
      move: { type: 'choose-start-mission', card: id },
      label: message('offer.choose-start-mission', { cities: citiesParam(state.board, cities) }),
      about: id,
    }),
  );

const covers = (state: State, seat: Seat, player: Player): readonly Offer<Move>[] =>
  player.open
    .filter(({ print }) => print.cities.includes(spyOf(player)))
    .map(({ mission, print }) =>
      offerOf(state, seat, {
        move: { type: 'cover-objective', mission },
        label: message('offer.cover-objective', {
          city: cityParam(state.board, spyOf(player)),
          cities: citiesParam(state.board, print.cities),
        }),
        about: String(mission),
      }),
    );

/** A blank tile has to be read first: a form, with the cards that the box knows. */
const accepts = (state: State, seat: Seat, player: Player): readonly Offer<Move>[] =>
  state.display.map(({ print }, place) => {
    const slot = (place + 1) as Slot;
    const price = number(priceFor(state, player, slot));
    if (!print) return acceptForm(state, seat, slot);
    return offerOf(state, seat, {
      move: { type: 'accept-mission', slot },
      label: message('offer.accept-mission', {
        cities: citiesParam(state.board, print.cities),
        count: price,
      }),
      about: String(slot),
    });
  });

const connections = (state: State, seat: Seat, player: Player): readonly Offer<Move>[] =>
  (indexOf(state.board).waysFrom.get(spyOf(player)) ?? []).map(({ connection, to }) =>
    offerOf(state, seat, {
      move: { type: 'connect-city', connection: connection.id },
      label: message('offer.connect-city', {
        city: cityParam(state.board, to),
        count: number(priceOf(state.players, seat, connection.spaces)),
      }),
      about: connection.id,
    }),
  );

const travels = (state: State, seat: Seat, player: Player): readonly Offer<Move>[] =>
  networkOf(state.board, spyOf(player), player.agents)
    .filter((city) => city !== player.spy)
    .map((city) =>
      offerOf(state, seat, {
        move: { type: 'move-spy', city },
        label: message('offer.move-spy', { city: cityParam(state.board, city) }),
        about: city,
      }),
    );

const takeBacks = (state: State, seat: Seat, player: Player): readonly Offer<Move>[] =>
  Object.entries(player.agents).map(([space, count]) =>
    offerOf(state, seat, {
      move: { type: 'take-back-agents', spaces: [space] },
      label: message('offer.take-back-agents', { count: number(count), ...wayParams(state.board, space) }),
      about: space,
    }),
  );

const missions = (state: State, seat: Seat, player: Player): readonly Offer<Move>[] =>
  player.open.flatMap(({ mission, print, covered }) => {
    const cities = citiesParam(state.board, print.cities);
    return [
      ...covered.map((city) =>
        offerOf(state, seat, {
          move: { type: 'take-back-objective', mission, city },
          label: message('offer.take-back-objective', { city: cityParam(state.board, city), cities }),
          about: `${mission}/${city}`,
        }),
      ),
      offerOf(state, seat, {
        move: { type: 'discard-mission', mission },
        label: message('offer.discard-mission', { cities }),
        about: String(mission),
      }),
    ];
  });
