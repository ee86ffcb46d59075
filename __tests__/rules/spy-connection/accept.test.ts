import { full, type Move } from '@/rules/spy-connection/game';
import { accept, connect, cover, discard, end, type Laid, lay, travel } from './support/table';

const rival = { spy: 'rome' };
const missions = (count: number): readonly Laid[] =>
  Array.from({ length: count }, (_, place) => ({
    cities: `paris ${['oslo', 'rome', 'lisbon', 'moscow'][place]}`,
  }));
const holding = (count: number, rest: object = {}) =>
  lay({ players: [{ spy: 'paris', open: missions(count), ...rest }, rival] });

test('[SC-20] a third open Mission is accepted, a fourth refused', () => {
  holding(2).does(0, accept(1));
  const table = holding(3);
  expect(table.why(0, accept(1))).toEqual(['SC-20/three-open']);
  table.does(0, discard(11), accept(1));
  expect(table.player().open).toHaveLength(3);
});

test('[SC-20] the table may keep a fourth all the same, and nothing is lost', () => {
  const table = holding(3).overrules(0, accept(2));
  expect(table.player().open).toHaveLength(4);
});

test('[SC-20] what does not lie on the display cannot be accepted', () => {
  const table = lay({ players: [{ spy: 'paris' }, rival], state: { display: [], deck: 43 } });
  expect(table.why(0, accept(1))).toEqual(['SC-20/not-on-display']);
});

test('[SC-20] the new Mission can be discarded again, and the option stays used', () => {
  const table = holding(0).does(0, accept(4));
  const mission = table.player().open[0]?.print.id ?? '';
  table
    .does('table', { type: 'reveal-missions', cards: ['practice-mission-1'] })
    .does(0, { type: 'discard-mission', mission });
  expect(table.player().supply).toBe(15);
  expect(table.why(0, accept(1))).toEqual(['SC-42/option-taken']);
});

test('[SC-21] light side: 0, 1, 2 and 2 Agents; an owner who reads other numbers is followed', () => {
  const prices = (options: object) =>
    full
      .view(lay({ players: [{ spy: 'paris' }, rival], options }).state, 'table')
      .display.map(({ price }) => price);
  expect(prices({})).toEqual([0, 1, 2, 2]);
  expect(prices({ prices: [0, 1, 1, 2] })).toEqual([0, 1, 1, 2]);
});

test('[SC-60] [SC-61] dark side: one more each, but none without an open Mission', () => {
  const table = (open: readonly Laid[]) =>
    lay({ players: [{ spy: 'paris', open }, rival], options: { board: 'dark' } });
  const prices = (open: readonly Laid[]) => full.view(table(open).state, 0).display.map(({ price }) => price);
  expect(prices(missions(1))).toEqual([1, 2, 3, 3]);
  expect(prices([])).toEqual([0, 0, 0, 0]);
  const last = table(missions(1)).does(0, discard(11), accept(4));
  expect(last.player()).toMatchObject({ supply: 15, open: [{ assigned: 0 }] });
});

test('[SC-22] too few Agents in the supply: taken back first, or not accepted', () => {
  const poor = (supply: number) => holding(1, { supply });
  poor(2).does(0, accept(3));
  const table = poor(1);
  expect(table.why(0, accept(3))).toEqual(['SC-22/short']);
  expect(table.repairs(0, accept(3))).toEqual([[discard(11)]]);
  poor(0).does(0, accept(1));
});

test('[SC-23] cards above the taken one move down, and the new one comes on top', () => {
  const table = holding(0)
    .does(0, accept(1))
    .does('table', { type: 'reveal-missions', cards: ['practice-mission-5'] });
  expect(table.state.display.map(({ tile }) => tile)).toEqual([902, 903, 904, 905]);
  expect(table.state.deck).toBe(38);
});

test('[SC-24] an empty deck is made of the discarded Missions', () => {
  const gone = ['practice-mission-2', 'practice-mission-3'];
  const table = lay({ players: [{ spy: 'paris' }, rival], state: { deck: 0, discard: gone } });
  table.does(0, accept(1));
  expect(table.state).toMatchObject({ deck: 2, discard: [], toReveal: 1 });
  table.does('table', { type: 'reveal-missions', cards: ['practice-mission-3'] });
  expect(table.state.deck).toBe(1);
});

test('[SC-24] with no card left the display stays short, its cards at the bottom', () => {
  const table = lay({ players: [{ spy: 'paris' }, rival], state: { deck: 0 } }).does(0, accept(2));
  expect(table.state.display.map(({ tile }) => tile)).toEqual([901, 903, 904]);
  expect(full.status(table.state, 'table').chance).toBeUndefined();
});

test('[SC-24] a discarded Start Mission goes to the box, any other onto the pile', () => {
  const open = [{ cities: 'paris rome', start: true }, { cities: 'paris oslo' }];
  const table = lay({ players: [{ spy: 'paris', open }, rival] }).does(0, discard(11), discard(12));
  expect(table.state.discard).toEqual(['laid-0-1']);
});

test('[SC-25] an own open Mission is discarded with all its Agents, at any time of the turn', () => {
  const open = [{ cities: 'paris rome', covered: 'rome', assigned: 2 }, { cities: 'oslo rome' }];
  const table = lay({
    players: [
      { spy: 'paris', open },
      { spy: 'rome', open: missions(1) },
    ],
  });
  expect(table.why(0, discard(21))).toEqual(['SC-25/not-open']);
  expect(table.why(0, discard(99))).toEqual(['SC-25/not-open']);
  table.does(0, connect('london-paris'), discard(11));
  expect(table.player()).toMatchObject({ supply: 13, open: [{ tile: 12 }] });
});

