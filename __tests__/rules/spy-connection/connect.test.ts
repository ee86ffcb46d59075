import { priceOf } from '@/rules/spy-connection/model/prices';
import { full, type Move } from '@/rules/spy-connection/game';
import { accept, connect, cover, end, lay, pass, takeBack, travel, uncover } from './support/table';

const rival = { spy: 'oslo' };
const way = { 'london-gate': 1, channel: 1 };

test('[SC-30] the Spy travels once, to any city of the network, where other Spies may stand', () => {
  const agents = { ...way, loire: 1, pyrenees: 1 };
  const table = lay({ players: [{ spy: 'madrid', agents }, { spy: 'london' }] });
  expect(table.why(0, travel('berlin'))).toEqual(['SC-30/not-in-network']);
  expect(table.why(0, travel('atlantis'))).toEqual(['SC-3/no-such-city']);
  table.does(0, travel('london'));
  expect(table.why(0, travel('paris'))).toEqual(['SC-30/second-travel']);
  table.does(0, connect('london-oslo'));
  expect(table.player().spy).toBe('oslo');
});

test('[SC-31] a neighbour outside the network, from the city where the Spy stands', () => {
  const table = lay({ players: [{ spy: 'paris', agents: way }, rival] });
  expect(table.why(0, connect('london-paris'))).toEqual(['SC-31/in-network']);
  expect(table.why(0, connect('berlin-moscow'))).toEqual(['SC-31/no-neighbour']);
  table.does(0, connect('paris-monaco'));
  expect(table.why(0, connect('monaco-rome'))).toEqual(['SC-31/one-city-a-turn']);
});

test('[SC-31] a city that taking back cut off in this turn is new again', () => {
  const table = lay({ players: [{ spy: 'paris', agents: way }, rival] });
  table.does(0, takeBack('london-gate'), connect('london-paris'));
  expect(table.player()).toMatchObject({ spy: 'london', supply: 13 });
});

test('[SC-31] a further city that the same Agents happen to join comes free', () => {
  const agents = { 'north-sea': 1, 'london-gate': 1, 'berlin-gate': 1 };
  const table = lay({ players: [{ spy: 'berlin', agents }, rival] });
  table.does(0, travel('london'), connect('london-paris'));
  expect(full.view(table.state, 0).players[0]?.network).toEqual(
    expect.arrayContaining(['paris', 'london', 'berlin']),
  );
  const shared = lay({ players: [{ spy: 'paris', agents: { rhone: 1 } }, rival] });
  shared.does(0, connect('paris-madrid'));
  expect(full.view(shared.state, 0).players[0]?.network).toContain('monaco');
});

test('[SC-32] 0 with an own Agent whoever else is there, 2 with rivals however many, 1 when empty', () => {
  const price = (mine: object, ...rivals: readonly object[]) => {
    const others = rivals.map((agents) => ({ spy: 'oslo', agents: agents as Record<string, number> }));
    const table = lay({
      players: [{ spy: 'london', agents: mine as Record<string, number> }, rival, ...others],
    });
    const { spaces = [] } = table.state.board.connections.find(({ id }) => id === 'london-paris') ?? {};
    return priceOf(table.state.players, 0, spaces);
  };
  expect(price({})).toBe(2);
  expect(price({ 'london-gate': 1 })).toBe(1);
  expect(price({}, { channel: 1 })).toBe(3);
  expect(price({}, { channel: 2 }, { channel: 2 })).toBe(3);
  expect(price({ 'london-gate': 1 }, { 'london-gate': 2 })).toBe(1);
});

test('[SC-33] all Agents come from the supply, or it is not made', () => {
  const poor = (supply: number) =>
    lay({
      players: [
        { spy: 'paris', open: [{ cities: 'paris oslo' }], supply },
        { spy: 'oslo', agents: { rhine: 1 } },
      ],
    });
  expect(poor(2).why(0, connect('paris-berlin'))).toEqual(['SC-33/short']);
  const table = poor(3).does(0, connect('paris-berlin'));
  expect(table.player()).toMatchObject({ supply: 0, agents: { rhine: 2, 'berlin-gate': 1 } });
});

test('[SC-34] no travel after connecting', () => {
  const table = lay({ players: [{ spy: 'paris', agents: way }, rival] });
  table.does(0, connect('paris-berlin'));
  expect(table.player().spy).toBe('berlin');
  expect(table.why(0, travel('london'))).toEqual(['SC-34/no-travel-after-connecting']);
  table.does(0, end);
});

