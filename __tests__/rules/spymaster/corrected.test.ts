import { full, type Move } from '@/rules/spymaster/game';
import { light } from '@/rules/spymaster/light/game';
import { type State } from '@/rules/spymaster/model/state';
import { burn, cards, choose, cut, lay, pass } from './support/table';

const correct = (...changes: readonly (readonly [string, number | string])[]): Move => ({
  type: 'correct',
  changes: changes.map(([entry, to]) => ({ entry, to })),
});

const TEN = 's1 s2 s3 e1 e2 e3 d1 d2 d3 f1';
const atFiles = () =>
  lay({
    players: [{}, {}, {}],
    state: { phase: 'cut-files', row: cards(TEN), rows: 1 },
  }).does(0, cut([3, 6]));

const statusOf = ({ state }: ReturnType<typeof lay>) => full.status(state, 'table');

test('[SM-23] another SpyMaster before the first File was chosen: the left neighbour of that one chooses first', () => {
  const table = atFiles().does('table', correct(['spymaster', '1']));
  expect(statusOf(table).decisions.map(({ seats }) => seats)).toEqual([[2]]);
  expect(table.why(1, choose(0))).toEqual(['SM-23/not-your-choice']);
  table.does(2, choose(0)).does(0, choose(3));
  expect(table.state).toMatchObject({ phase: 'operations', active: 1, spyMaster: 1 });
});

test('[SM-23] another SpyMaster once some Files are taken: who has none chooses, the SpyMaster last', () => {
  const table = atFiles()
    .does(1, choose(0))
    .does('table', correct(['spymaster', '2']));
  expect(statusOf(table).decisions.map(({ seats }) => seats)).toEqual([[0]]);
  table.does(0, choose(3));
  expect(table.state).toMatchObject({ phase: 'operations', active: 2 });
});

test('[SM-37] the last Mission is counted away: the round is over, as if it had been completed', () => {
  const empty = { empty: true };
  const table = lay({
    players: [{}, {}],
    missions: { 1: { single: true }, 2: empty, 3: empty, 4: empty, 5: empty, 6: empty },
    state: { nextSpyMaster: 1 },
  });
  table.does('table', correct(['space/area-1', 0], ['earlier/0', 1]));
  expect(table.state).toMatchObject({ phase: 'choose-stack', round: 2, spyMaster: 1 });
});

const start = () =>
  lay({
    players: [{}, {}, {}],
    state: { phase: 'choose-stack', stacks: [1, 2, 3, 4, 5], rows: 0 },
    options: { rows: 'blank' },
  });

test('[SM-50] a game is picked up in the middle by one correction: the stacks of the rounds before are dealt to hands and discard pile', () => {
  const all = correct(
    ...([
      ['hand/0', 6],
      ['hand/1', 4],
      ['discard', 10],
      ['round', 3],
    ] as const),
    ...([
      ['earlier/1', 3],
      ['points/1', 25],
      ['mission-deck', 45],
      ['spymaster', '2'],
    ] as const),
  );
  const table = start().does('table', all);
  expect(table.state).toMatchObject({ round: 3, stacks: [3, 4, 5], spyMaster: 2, active: 2 });
  expect(table.state.discard).toEqual({ cards: [], unknown: 10 });
  expect(table.state.players.map(({ hand }) => hand.unknown)).toEqual([6, 4, 0]);
});

test('[SM-50] what is not said lies in the discard pile, and cards that no stack had are refused', () => {
  const table = start().does('table', correct(['round', 3], ['hand/0', 6]));
  expect(table.state.discard.unknown).toBe(14);
  expect(start().why('table', correct(['round', 3], ['hand/0', 21]))).toEqual(['CORE/too-many']);
  expect(start().why('table', correct(['round', 3], ['hand/0', 6], ['discard', 15]))).toEqual([
    'CORE/too-many',
  ]);
  expect(start().why('table', correct(['hand/0', 6]))).toEqual(['CORE/too-many']);
});

