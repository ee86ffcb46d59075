import { full, type Move } from '@/rules/spy-connection/game';
import {
  accept,
  connect,
  cover,
  decline,
  discard,
  end,
  lay,
  type Seated,
  takeBack,
  travel,
} from './support/table';

const rival = { spy: 'oslo' };
const way = { 'london-gate': 1, channel: 1 };
const london = (player: Partial<Seated> = {}, others: readonly Seated[] = [rival]) =>
  lay({ players: [{ spy: 'paris', agents: way, ...player }, ...others] });

test('[SC-50] only when the option is finished, only where the Spy stands, only own uncovered circles', () => {
  const open = [
    { cities: 'london oslo' },
    { cities: 'paris rome' },
    { cities: 'london rome', covered: 'rome' },
  ];
  const table = london({ open });
  expect(table.why(0, cover(12))).toEqual(['SC-50/option-first']);
  table.does(0, travel('london'));
  expect(table.why(0, cover(12))).toEqual(['SC-50/city-not-shown']);
  expect(table.why(0, cover(21))).toEqual(['SC-50/not-open']);
  table.does(0, cover(11));
  expect(table.why(0, cover(11))).toEqual(['SC-50/already-covered']);
  table.does(0, cover(13), end);
});

test('[SC-50] a circle of another city is refused for that city, also where the Spy’s own is still open', () => {
  const table = london({ open: [{ cities: 'london oslo' }] });
  table.does(0, travel('london'));
  expect(table.why(0, { ...cover(11), city: 'oslo' } as Move)).toEqual(['SC-50/spy-elsewhere']);
  table.does(0, { ...cover(11), city: 'london' } as Move);
});

test('[SC-50] may, not must; taking back and discarding stay possible until the turn ends', () => {
  const table = london({ open: [{ cities: 'london oslo' }, { cities: 'rome oslo' }] });
  table.does(0, travel('london'), takeBack('channel'), discard(12), end);
  expect(table.player().open[0]?.covered).toEqual([]);
});

test('[SC-51] with all objectives covered a Mission is complete at once and all its Agents return', () => {
  const table = london({ open: [{ cities: 'london oslo', covered: 'oslo', assigned: 2, points: 4 }] });
  expect(table.player().supply).toBe(10);
  table.does(0, travel('london'), cover(11));
  expect(table.player()).toMatchObject({ supply: 13, open: [], completed: [{ print: { points: 4 } }] });
});

test('[SC-52] without an Agent in the supply: taken back or discarded first', () => {
  const open = [{ cities: 'london oslo' }, { cities: 'rome oslo' }];
  const table = london({ open, supply: 0 }).does(0, travel('london'));
  expect(table.why(0, cover(11))).toEqual(['SC-52/no-agent']);
  expect(table.repairs(0, cover(11))).toEqual([[takeBack('channel')], [discard(12)]]);
  table.does(0, discard(12), cover(11));
});

test('[SC-54] the order is the player\u2019s: the Mission that pays comes first', () => {
  const open = [{ cities: 'london rome' }, { cities: 'london oslo', covered: 'oslo' }];
  const table = london({ open, agents: { ...way, highlands: 1 }, supply: 0 }).does(
    0,
    travel('london'),
    takeBack('highlands'),
  );
  expect(table.player().supply).toBe(1);
  table.does(0, cover(12), cover(11));
  expect(table.player().completed).toHaveLength(1);
});

const extra = (covered: string) => ({ cities: 'london oslo', covered, extraTurn: true });

test('[SC-53] extra turns add up and follow at once; each may be declined as long as nothing was done', () => {
  const table = london({
    open: [extra('oslo'), { cities: 'london rome', covered: 'rome', extraTurn: true }],
  });
  expect(table.why(0, decline)).toEqual(['SC-53/no-extra-turn']);
  table.does(0, travel('london'), cover(11), cover(12));
  expect(table.debts()).toEqual({ 'extra-turns': 2 });
  table.does(0, end);
  expect(table.state).toMatchObject({ active: 0, extraTurns: 1, turn: { extra: true } });
  expect(full.status(table.state, 'table').label.key).toBe('phase.extra-option');
  table.does(0, decline);
  expect(table.state).toMatchObject({ active: 0, extraTurns: 0 });
  table.does(0, takeBack('london-gate', 'channel'));
  expect(table.why(0, decline)).toEqual(['SC-53/turn-begun']);
  table.does(0, connect('london-oslo'), end);
  expect(table.state.active).toBe(1);
});

