import type { GameEvent } from '@/rules/core/log/event';
import type { Message, Params } from '@/rules/core/message';
import { listed, message, number, seat as seatParam } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import { citiesParam, cityParam, farEnd, indexOf, spacesParams } from '../board';
import { priceFor } from './display';
import type { Move } from './moves';
import type { State } from './state';
import { openMission, playerOf, spyOf } from './state';

/** One line of the history. Nothing in this game is secret. */
export const describe = (before: State, { actor, move }: GameEvent<Move>): Message => {
  const seat = actor === 'table' ? before.active : actor;
  return message(keyOf(move, before, seat), { seat: seatParam(seat), ...paramsOf(before, seat, move) });
};

const keyOf = (move: Move, before: State, seat: Seat): string => {
  const completes = move.type === 'cover-objective' && isLast(before, seat, move.mission);
  return `did.${completes ? 'complete-mission' : move.type}`;
};

const isLast = (before: State, seat: Seat, mission: number): boolean => {
  const open = openMission(playerOf(before, seat), mission);
  return open !== undefined && open.covered.length + 1 === open.print.cities.length;
};

const paramsOf = (before: State, seat: Seat, move: Move): Params => {
  const { board } = before;
  switch (move.type) {
    case 'accept-mission': {
      const print = move.print ?? before.display[move.slot - 1]?.print;
      const count = number(priceFor(before, playerOf(before, seat), move.slot));
      return { cities: citiesParam(board, print?.cities ?? []), count };
    }
    case 'move-spy':
      return { city: cityParam(board, move.city) };
    case 'connect-city': {
      const connection = indexOf(board).connections.get(move.connection) ?? move.print;
      const to = connection && farEnd(connection, spyOf(playerOf(before, seat)));
      return { city: cityParam(board, to ?? '') };
    }
    case 'take-back-agents': {
      const { agents } = playerOf(before, seat);
      const count = number(move.spaces.reduce((sum, space) => sum + (agents[space] ?? 0), 0));
      return { count, what: listed(spacesParams(board, move.spaces)) };
    }
    case 'take-back-objective':
      return { ...missionParams(before, seat, move.mission), city: cityParam(board, move.city) };
    case 'take-back-assigned':
    case 'discard-mission':
      return missionParams(before, seat, move.mission);
    case 'cover-objective':
      return {
        ...missionParams(before, seat, move.mission),
        city: cityParam(board, spyOf(playerOf(before, seat))),
      };
    case 'choose-start-mission': {
      const chosen = before.choice.find(({ id }) => id === move.card);
      return { cities: citiesParam(board, chosen?.cities ?? []) };
    }
    case 'reveal-missions':
      return { count: number(move.cards.length) };
    case 'note-city':
      return { city: cityParam({ ...board, cities: [move.print] }, move.print.id) };
    case 'note-connection':
      return {
        from: cityParam(board, move.print.cities[0]),
        to: cityParam(board, move.print.cities[1]),
      };
    case 'note-mission':
      return { cities: citiesParam(board, move.print.cities) };
    case 'leave':
      return { seat: seatParam(move.seat) };
    default:
      return {};
  }
};

const missionParams = (before: State, seat: Seat, mission: number): Params => {
  const open = openMission(playerOf(before, seat), mission);
  return { cities: citiesParam(before.board, open?.print.cities ?? []) };
};
