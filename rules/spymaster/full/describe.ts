import type { GameEvent } from '@/rules/core/log/event';
import type { Message, Params } from '@/rules/core/message';
import { message, number, piece, seat as seatParam } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import { cityOf, distance, locationParam } from '../board';
import { typeParam } from '../names';
import { stackSize } from '../numbers';
import { valueOf } from '../pile';
import { spaceOf } from './missions';
import type { Move } from './moves';
import { drawnFor } from './moves/set-up';
import type { State } from './state';

/** One line of the history, the same for everybody: a card is named when it is burned, for all to see. */
export const describe = (before: State, { actor, move }: GameEvent<Move>): Message => {
  const seat = actor === 'table' ? before.active : actor;
  return message(`did.${move.type}`, { seat: seatParam(seat), ...paramsOf(before, seat, move) });
};

const paramsOf = (before: State, seat: Seat, move: Move): Params => {
  const { options, locations } = before;
  switch (move.type) {
    case 'draw-special-agent':
      return {
        seat: seatParam(Math.max(0, drawnFor(before))),
        city: locationParam(locations, move.location),
      };
    case 'place-freelance-agents':
      return { count: number(move.locations.length) };
    case 'lay-out-row':
    case 'reveal-missions':
      return { count: number(move.cards.length) };
    case 'note-mission':
      return { city: locationParam(locations, cityOf(move.area, move.print.colour)) };
    case 'note-location':
      return { city: locationParam([move.print], move.print.location), area: piece(move.print.location) };
    case 'choose-stack':
      return { stack: number(move.stack), count: number(stackSize(options.seatCount)) };
    case 'cut-files':
      return { count: number(move.cuts.length + 1) };
    case 'choose-file':
      return fileParams(before, move.file);
    case 'burn-to-move':
      return { type: typeParam(options, move.card.type), value: number(move.card.value) };
    case 'move-agent':
      return {
        from: locationParam(locations, move.from),
        to: locationParam(locations, move.to),
        count: number(distance(move.from, move.to)),
      };
    case 'complete-mission':
      return missionParams(before, move);
    case 'leave':
      return { seat: seatParam(move.seat) };
    default:
      return { seat: seatParam(seat) };
  }
};

const fileParams = ({ files }: State, file: number): Params => ({
  file: number(file + 1),
  count: number(files[file]?.cards.length ?? 0),
});

type Completing = Extract<Move, { readonly type: 'complete-mission' }>;

const missionParams = (before: State, { area, burned, print: read }: Completing): Params => {
  const print = spaceOf(before, area).faceup?.print ?? read;
  return {
    city: print ? locationParam(before.locations, cityOf(area, print.colour)) : piece(area),
    type: typeParam(before.options, print?.intelligence.type ?? 'surveillance'),
    value: number(valueOf(burned)),
    count: number(print?.points ?? 0),
  };
};
