import { type Move } from '@/rules/spy-connection/game';
import { accept, connect, cover, end, lay } from './support/table';

const rival = { spy: 'oslo', agents: { loire: 1, pyrenees: 2 } };

/** A connection as somebody enters it who does not find it in the list. */
const entered = (id: string, to: string, spaces: readonly string[]): Move => ({
  ...{ type: 'connect-city', connection: id },
  print: { id, cities: ['paris', to], spaces: [...spaces] },
});

test('[SC-3] a connection that is entered again asks whether it is another one, and offers the one known', () => {
  const table = lay({ players: [{ spy: 'paris' }, rival], options: { box: 'owner', decks: 'physical' } });
  const again = entered('madrid-paris-2', 'madrid', ['fresh-1', 'fresh-2']);
  expect(table.why(0, again)).toEqual(['SC-3/connection-alike']);
  const [repair, ...others] = table.rules.repairs(table.state, 0, again);
  expect(repair).toMatchObject({
    label: { key: 'repair.known-way', params: { count: { value: 4 } } },
    moves: [],
    instead: connect('paris-madrid'),
  });
  expect(others).toEqual([]);
  table.does(0, connect('paris-madrid'));
  expect(table.player()).toMatchObject({ spy: 'madrid', supply: 11 });
});

test('[SC-3] a second connection between the same cities is entered once the table says so', () => {
  const table = lay({ players: [{ spy: 'paris' }, rival], options: { box: 'owner', decks: 'physical' } });
  const again = entered('madrid-paris-2', 'madrid', ['fresh-1', 'fresh-2']);
  expect(table.check(0, again)).toMatchObject([{ overrulable: true, params: { from: {}, to: {} } }]);
  table.overrules(0, again).does(0, end).does(1, accept(1), end);
  expect(table.player()).toMatchObject({ spy: 'madrid', supply: 13 });
  const print = { id: 'madrid-paris-3', cities: ['madrid', 'paris'], spaces: ['fresh-3'] } as const;
  expect(table.why('table', { type: 'note-connection', print })).toEqual(['SC-3/connection-alike']);
  // Noting a known one again is no second one.
  const known = {
    id: 'madrid-paris-2',
    cities: ['madrid', 'paris'],
    spaces: ['fresh-2', 'fresh-1'],
  } as const;
  expect(table.why('table', { type: 'note-connection', print: known })).toEqual([]);
});

test('[SC-31] a way all of whose spaces are one’s own leads to a city that is in the network already', () => {
  const agents = { channel: 1, 'london-gate': 1, 'berlin-gate': 1, rhine: 1 };
  const table = lay({
    players: [{ spy: 'paris', agents, open: [{ cities: 'oslo rome' }] }, rival],
    options: { box: 'owner', decks: 'physical' },
  });
  const free = entered('oslo-paris', 'oslo', ['channel', 'london-gate']);
  expect(table.check(0, free)).toMatchObject([
    { rule: 'SC-31', code: 'in-network', overrulable: true, params: { city: { piece: 'oslo' } } },
  ]);
  expect(table.why(0, cover(11))).toContain('SC-50/city-not-shown');
});
