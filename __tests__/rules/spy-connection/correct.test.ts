import { full } from '@/rules/spy-connection/game';
import { type LedgerChange } from '@/rules/core/ledger';
import { expectCards } from './support/invariants';
import { light } from '@/rules/spy-connection/light/game';
import { accept, end, lay, travel } from './support/table';

const table = () =>
  lay({
    players: [
      {
        spy: 'paris',
        agents: { channel: 2 },
        open: [{ cities: 'london oslo', covered: 'oslo', assigned: 1 }],
      },
      { spy: 'oslo' },
    ],
    options: { decks: 'physical' },
  });
const correct = (changes: Readonly<Record<string, number | string>>) =>
  ({
    type: 'correct',
    changes: Object.entries(changes).map(([entry, to]): LedgerChange => ({ entry, to })),
  }) as const;

test('[SC-70] Agents move between the places of one seat, and none appears or vanishes', () => {
  const right = table().does(
    'table',
    correct({ 'supply/0': 10, 'space/0/channel': 1, 'space/0/london-gate': 2, 'assigned/0/laid-0-0': 1 }),
  );
  expect(right.player()).toMatchObject({ supply: 10, agents: { channel: 1, 'london-gate': 2 } });
  expect(table().why('table', correct({ 'supply/0': 10 }))).toEqual(['CORE/missing']);
  expect(table().why('table', correct({ 'supply/0': 10, 'supply/1': 16 }))).toContain('CORE/out-of-range');
  const moved = table().does(
    'table',
    correct({
      'objective/0/laid-0-0/oslo': 0,
      'objective/0/laid-0-0/london': 1,
      'assigned/0/laid-0-0': 0,
      'space/0/channel': 0,
      'supply/0': 14,
    }),
  );
  expect(moved.player()).toMatchObject({
    supply: 14,
    agents: {},
    open: [{ covered: ['london'], assigned: 0 }],
  });
});

test('[SC-51] the last objective is covered by playing, not by correcting', () => {
  expect(table().why('table', correct({ 'objective/0/laid-0-0/london': 1, 'supply/0': 10 }))).toEqual([
    'SC-51/all-covered',
  ]);
});

test('[SC-71] Missions completed before the app was told come out of the deck, and may trigger the end', () => {
  const before = table();
  const picked = before.does(
    'table',
    correct({ 'earlier/1': 6, deck: before.state.deck - 6, 'points/1': 21 }),
  );
  expectCards(picked.state);
  expect(full.outcome(picked.state).scores[1]?.total).toBe(21);
  expect(picked.state.trigger).toBeUndefined();
  picked.does('table', correct({ 'earlier/1': 7, deck: picked.state.deck - 1 }));
  expect(picked.state.trigger).toBe(1);
  picked.does('table', correct({ 'earlier/1': 6, deck: picked.state.deck + 1 }));
  expect(picked.state.trigger).toBeUndefined();
});

test('[SC-13] whose turn it is, where the Spies stand and extra turns are set right', () => {
  const set = table().does('table', correct({ active: '1', 'spy/0': 'london', 'extra-turns': 1 }));
  expect(set.state).toMatchObject({ active: 1, extraTurns: 1 });
  expect(set.player().spy).toBe('london');
  expect(set.why(1, travel('rome'))).toEqual(['SC-30/not-in-network']);
  expect(set.why('table', correct({ 'spy/0': 'atlantis' }))).toEqual(['CORE/no-such-choice']);
  expect(set.why(1, end)).toEqual(['SC-42/option-owed']);
});

