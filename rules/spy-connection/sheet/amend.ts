/*
 * SC-56: points that were mistyped. SC-70: Agents that were counted wrongly.
 */
import type { Amending } from '@/rules/core/amend';
import { countLine, setTo } from '@/rules/core/amend';
import type { LedgerChange, LedgerEntry } from '@/rules/core/ledger';
import { message, number } from '@/rules/core/message';
import { extraTurnLine, isExtraTurn, MOST_POINTS } from '../amend-lines';
import type { State } from './state';
import type { Move, Moved } from './types';

const MOST_AGENTS = 15;
const MOST_CIRCLES = 36;

const agentsLine = (agents: number): LedgerEntry =>
  countLine('agents', agents, { label: message('amend.agents'), max: MOST_AGENTS });

const movedLines = ({ agents, circles }: Moved): readonly LedgerEntry[] => [
  agentsLine(agents),
  countLine('circles', circles, { label: message('amend.circles'), max: MOST_AGENTS }),
];

const moved = (changes: readonly LedgerChange[], { agents, circles }: Moved): Moved => ({
  agents: setTo(changes, 'agents', agents),
  circles: setTo(changes, 'circles', circles),
});

const pointsLine = (id: string, points: number, place?: number): LedgerEntry =>
  countLine(id, points, {
    label:
      place === undefined
        ? message('amend.points-only')
        : message('score.nth-mission', { place: number(place) }),
    max: MOST_POINTS,
  });

export const amend: Amending<Move, State> = {
  lines: (_, { move }) => {
    switch (move.type) {
      case 'accept-mission':
        return [agentsLine(move.agents)];
      case 'discard-mission':
      case 'place-agents':
      case 'take-back-agents':
        return movedLines(move);
      case 'complete-mission':
        return [
          pointsLine('points', move.points),
          extraTurnLine('extra-turn', move.extraTurn),
          ...movedLines(move),
        ];
      case 'enter-score':
        return [
          ...move.completed.map((points, place) => pointsLine(`points/${place}`, points, place + 1)),
          countLine('covered', move.covered, { label: message('score.covered'), max: MOST_CIRCLES }),
        ];
      default:
        return [];
    }
  },
  amended: (move, changes) => {
    switch (move.type) {
      case 'accept-mission':
        return { ...move, agents: setTo(changes, 'agents', move.agents) };
      case 'discard-mission':
      case 'place-agents':
      case 'take-back-agents':
        return { ...move, ...moved(changes, move) };
      case 'complete-mission':
        return {
          ...move,
          ...moved(changes, move),
          points: setTo(changes, 'points', move.points),
          extraTurn: isExtraTurn(
            setTo(changes, 'extra-turn', move.extraTurn ? 'extra-turn' : 'no-extra-turn'),
          ),
        };
      case 'enter-score':
        return {
          ...move,
          completed: move.completed.map((points, place) => setTo(changes, `points/${place}`, points)),
          covered: setTo(changes, 'covered', move.covered),
        };
      default:
        return move;
    }
  },
};