test('[SM-40] on the sheet Missions and their points are corrected in one go, in any order', () => {
  const pad = light.apply(light.start({ seatCount: 2, startSeat: 0, opened: 'at-the-start' }), 1, {
    type: 'take-spymaster-card',
  });
  const change = (...changes: readonly (readonly [string, number | string])[]) =>
    ({ type: 'correct', changes: changes.map(([entry, to]) => ({ entry, to })) }) as const;
  const right = change(['points/0', 17], ['passes', 1], ['completed/0', 2], ['active', '1']);
  expect(light.check(pad, 'table', right)).toEqual([]);
  expect(light.apply(pad, 'table', right)).toMatchObject({
    ...{ active: 1, passes: 1 },
    players: [{ completed: [0, 17] }, {}],
  });
  const [refused, ...others] = light.check(pad, 'table', change(['points/0', 17]));
  expect(`${refused?.rule}/${refused?.code}`).toBe('SM-40/no-missions');
  expect(refused?.params).toMatchObject({ seat: { seat: 0 }, count: { value: 17 } });
  expect(others).toEqual([]);
});

const atWork = (change: Partial<State> = {}) =>
  lay({
    players: [{ hand: 's3 s1' }, { hand: 'e1' }, { hand: 'd1' }],
    state: { nextSpyMaster: 0, ...change },
  });

test('[SM-30] the pawn was with somebody else before the first turn of a round: that one begins it', () => {
  const table = atWork().does('table', correct(['spymaster', '2']));
  expect(table.state).toMatchObject({ spyMaster: 2, active: 2, passes: 0 });
  const played = atFiles()
    .does('table', correct(['spymaster', '2']))
    .does(0, choose(0))
    .does(1, choose(3));
  const corrected = atFiles()
    .does(1, choose(0))
    .does(2, choose(3))
    .does('table', correct(['spymaster', '2']));
  expect(corrected.state.active).toBe(played.state.active);
});

test('[SM-30] once somebody has acted, the turn stays where the table sees it', () => {
  const moved = atWork()
    .does(0, burn('s1'))
    .does('table', correct(['spymaster', '2']));
  expect(moved.state).toMatchObject({ spyMaster: 2, active: 0 });
  const passed = atWork()
    .does(0, pass)
    .does('table', correct(['spymaster', '2']));
  expect(passed.state).toMatchObject({ spyMaster: 2, active: 1, passes: 1 });
  const said = atWork().does('table', correct(['spymaster', '2'], ['active', '1']));
  expect(said.state).toMatchObject({ spyMaster: 2, active: 1 });
});

test('[SM-24] who took the SpyMaster card in this round is SpyMaster in the next one, and has no turn by it now', () => {
  const table = atWork().does('table', correct(['next-spymaster', '1']));
  expect(table.state).toMatchObject({ spyMaster: 0, nextSpyMaster: 1, active: 0 });
});

test('[SM-30] on the sheet the first turn goes with the pawn too', () => {
  const begun = light.start({ seatCount: 3, startSeat: 0, opened: 'at-the-start' });
  const gathering = light.apply(begun, 'table', correct(['spymaster', '1']) as never);
  expect(gathering).toMatchObject({ spyMaster: 1, active: 1 });
  const taken = light.apply(begun, 2, { type: 'take-spymaster-card' });
  const set = (...changes: readonly (readonly [string, number | string])[]) =>
    light.apply(taken, 'table', correct(...changes) as never);
  expect(set(['spymaster', '1'])).toMatchObject({ spyMaster: 1, active: 1 });
  expect(set(['active', '2'], ['spymaster', '1'])).toMatchObject({ spyMaster: 1, active: 2 });
  const passed = light.apply(taken, 0, { type: 'pass' });
  expect(light.apply(passed, 'table', correct(['spymaster', '2']) as never)).toMatchObject({ active: 1 });
});

test('[SM-45] the hand of somebody who leaves lies in the discard pile, unseen, and in no count', () => {
  const left: Move = { type: 'leave', seat: 1 };
  const table = lay({ players: [{ hand: 's3' }, { hand: 'e4', unknown: 2 }, { hand: 'd1' }] });
  const before = table.state.discard;
  table.does('table', left);
  expect(table.player(1).hand).toEqual({ cards: [], unknown: 0 });
  expect(table.state.discard).toEqual({ cards: before.cards, unknown: before.unknown + 3 });
  const lines = full.ledger(table.state, 'table').map(({ id }) => id);
  expect(lines.filter((id) => /^(hand|known)\/1$/.test(id))).toEqual([]);
  // Nobody learns of the card that went: another one like it may still turn up.
  expect(table.state.seen['espionage-4'] ?? 0).toBe(0);
  table.does('table', { type: 'stop' });
  const { scores } = full.outcome(table.state);
  expect(scores.map(({ total }) => total)).toEqual([5, 0, 5]);
});