test('[SC-70] the ledger tells what should lie where, and the stocks add up', () => {
  const entries = full.ledger(table().state, 'table');
  const agents = entries.filter((entry) => entry.kind === 'count' && entry.stock === 'agents/0');
  expect(agents.reduce((sum, entry) => sum + (entry.kind === 'count' ? entry.value : 0), 0)).toBe(15);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

test('[SC-13] a turn that is another one’s begins afresh, without what was owed to the one before', () => {
  const taken = () => {
    const now = table().does(0, accept(1), end).does(1, accept(2));
    now.state = { ...now.state, extraTurns: 2 };
    return now;
  };
  const other = taken().does('table', correct({ active: '0' }));
  expect(other.state).toMatchObject({ active: 0, extraTurns: 0, turn: { option: undefined, extra: false } });
  const owed = taken().does('table', correct({ 'extra-turns': 1, active: '0' }));
  expect(owed.state).toMatchObject({ active: 0, extraTurns: 1 });
});

test('[SC-55] a game that was taken to be over goes on with the next turn', () => {
  const before = table();
  const seven = before.does('table', correct({ 'earlier/1': 7, deck: before.state.deck - 7 }));
  const over = seven.does(0, accept(1), end);
  expect(over.phase).toBe('over');
  over.does('table', correct({ 'earlier/1': 6, deck: over.state.deck + 1 }));
  expect(over.state).toMatchObject({
    phase: 'turn',
    active: 1,
    trigger: undefined,
    turn: { option: undefined },
  });
});

test('[SC-24] a real card that turns out to be in the deck comes to a display that is short', () => {
  const print = { id: 'm-x', cities: ['rome'], points: 1, extraTurn: false };
  const now = table();
  now.state = {
    ...now.state,
    ...{ deck: 0, display: [{ tile: 901, print }] },
    players: now.state.players.map((player) => ({ ...player, earlier: { missions: 6, points: 9 } })),
  };
  now.does('table', correct({ deck: 2, 'earlier/0': 4 }));
  expect([now.state.display.length, now.state.deck, now.state.toReveal]).toEqual([3, 0, 0]);
});

const pad = () =>
  light.start({
    ...{ seatCount: 2, startSeat: 0, opened: 'at-the-start', board: 'light', agents: [15, 15] },
  });

test('[SC-13] with light tracking another one’s turn begins afresh too', () => {
  const now = { ...pad(), extraTurns: 1, turn: { extra: true, begun: true } };
  expect(light.apply(now, 'table', correct({ active: '1' }))).toMatchObject({
    ...{ active: 1, extraTurns: 0, turn: { extra: false, begun: false } },
  });
});

test('[SC-70] with light tracking nobody has more Agents than there are, and the reason says by how many', () => {
  const state = pad();
  const check = (changes: Readonly<Record<string, number>>) => light.check(state, 'table', correct(changes));
  expect(check({ 'supply/1': 15, 'covered/1': 2 })).toMatchObject([
    {
      ...{ rule: 'SC-70', code: 'too-many', focus: ['supply/1', 'covered/1'] },
      params: { seat: { seat: 1 }, sum: { value: 17 }, most: { value: 15 }, count: { value: 2 } },
    },
  ]);
  expect(check({ 'covered/0': 2 })).toMatchObject([{ params: { seat: { seat: 0 }, count: { value: 1 } } }]);
  expect(check({ 'supply/1': 13, 'covered/1': 2 })).toEqual([]);
});

test('[SC-55] whoever a correction leaves with seven as the only one triggered the end', () => {
  const now = table();
  now.does('table', correct({ 'earlier/1': 7, deck: now.state.deck - 7 }));
  expect(now.state.trigger).toBe(1);
  // The first stays the first, whatever others have by now.
  now.does('table', correct({ 'earlier/0': 7, deck: now.state.deck - 7 }));
  expect(now.state.trigger).toBe(1);
});

test('[SC-55] where a correction gives several seven at once, the table says who was first', () => {
  const now = table();
  const both = { 'earlier/0': 7, 'earlier/1': 8, deck: now.state.deck - 15 };
  const [why] = full.check(now.state, 'table', correct(both));
  expect(why).toMatchObject({ rule: 'SC-55', code: 'who-was-first', params: { count: { value: 2 } } });
  expect(why?.focus?.every((id) => full.ledger(now.state, 'table').some((line) => line.id === id))).toBe(
    true,
  );
  expect(now.why('table', correct({ ...both, trigger: 'nobody' }))).toEqual(['SC-55/who-was-first']);
  now.does('table', correct({ ...both, trigger: '1' }));
  expect(now.state.trigger).toBe(1);
  now.does('table', correct({ trigger: '0' }));
  expect(now.state.trigger).toBe(0);
  // Who was first has not seven after all: of the others it is known again, there is only one.
  now.does('table', correct({ 'earlier/0': 6, deck: now.state.deck + 1 }));
  expect(now.state.trigger).toBe(1);
});

test('[SC-55] nobody is first who has not seven', () => {
  expect(table().why('table', correct({ trigger: '0' }))).toEqual(['SC-55/not-seven']);
  const count = (changes: Readonly<Record<string, number | string>>) =>
    light.check(pad(), 'table', correct(changes)).map(({ rule, code }) => `${rule}/${code}`);
  expect(count({ trigger: '1', 'completed/0': 7 })).toEqual(['SC-55/not-seven']);
  expect(count({ 'completed/0': 7, 'completed/1': 7 })).toEqual(['SC-55/who-was-first']);
  expect(count({ 'completed/0': 7, 'completed/1': 7, trigger: '1' })).toEqual([]);
  const set = light.apply(
    pad(),
    'table',
    correct({ 'completed/0': 7, 'completed/1': 7, trigger: '1', active: '1' }),
  );
  expect(set).toMatchObject({ trigger: 1, active: 1 });
  expect(light.view(set, 'table').players.map(({ hasLastTurn }) => hasLastTurn)).toEqual([true, false]);
});