describe('the end', () => {
  const almost = (completed: number, open = [extra('oslo')]) =>
    lay({
      players: [rival, { spy: 'paris', agents: way, completed, open }, { spy: 'rome' }, { spy: 'berlin' }],
      state: { active: 1 },
    });

  test('[SC-55] the seventh triggers it, the sixth does not', () => {
    expect(almost(5).does(1, travel('london'), cover(21)).state.trigger).toBeUndefined();
    expect(almost(6).does(1, travel('london'), cover(21)).state.trigger).toBe(1);
  });

  test('[SC-55] the trigger finishes turn and extra turns, the others have one last turn each, from the left on', () => {
    const table = almost(6).does(1, travel('london'), cover(21));
    expect(table.debts()).toEqual({ 'extra-turns': 1, 'last-turns': 3 });
    table.does(1, end, travel('paris'), end);
    expect(table.state.active).toBe(2);
    expect(full.view(table.state, 'table').players.map(({ hasLastTurn }) => hasLastTurn)).toEqual([
      true,
      false,
      false,
      true,
    ]);
    table.does(2, connect('monaco-rome'), end).does(3, connect('berlin-vienna'), end);
    expect(table.phase).not.toBe('over');
    table.does(0, connect('london-oslo'), end);
    expect(table.phase).toBe('over');
    expect(table.why(1, end)).toEqual(['SC-55/over']);
    expect(table.why('table', { type: 'leave', seat: 0 })).toEqual(['SC-55/over']);
    expect(full.offers(table.state, 1, 1)).toEqual([]);
  });

  test('[SC-55] a last turn keeps the extra turns earned in it', () => {
    const table = lay({
      players: [
        { spy: 'paris', agents: way, open: [extra('oslo')] },
        { ...rival, completed: 7 },
      ],
      state: { trigger: 1 },
    });
    table.does(0, travel('london'), cover(11), end);
    expect(table.state.active).toBe(0);
    table.does(0, decline);
    expect(table.phase).toBe('over');
  });

  test('[SC-55] who has left gets no last turn', () => {
    const table = almost(6, [{ ...extra('oslo'), extraTurn: false }]);
    table.does('table', { type: 'leave', seat: 2 }).does(1, travel('london'), cover(21), end);
    expect(table.state.active).toBe(3);
  });
});

test('[SC-56] completed Missions by their points, 1 for each covered objective on open ones, none for assigned', () => {
  const open = [
    { cities: 'london oslo', covered: 'oslo', assigned: 3 },
    { cities: 'rome oslo madrid', covered: 'oslo rome' },
  ];
  const { scores, winners } = full.outcome(london({ open, completed: 4 }).state);
  expect(scores[0]).toMatchObject({ total: 7 });
  expect(scores[0]?.lines.map(({ value }) => value)).toEqual([1, 1, 1, 1, 3]);
  expect(winners).toEqual([0]);
});

test('[SC-57] of the tied, the one whose first turn was later wins', () => {
  const players = [{ spy: 'paris', completed: 3 }, { spy: 'rome', completed: 3 }, { spy: 'oslo' }] as const;
  const winner = (startSeat: number) => full.outcome(lay({ players, options: { startSeat } }).state);
  expect(winner(0)).toMatchObject({
    winners: [1],
    decidedBy: { key: 'decided.later-turn' },
    decidedByRule: 'SC-57',
  });
  expect(winner(1)).toMatchObject({ winners: [0], decidedBy: { key: 'decided.later-turn' } });
  expect(winner(2)).toMatchObject({ winners: [1] });
  const left = [
    { spy: 'paris', completed: 3, left: true },
    { spy: 'rome', completed: 1 },
  ] as const;
  expect(full.outcome(lay({ players: left }).state)).toMatchObject({
    winners: [1],
    decidedBy: { key: 'decided.points' },
    decidedByRule: 'SC-56',
  });
});

test('[SC-13] a move out of turn is refused, whatever it is', () => {
  const table = london();
  for (const move of [
    accept(1),
    travel('london'),
    connect('london-oslo'),
    takeBack('channel'),
    cover(11),
    end,
    decline,
  ])
    expect(table.why(1, move)[0]).toBe('SC-13/not-your-turn');
  expect(table.why('table', end)).toEqual(['SC-13/no-such-seat']);
});

test('[SC-58] who leaves keeps the points and wins nothing, and what lies there makes spaces dearer as before', () => {
  const table = lay({
    players: [
      { spy: 'paris', completed: 1 },
      { spy: 'madrid', completed: 3, agents: { pyrenees: 1 } },
      { spy: 'rome', completed: 2 },
    ],
    options: { decks: 'physical' },
  });
  table.does('table', { type: 'leave', seat: 1 }).does(0, connect('paris-madrid'), end);
  expect(table.player().supply).toBe(12);
  expect(table.state.active).toBe(2);
  const { scores, winners } = full.outcome({ ...table.state, phase: 'over' });
  expect([scores.map(({ total }) => total), winners]).toEqual([[1, 3, 2], [2]]);
});
