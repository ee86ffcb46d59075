import { BOOK_LOCATIONS } from '@/rules/spymaster/box/practice';
import { full, type Move } from '@/rules/spymaster/game';
import { countOf } from '@/rules/spymaster/model/pile';
import { burn, choose, cut, end, lay, pass, row, stack } from './support/table';

const leave = (seat: number): Move => ({ type: 'leave', seat });
const correct = (...changes: readonly (readonly [string, number | string])[]): Move => ({
  type: 'correct',
  changes: changes.map(([entry, to]) => ({ entry, to })),
});
const hands = [{ hand: 's1' }, { hand: 'e1' }, { hand: 'd1' }];
const stop: Move = { type: 'stop' };
const TEN = 's1 s2 s3 e1 e2 e3 d1 d2 d3 f1';

test('[SM-1] who left is skipped, and the last one stays', () => {
  const table = lay({ players: hands });
  expect(table.why('table', leave(5))).toEqual(['SM-1/not-here']);
  table.does('table', leave(1));
  expect(table.why('table', leave(1))).toEqual(['SM-1/not-here']);
  expect(table.why(1, pass)).toEqual(['SM-1/not-here']);
  table.does(0, burn('s1'), end);
  expect(table.state.active).toBe(2);
  table.does('table', leave(2));
  expect(table.why('table', leave(0))).toEqual(['SM-1/last-one']);
});

test('[SM-37] a ring of passes closes without who left', () => {
  const table = lay({ players: hands }).does(0, pass).does('table', leave(2)).does(1, pass);
  expect(table.state.round).toBe(2);
  const active = lay({ players: hands }).does(0, pass).does(1, pass).does('table', leave(2));
  expect(active.state.round).toBe(2);
  const passed = lay({ players: hands }).does(0, pass).does('table', leave(0));
  expect(passed.state).toMatchObject({ passes: 0, active: 1 });
});

test('[SM-21] [SM-23] after somebody left there are as many Files as players', () => {
  const table = lay({
    players: [{}, {}, {}],
    state: { phase: 'choose-stack', stacks: [1, 2, 3, 4, 5], rows: 0 },
  });
  table.does('table', leave(0));
  expect(table.state).toMatchObject({ spyMaster: 1, active: 1 });
  table.does(1, stack(1)).does('table', row(TEN));
  expect(table.why(1, cut([3, 6]))).toEqual(['SM-21/too-many-files']);
  table.does(1, cut([3])).does(2, choose(3));
  expect(table.state.players.map(({ hand }) => countOf(hand))).toEqual([0, 3, 7]);
});

test('[SM-23] a File that nobody is left to take is discarded, and the pawn stays if its card was on it', () => {
  const table = lay({
    players: [{}, {}, {}],
    state: { phase: 'choose-stack', stacks: [1, 2, 3, 4, 5], rows: 0 },
  });
  table
    .does(0, stack(1))
    .does('table', row(TEN))
    .does(0, cut([3, 6], 2))
    .does(1, choose(0));
  table.does('table', leave(2));
  expect(table.state.active).toBe(0);
  table.does(0, choose(3));
  expect(table.phase).toBe('operations');
  expect(table.state.discard.cards).toHaveLength(4);
  expect(table.state.nextSpyMaster).toBeUndefined();
  table.does(0, pass).does(1, pass);
  expect(table.state.spyMaster).toBe(0);
});

test('[SM-38] [SM-45] if the holder of the SpyMaster card has left, the next one clockwise gets the pawn', () => {
  const table = lay({ players: hands, state: { nextSpyMaster: 2 } }).does('table', leave(2));
  table.does(0, pass).does(1, pass);
  expect(table.state).toMatchObject({ round: 2, spyMaster: 0 });
});

test('[SM-41] an early end opens the hands, or has them counted', () => {
  const table = lay({ players: hands, state: { round: 3, stacks: [4, 5] } });
  expect(full.stop?.(table.state)).toEqual(stop);
  table.does('table', stop);
  expect(table.phase).toBe('over');
  expect(full.outcome(table.state).scores.map(({ total }) => total)).toEqual([5, 5, 5]);
  expect(full.outcome(table.state).winners).toEqual([0, 1, 2]);
  const picked = lay({
    players: [{}, {}],
    state: { phase: 'choose-stack', stacks: [1, 2, 3, 4, 5], rows: 0 },
  });
  expect(picked.does(0, stack(1)).does('table', stop).state.discard.unknown).toBe(9);
  const unknown = lay({ players: [{ unknown: 1 }, {}] }).does('table', stop);
  expect(unknown.phase).toBe('count-hands');
  unknown.does('table', leave(0));
  expect(unknown.phase).toBe('over');
});