test('[SC-35] both Agents of a pair together, never one', () => {
  const table = lay({ players: [{ spy: 'paris', agents: { channel: 2 } }, rival] });
  expect(table.why(0, { type: 'take-back-agents', spaces: ['channel'], agents: 1 })).toEqual([
    'SC-35/half-of-pair',
  ]);
  table.does(0, { type: 'take-back-agents', spaces: ['channel'], agents: 2 });
  expect(table.player()).toMatchObject({ supply: 15, agents: {} });
});

test('[SC-35] only own Agents, each space once', () => {
  const table = lay({
    players: [
      { spy: 'paris', agents: way },
      { spy: 'paris', agents: { rhine: 1 } },
    ],
  });
  expect(table.why(0, takeBack('rhine'))).toEqual(['SC-35/no-agent']);
  expect(table.why(0, takeBack('channel', 'channel'))).toEqual(['SC-35/space-twice']);
});

test('[SC-35] coherence is judged after each take-back, so several at once may do what one by one may not', () => {
  const table = () => lay({ players: [{ spy: 'paris', agents: { ...way, highlands: 1 } }, rival] });
  expect(table().why(0, takeBack('channel'))).toEqual(['SC-35/cut-off']);
  expect(table().why(0, takeBack('channel', 'london-gate'))).toEqual(['SC-35/cut-off']);
  table().does(0, takeBack('channel', 'highlands', 'london-gate'));
  table().does(0, takeBack('highlands'), takeBack('london-gate'), takeBack('channel'));
});

test('[SC-35] Agents of this turn too, and at any point of it', () => {
  const table = lay({ players: [{ spy: 'paris' }, rival] }).does(0, connect('london-paris'));
  table.does(0, takeBack('channel'));
  expect(table.player()).toMatchObject({ spy: 'london', supply: 14, agents: { 'london-gate': 1 } });
  table.does(0, takeBack('london-gate'), end);
});

test('[SC-36] objectives one by one, the red city too; assigned Agents never', () => {
  const open = [{ cities: 'paris rome oslo', covered: 'paris rome', assigned: 2, start: true }];
  const table = lay({ players: [{ spy: 'madrid', open }, rival] });
  expect(table.why(0, uncover(11, 'oslo'))).toEqual(['SC-36/not-covered']);
  expect(table.why(0, uncover(21, 'paris'))).toEqual(['SC-36/not-open']);
  expect(table.why(0, { type: 'take-back-assigned', mission: 'laid-0-0' })).toEqual(['SC-36/assigned']);
  expect(table.why(0, { type: 'take-back-assigned', mission: 'laid-8-8' })).toEqual(['SC-36/not-open']);
  table.does(0, uncover(11, 'paris'), uncover(11, 'rome'));
  expect(table.player()).toMatchObject({ supply: 13, open: [{ covered: [], assigned: 2 }] });
  table.overrules(0, { type: 'take-back-assigned', mission: 'laid-0-0' });
  expect(table.player()).toMatchObject({ supply: 14, open: [{ assigned: 1 }] });
});

test('[SC-40] to another city than the one where the turn began', () => {
  const table = lay({ players: [{ spy: 'paris', agents: way }, rival] });
  expect(table.why(0, travel('paris'))).toEqual(['SC-40/already-there']);
  table.does(0, travel('london'), end);
  const alone = lay({ players: [{ spy: 'paris' }, rival] });
  expect(full.offers(alone.state, 0, 0).some(({ id }) => id.startsWith('move-spy'))).toBe(false);
});

test('[SC-41] [SC-50] travel and connecting is option B, travel alone option C', () => {
  const table = lay({ players: [{ spy: 'paris', agents: way, open: [{ cities: 'london oslo' }] }, rival] });
  table.does(0, travel('london'));
  expect(table.phase).toBe('travelled');
  const connected = lay({ players: [{ spy: 'paris', agents: way }, rival] });
  connected.does(0, travel('london'), connect('london-oslo'));
  table.does(0, cover(11));
  expect(table.why(0, connect('london-oslo'))).toEqual(['SC-50/objectives-begun']);
});

