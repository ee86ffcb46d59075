/*
 * SM-40: points that were mistyped. SM-41: a total of a hand.
 */
import type { Amending } from '@/rules/core/amend';
import { countLine, setTo } from '@/rules/core/amend';
import { message, number } from '@/rules/core/message';
import { MOST_POINTS, totalLines, totalsSetTo } from '../amend-lines';
import type { State } from './state';
import type { Move } from './types';

export const amend: Amending<Move, State> = {
  lines: ({ options }, { move }) => {
    switch (move.type) {
      case 'complete-mission':
        return [countLine('points', move.points, { label: message('amend.points'), max: MOST_POINTS })];
      case 'enter-missions':
        return move.points.map((points, place) =>
          countLine(`points/${place}`, points, {
            label: message('amend.points-of', { place: number(place + 1) }),
            max: MOST_POINTS,
          }),
        );
      case 'count-hand':
        return totalLines(options, move.totals);
      default:
        return [];
    }
  },
  amended: (move, changes) => {
    switch (move.type) {
      case 'complete-mission':
        return { ...move, points: setTo(changes, 'points', move.points) };
      case 'enter-missions':
        return { ...move, points: move.points.map((was, place) => setTo(changes, `points/${place}`, was)) };
      case 'count-hand':
        return { ...move, totals: totalsSetTo(changes, move.totals) };
      default:
        return move;
    }
  },
};
