import type { Board } from '@/rules/spy-connection/board';
import { isCoherent, networkOf } from '@/rules/spy-connection/network';

const boardOf = (...ways: readonly (readonly string[])[]): Board => ({
  cities: [],
  connections: ways.map(([from = '', to = '', ...spaces]) => ({
    id: `${from}-${to}`,
    cities: [from, to],
    spaces,
  })),
});

/** The book's example: one space beside London belongs to both ways; Berlin is three spaces away. */
const board = boardOf(
  ['london', 'paris', 'london-exit', 'channel'],
  ['london', 'berlin', 'london-exit', 'north-sea', 'berlin-exit'],
  ['paris', 'madrid', 'pyrenees'],
);
const lisa = ['london-exit', 'channel', 'north-sea'];
const agents = (spaces: readonly string[]) => Object.fromEntries(spaces.map((space) => [space, 1]));
const coherent = (spy: string, own: readonly string[]) => isCoherent(board, spy, agents(own));
const takenBack = (...spaces: readonly string[]) => lisa.filter((space) => !spaces.includes(space));

test('[SC-30] the network is what secured connections reach, and a started way joins nothing', () => {
  expect([...networkOf(board, 'paris', agents(lisa))].sort()).toEqual(['london', 'paris']);
  expect(networkOf(board, 'berlin', agents(lisa))).toEqual(['berlin']);
});

test('[SC-30] one Agent on a shared space secures both ways out of it', () => {
  const own = ['london-exit', 'channel', 'north-sea', 'berlin-exit', 'pyrenees'];
  expect(networkOf(board, 'madrid', agents(own))).toHaveLength(4);
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
  const named = boardOf(['london', 'paris', 'london', 'paris']);
  expect(isCoherent(named, 'paris', { london: 1 })).toBe(false);
});