test('[SC-42] a turn without an option cannot end', () => {
  const table = lay({ players: [{ spy: 'paris', agents: way }, rival] });
  expect(table.why(0, end)).toEqual(['SC-42/option-owed']);
  table.does(0, takeBack('london-gate'));
  expect(table.why(0, end)).toEqual(['SC-42/option-owed']);
  expect(table.debts()).toEqual({ option: 1 });
});

test('[SC-42] passing only with an empty display and nothing else possible', () => {
  const empty = { display: [], deck: 0, discard: Array.from({ length: 43 }, (_, place) => `gone-${place}`) };
  const stuck = { spy: 'paris', open: [{ cities: 'paris oslo' }] };
  const table = (player: object, state: object = empty, options: object = {}) =>
    lay({ players: [{ ...stuck, ...player }, rival], state, options });
  expect(table({}, {}).why(0, pass)).toEqual(['SC-42/mission-in-display']);
  expect(table({ agents: way }).why(0, pass)).toEqual(['SC-42/spy-can-move']);
  expect(table({ supply: 0 }).why(0, pass)).toEqual(['SC-42/can-connect']);
  const nowhere = { connections: [] };
  table({ supply: 0 }, empty, nowhere).does(0, pass, end);
  expect(table({}, empty, { ...nowhere, box: 'owner' }).why(0, pass)).toEqual(['SC-42/board-unknown']);
  const accepted = lay({ players: [stuck, rival] }).does(0, accept(1));
  accepted.does('table', { type: 'reveal-missions', cards: ['practice-mission-1'] });
  expect(accepted.why(0, pass)).toEqual(['SC-42/option-taken']);
});

describe('a board that is learned', () => {
  const print = { id: 'paris-oslo', cities: ['paris', 'oslo'], spaces: ['a', 'b'] } as const;
  const unknown = () =>
    lay({ players: [{ spy: 'paris' }, { spy: 'rome' }], options: { connections: [], box: 'owner' } });
  const build = (change: object = {}): Move => ({
    type: 'connect-city',
    connection: 'paris-oslo',
    print: { ...print, ...change },
  });

  test('[SC-3] the first time a connection is built its spaces are told', () => {
    const table = unknown();
    expect(table.why(0, connect('paris-oslo'))).toEqual(['SC-3/connection-unknown']);
    expect(table.why(0, build({ spaces: ['a', 'a'] }))).toEqual(['SC-3/space-twice']);
    expect(table.why(0, build({ cities: ['paris', 'paris'] }))).toEqual(['SC-3/to-itself']);
    expect(table.why(0, build({ cities: ['paris', 'atlantis'] }))).toEqual(['SC-3/no-such-city']);
    expect(table.why(0, build({ id: 'other' }))).toEqual(['SC-3/connection-known']);
    expect(table.why(0, build({ cities: ['rome', 'oslo'] }))).toEqual(['SC-31/no-neighbour']);
    table.does(0, build());
    expect(table.player()).toMatchObject({ spy: 'oslo', agents: { a: 1, b: 1 } });
    expect(full.reveals(unknown().state, { id: 1, group: 1, actor: 0, move: build() })).toEqual([
      { kind: 'connection', id: 'paris-oslo', data: print },
    ]);
    expect(table.why(0, build())).toEqual(['SC-31/one-city-a-turn', 'SC-3/connection-known']);
  });

  test('[SC-3] a connection is noted again where it was wrong, but not away from under Agents', () => {
    const table = unknown().does(0, build());
    const note = (spaces: readonly string[]): Move => ({
      type: 'note-connection',
      print: { ...print, spaces },
    });
    expect(table.why('table', note(['a', 'c']))).toEqual(['SC-3/agents-there']);
    table.does('table', note(['a', 'c', 'b']));
    expect(full.view(table.state, 0).players[0]?.network).toEqual(['oslo']);
  });

  test('[SC-3] a city of one\u2019s own is named, but not a thirteenth', () => {
    const cities = unknown().state.options.cities.slice(0, 11);
    const table = lay({
      players: [{ spy: 'paris' }, rival],
      options: { cities, connections: [], missionPrints: [], decks: 'physical' },
      state: { display: [], deck: 43 },
    });
    const name = (id: string): Move => ({ type: 'note-city', print: { id, name: 'Köln' } });
    table.does('table', name('own-1'), name('own-1'));
    expect(table.why('table', name('own-2'))).toEqual(['SC-3/thirteenth-city']);
  });
});