test('[SC-41] after travel a Mission cannot be accepted', () => {
  const agents = { 'london-gate': 1, channel: 1 };
  const table = lay({ players: [{ spy: 'paris', agents }, rival] });
  expect(table.why(0, accept(1))).toEqual([]);
  table.does(0, travel('london'));
  expect(table.why(0, accept(1))).toEqual(['SC-41/accept-after-travel']);
  table.does(0, end);
});

test('[SC-42] one option a turn', () => {
  const agents = { 'london-gate': 1, channel: 1 };
  const table = lay({ players: [{ spy: 'paris', agents }, rival] }).does(0, accept(1));
  table.does('table', { type: 'reveal-missions', cards: ['practice-mission-1'] });
  for (const move of [accept(2), connect('paris-berlin'), travel('london')])
    expect(table.why(0, move)).toEqual(['SC-42/option-taken']);
});

describe('with real cards', () => {
  const physical = (count: number) =>
    lay({
      players: [{ spy: 'paris', open: [{ cities: 'paris oslo' }] }, rival],
      options: {
        decks: 'physical',
        box: 'owner',
        missionPrints: full.start(table0).options.missionPrints.slice(0, count),
      },
      state: { display: [{ tile: 901 }, { tile: 902 }, { tile: 903 }, { tile: 904 }], deck: 38 },
    });
  const table0 = lay({ players: [{ spy: 'paris' }, rival] }).state.options;
  const read = (id: string, cities: readonly string[] = ['oslo', 'rome']): Move => ({
    type: 'accept-mission',
    mission: id,
    slot: 1,
    print: { id, cities, points: 3, extraTurn: false },
  });

  test('[SC-2] a blank tile is read when it is accepted, and the next one is blank again', () => {
    const table = physical(0);
    expect(table.why(0, { type: 'accept-mission', mission: 'blank', slot: 1 })).toEqual([
      'SC-2/print-missing',
    ]);
    expect(table.why(0, read('m-1', ['oslo', 'oslo']))).toEqual(['SC-2/city-twice']);
    expect(table.why(0, read('m-1', ['atlantis']))).toEqual(['SC-3/no-such-city']);
    table.does(0, read('m-1'));
    expect(table.player().open[1]?.print.id).toBe('m-1');
    expect(table.state.display.map(({ tile }) => tile)).toEqual([902, 903, 904, 905]);
    expect(full.reveals(physical(0).state, { id: 1, group: 1, actor: 0, move: read('m-1') })).toMatchObject([
      { kind: 'mission', id: 'm-1' },
    ]);
  });

  test('[SC-1] a 44th Mission is refused, the 43rd not', () => {
    physical(42).does(0, read('m-1'));
    expect(physical(43).why(0, read('m-1'))).toEqual(['SC-1/too-many-missions']);
    physical(43).does(0, read('practice-mission-9'));
  });

  test('[SC-71] a card that is already on the table is refused', () => {
    expect(physical(0).why(0, read('laid-0-0'))).toEqual(['SC-71/card-on-table']);
    const table = physical(0).does(0, read('m-1'), end).does(1, connect('rome-vienna'), end);
    const again = { ...read('m-1'), slot: 2 } as Move;
    expect(table.why(0, again)).toEqual(['SC-71/card-on-table']);
    table.does(0, { type: 'discard-mission', mission: 'm-1' });
    expect(table.why(0, again)).toEqual(['SC-71/card-on-table']);
  });

  test('[SC-2] a tile that was read keeps its print; it can be read again', () => {
    const print = { id: 'm-7', cities: ['oslo', 'rome'], points: 3, extraTurn: false };
    const note = (slot: 1 | 2 | 3 | 4, change: object = {}): Move => ({
      type: 'note-mission',
      slot,
      print: { ...print, ...change },
    });
    const table = physical(0);
    expect(table.why('table', { type: 'note-mission', print })).toEqual(['SC-2/no-such-mission']);
    table.does('table', note(1));
    expect(table.why('table', note(1, { id: 'm-8' }))).toEqual(['SC-2/print-known']);
    expect(table.why(0, read('m-9'))).toEqual(['SC-2/print-known']);
    expect(table.why('table', note(2))).toEqual(['SC-71/card-on-table']);
    const again: Move = { type: 'note-mission', print: { ...print, points: 5 } };
    table.does('table', again).does(0, { type: 'accept-mission', mission: 'm-7' });
    expect(table.player().open[1]?.print.points).toBe(5);
  });

  test('[SC-51] reading an open Mission again cannot complete it', () => {
    const table = lay({
      players: [{ spy: 'paris', open: [{ cities: 'paris oslo', covered: 'oslo' }] }, rival],
    });
    const note = (cities: readonly string[]): Move => ({
      type: 'note-mission',
      print: { id: 'laid-0-0', cities, points: 3, extraTurn: false },
    });
    expect(table.why('table', note(['oslo']))).toEqual(['SC-51/all-covered']);
    expect(table.why('table', note(['rome', 'paris']))).toEqual(['SC-51/all-covered']);
    table.does('table', note(['oslo', 'rome']));
  });

  test('[SC-20] a blank tile is not offered before it is read', () => {
    expect(full.offers(physical(3).state, 0, 0).map(({ id }) => id)).not.toContain('accept-mission/1');
  });
});

test('[SC-50] after accepting, the objectives of the city follow', () => {
  const table = holding(1)
    .does(0, accept(1))
    .does('table', { type: 'reveal-missions', cards: ['practice-mission-1'] });
  table.does(0, cover(11), end);
  expect(table.player().open[0]?.covered).toEqual(['paris']);
});