test('[SM-50] hands, discard pile and Missions are corrected within their numbers', () => {
  const table = lay({ players: [{ hand: 's1', unknown: 2 }, {}] });
  const { value } = entryOf(table, 'discard');
  expect(table.why('table', correct(['hand/0', 4]))).toEqual(['CORE/too-many']);
  expect(table.why('table', correct(['hand/0', -1], ['discard', Number(value) + 4]))).toContain(
    'CORE/out-of-range',
  );
  table.does('table', correct(['hand/0', 1], ['hand/1', 2]));
  expect(table.state.players.map(({ hand }) => countOf(hand))).toEqual([1, 2]);
  table.does('table', correct(['earlier/1', 3], ['points/1', 25], ['mission-deck', 45]));
  expect(full.outcome(table.state).scores[1]?.total).toBe(25);
  table.does('table', correct(['space/area-2', 0], ['space/area-3', 1], ['mission-deck', 48]));
  expect(table.state.spaces.slice(1, 3)).toEqual([{ facedown: false }, { faceup: {}, facedown: false }]);
});

const entryOf = (table: ReturnType<typeof lay>, id: string) => {
  const entry = full.ledger(table.state, 'table').find((line) => line.id === id);
  if (!entry) throw new Error(`no line ${id}`);
  return entry;
};

test('[SM-50] Agents are corrected to where they stand, by the names that are known', () => {
  const locations = [...BOOK_LOCATIONS, { location: 'area-3-red', name: 'Köln' } as const];
  const table = lay({ players: [{}, {}], options: { locations } });
  expect(entryOf(table, 'special/0/area-1-hub/3')).toMatchObject({
    value: 'berlin',
    typed: { 'area-3-red': 'Köln' },
  });
  table.does(
    'table',
    correct(
      ['special/0/area-1-hub/3', 'cairo'],
      ['freelance/area-6-hub/18', 'area-3-red'],
      ['freelance/area-6-hub/1', 'berlin'],
    ),
  );
  expect(table.player().agents).toEqual(['area-1-hub', 'area-1-hub', 'area-2-hub']);
  expect(table.state.freelances[17]).toBe('area-3-red');
  expect(table.state.freelances[0]).toBe('area-1-hub');
  expect(table.why('table', correct(['special/0/area-1-hub/2', 'atlantis']))).toEqual([
    'CORE/no-such-choice',
  ]);
});

test('[SM-50] a game is picked up in the middle: round, SpyMaster, whose turn', () => {
  const table = lay({
    players: [{}, {}, {}],
    state: { phase: 'choose-stack', stacks: [1, 2, 3, 4, 5], rows: 0 },
    options: { rows: 'blank' },
  });
  table.does('table', correct(['round', 3], ['spymaster', '2']));
  expect(table.state).toMatchObject({ round: 3, stacks: [3, 4, 5], spyMaster: 2, active: 2 });
  table.does('table', correct(['hand/0', 6], ['hand/1', 4], ['discard', 10]));
  expect(table.state.players.map(({ hand }) => countOf(hand))).toEqual([6, 4, 0]);
  table.does('table', correct(['round', 2]));
  expect(table.state).toMatchObject({ round: 2, stacks: [1, 3, 4, 5] });
  expect(entryOf(table, 'round')).toMatchObject({ min: 2 });
  table
    .does(2, stack(1))
    .does(2, cut([1, 2]))
    .does(0, choose(0))
    .does(1, choose(1));
  table.does('table', correct(['active', '1'], ['next-spymaster', '1']));
  expect(table.state).toMatchObject({ active: 1, nextSpyMaster: 1, passes: 0 });
});

test('[SM-50] what was learned reaches the box: cards numbered by kind, Missions, names; a practice box learns nothing', () => {
  const learned = (state: ReturnType<typeof lay>['state'], actor: 0 | 'table', move: Move) =>
    full.reveals(state, { id: 1, group: 1, actor, move });
  const rows = lay({
    players: [{}, {}],
    state: { phase: 'lay-out-row', stacks: [2, 3, 4, 5], seen: { 'surveillance-1': 2 } },
  });
  expect(learned(rows.state, 'table', row('s1 s1 e2')).map(({ kind, id }) => `${kind}/${id}`)).toEqual([
    'intelligence/surveillance-1-3',
    'intelligence/surveillance-1-4',
    'intelligence/espionage-2-1',
  ]);
  const { state } = lay({ players: [{ hand: 's1', unknown: 1 }, {}] });
  expect(learned(state, 0, burn('s1'))).toEqual([]);
  expect(learned(state, 0, burn('e3'))).toMatchObject([{ kind: 'intelligence', id: 'espionage-3-1' }]);
  const note = { type: 'note-location', print: { location: 'area-3-red', name: 'Köln' } } as const;
  expect(learned(state, 'table', note)).toMatchObject([{ kind: 'location', id: 'area-3-red' }]);
  expect(learned({ ...state, options: { ...state.options, box: 'practice' } }, 'table', note)).toEqual([]);
});
