import type { Intelligence, MissionPrint } from '../box';
import { COLOURS, INTELLIGENCE_TYPES } from '../box';

/** Made up: of each value so many cards, the same in every type. */
const COPIES: readonly (readonly [value: number, copies: number])[] = [
  [1, 6],
  [2, 7],
  [3, 6],
  [4, 4],
  [5, 2],
];

export const PRACTICE_INTELLIGENCE: readonly Intelligence[] = INTELLIGENCE_TYPES.flatMap((type) =>
  COPIES.flatMap(([value, copies]) => Array.from({ length: copies }, () => ({ type, value }))),
);

type Pattern = readonly [specialAgents: number, freelanceAgents: number, value: number, points: number];

/**
 * Made up; each comes once in every colour, and the types take turns. The points grow with what is asked. In blue the
 * tenth is what the book shows: 2 Special Agents, 2 Freelance Agents, Surveillance 3.
 */
const PATTERNS: readonly Pattern[] = [
  [1, 1, 2, 5],
  [1, 1, 4, 6],
  [1, 2, 2, 6],
  [1, 2, 4, 7],
  [1, 3, 3, 7],
  [1, 3, 5, 8],
  [2, 0, 3, 6],
  [2, 1, 2, 7],
  [2, 1, 5, 8],
  [2, 2, 3, 9],
  [2, 2, 6, 10],
  [2, 3, 4, 10],
  [3, 0, 4, 8],
  [3, 1, 5, 10],
  [3, 2, 4, 11],
];

export const PRACTICE_MISSIONS: readonly MissionPrint[] = PATTERNS.flatMap((pattern, row) =>
  COLOURS.map((colour, column): MissionPrint => {
    const [specialAgents, freelanceAgents, value, points] = pattern;
    const type = INTELLIGENCE_TYPES[(row + column) % 4] as Intelligence['type'];
    const id = `practice-mission-${row * COLOURS.length + column + 1}`;
    return { id, colour, specialAgents, freelanceAgents, intelligence: { type, value }, points };
  }),
);
