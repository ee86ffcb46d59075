import type { Print } from '@/rules/core/contract';
import type { GameEvent } from '@/rules/core/log/event';
import type { Move } from './moves';
import type { State } from './state';

/** What an event teaches the owner's box. A practice box is ours and has nothing to learn. */
export const reveals = ({ options }: State, { move }: GameEvent<Move>): readonly Print[] => {
  if (options.box === 'practice') return [];
  switch (move.type) {
    case 'accept-mission':
      return move.print ? [{ kind: 'mission', id: move.print.id, data: move.print }] : [];
    case 'note-mission':
      return [{ kind: 'mission', id: move.print.id, data: move.print }];
    case 'connect-city':
      return move.print ? [{ kind: 'connection', id: move.print.id, data: move.print }] : [];
    case 'note-connection':
      return [{ kind: 'connection', id: move.print.id, data: move.print }];
    case 'note-city':
      return [{ kind: 'city', id: move.print.id, data: move.print }];
    case 'deal-start-missions':
    case 'reveal-start-missions':
      return (move.prints ?? []).map((print) => ({ kind: 'start-mission', id: print.id, data: print }));
    default:
      return [];
  }
};
