import type { Links } from '@/rules/spy-connection/network';
import { isCoherent, networkOf } from '@/rules/spy-connection/network';

const way = (from: string, to: string, ...spaces: readonly string[]): Links => ({
  cities: [from, to],
  spaces,
});

/** The book's example: one space beside London belongs to both ways; Berlin is three spaces away. */
const board = [
  way('london', 'paris', 'london-exit', 'channel'),
  way('london', 'berlin', 'london-exit', 'north-sea', 'berlin-exit'),
  way('paris', 'madrid', 'pyrenees'),
];
const lisa = ['london-exit', 'channel', 'north-sea'];
const coherent = (spy: string, own: readonly string[]) => isCoherent(board, spy, new Set(own));
const takenBack = (...spaces: readonly string[]) => lisa.filter((space) => !spaces.includes(space));

test('[SC-30] the network is what secured connections reach, and a started way joins nothing', () => {
  expect([...networkOf(board, 'paris', new Set(lisa))].sort()).toEqual(['london', 'paris']);
  expect([...networkOf(board, 'berlin', new Set(lisa))]).toEqual(['berlin']);
});

test('[SC-30] one Agent on a shared space secures both ways out of it', () => {
  const own = new Set(['london-exit', 'channel', 'north-sea', 'berlin-exit']);
  expect(networkOf(board, 'madrid', new Set([...own, 'pyrenees'])).size).toBe(4);
});

test('[SC-35] Lisa in Paris takes back the Agent further towards Berlin', () => {
  expect(coherent('paris', takenBack('north-sea'))).toBe(true);
});

test('[SC-35] she may not take back what leads to Paris: the Agents towards Berlin would be cut off', () => {
  expect(coherent('paris', takenBack('channel'))).toBe(false);
  expect(coherent('paris', takenBack('london-exit'))).toBe(false);
});

test('[SC-35] several spaces at once are judged together: the way back in any order, or at one stroke', () => {
  expect(coherent('paris', takenBack('london-exit', 'north-sea'))).toBe(true);
  expect(coherent('paris', takenBack('london-exit', 'north-sea', 'channel'))).toBe(true);
});

test('[SC-35] a city joins the spaces beside it, and the Spy counts', () => {
  expect(coherent('madrid', ['pyrenees', 'channel'])).toBe(true);
  expect(coherent('berlin', ['pyrenees', 'channel'])).toBe(false);
});

test('[SC-3] a city and a space of the same name are two places', () => {
  expect(isCoherent([way('london', 'paris', 'london', 'paris')], 'paris', new Set(['london']))).toBe(false);
});
