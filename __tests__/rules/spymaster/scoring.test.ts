import { practiceOptions } from '@/rules/spymaster/box/practice';
import { full, type Move } from '@/rules/spymaster/game';
import { type Seated, lay, pass } from './support/table';

const over = (players: readonly Seated[], nextSpyMaster = 0) => {
  const table = lay({ players, state: { round: 5, stacks: [], nextSpyMaster } });
  for (let seat = 0; seat < players.length; seat++) if (!players[seat]?.left) table.does(seat, pass);
  return full.outcome(table.state);
};
const totals = (players: readonly Seated[]) => over(players).scores.map(({ total }) => total);
const count = (surveillance: number, espionage: number, dossiers: number, fourth = 0): Move => ({
  type: 'count-hand',
  totals: { surveillance, espionage, dossiers, fourth },
});

test('[SM-40] the points of completed Missions are added, one line each', () => {
  const { scores } = over([{ completed: [8, 9, 10, 7, 11] }, {}]);
  expect(scores.map(({ total }) => total)).toEqual([45, 0]);
  expect(scores[0]?.lines.map(({ value }) => value)).toEqual([8, 9, 10, 7, 11]);
});

test('[SM-41] the highest total of each type earns 5, all tied for it 5 each', () => {
  expect(totals([{ hand: 's1 s3 d2' }, { hand: 's3 e1 d1 d1' }])).toEqual([10, 10]);
  expect(totals([{ hand: 's4' }, { hand: 's1 s1 s1 s1' }, { hand: 's3' }])).toEqual([5, 5, 0]);
  expect(totals([{ hand: 's5 e5 d5 f5' }, {}])).toEqual([20, 0]);
});

test('[SM-41] a type that nobody holds earns nobody anything, and burned cards count nothing', () => {
  expect(totals([{}, {}])).toEqual([0, 0]);
  expect(totals([{ hand: 's1' }, {}])).toEqual([5, 0]);
});

test('[SM-41] who missed a bonus is told by how much, in the same line as whoever got it', () => {
  const { scores } = over([{ hand: 's4' }, { hand: 's3' }]);
  expect(scores[1]?.lines).toMatchObject([
    {
      value: 0,
      rule: 'SM-41',
      label: { key: 'score.bonus', params: { values: { items: [{ value: 4 }, { value: 3 }] } } },
    },
  ]);
  expect(scores[0]?.lines).toMatchObject([{ value: 5, label: scores[1]?.lines[0]?.label }]);
});

test('[SM-41] nothing of the hands is scored before the game is over', () => {
  const table = lay({ players: [{ hand: 's5', completed: [7] }, {}] });
  expect(full.outcome(table.state).scores.map(({ total }) => total)).toEqual([7, 0]);
});

/** Whether so many cards of 1 to the highest value make these totals, tried card by card. */
const makes = (cards: number, highest: number, totals: readonly number[]): boolean => {
  if (cards === 0) return totals.every((total) => total === 0);
  return totals.some((total, type) =>
    Array.from({ length: Math.min(highest, total) }, (_, less) => less + 1).some((value) =>
      makes(
        cards - 1,
        highest,
        totals.map((each, other) => (other === type ? each - value : each)),
      ),
    ),
  );
};

test.each([
  [1, 9, []],
  [2, 9, []],
  [2, 5, practiceOptions({ seatCount: 2, startSeat: 0 }).intelligenceCards],
] as const)(
  '[SM-41] totals are taken where %i cards up to %i can make them, and no others',
  (unknown, highest, intelligenceCards) => {
    const { state } = lay({
      players: [{ unknown }, {}],
      options: { intelligenceCards },
      state: { phase: 'count-hands', round: 5, stacks: [] },
    });
    const wrong: (readonly number[])[] = [];
    for (let one = 0; one <= 19; one++)
      for (let two = 0; two <= 19; two++) {
        const isTaken = full.check(state, 0, count(one, two, 0)).length === 0;
        if (isTaken !== makes(unknown, highest, [one, two])) wrong.push([one, two]);
      }
    expect(wrong).toEqual([]);
  },
);

test('[SM-41] hands that the app does not know are counted openly after round five', () => {
  const table = lay({
    players: [{ hand: 's4 e1' }, { hand: 'd1', unknown: 2 }],
    state: { round: 5, stacks: [], nextSpyMaster: 0 },
  });
  expect(table.why(1, count(3, 0, 2))).toEqual(['SM-41/not-now']);
  table.does(0, pass).does(1, pass);
  expect(table.phase).toBe('count-hands');
  expect(full.status(table.state, 'table').decisions[0]?.seats).toEqual([1]);
  expect(table.why(0, count(4, 1, 0))).toEqual(['SM-41/counted']);
  for (const impossible of [count(3, 0, 0), count(3, 1, 2), count(1, 0, 1), count(20, 0, 1), count(1, 0, 1)])
    expect(table.why(1, impossible)).toEqual(['SM-41/not-these-totals']);
  // All hands are entered in one go: the reason says whose it is.
  const [reason] = full.check(table.state, 1, count(3, 0, 0));
  expect(reason?.params).toMatchObject({ seat: { seat: 1 }, count: { value: 3 } });
  expect(table.why('table', { type: 'stop' })).toEqual(['SM-30/over']);
  table.does(1, count(3, 0, 2));
  expect(table.phase).toBe('over');
  expect(full.outcome(table.state).scores.map(({ total }) => total)).toEqual([10, 5]);
});

test('[SM-42] most points win', () => {
  expect(over([{ completed: [9] }, { completed: [10] }])).toMatchObject({
    winners: [1],
    decidedBy: { key: 'decided.points' },
  });
});

test('[SM-42] a tie goes to whoever has the SpyMaster card of round 5', () => {
  const tied = [{ completed: [9] }, { completed: [4, 5] }, { completed: [7] }];
  expect(over(tied, 0)).toMatchObject({ winners: [0], decidedBy: { key: 'decided.spymaster-card' } });
  expect(over(tied, 1)).toMatchObject({ winners: [1], decidedBy: { key: 'decided.spymaster-card' } });
});

test('[SM-42] even if that player is not among the tied', () => {
  const { winners, decidedBy } = over([{ completed: [9] }, { completed: [9] }, {}], 2);
  expect(winners).toEqual([2]);
  expect(decidedBy).toEqual({
    key: 'decided.outside-the-tie',
    params: {
      seat: { kind: 'seat', seat: 2 },
      seats: { kind: 'list', items: [0, 1].map((seat) => ({ kind: 'seat', seat })) },
    },
  });
});

test('[SM-42] without a tie the SpyMaster card decides nothing', () => {
  expect(over([{ completed: [9] }, { completed: [8] }, {}], 2).winners).toEqual([0]);
});

test('[SM-42] a whole game scored by hand', () => {
  // Anna: 8 + 9 + 10 = 27, most Surveillance (9) and tied Dossiers (4): 37. Ben: 7 + 11 + 6 + 3 = 27, most Espionage
  // (6) and tied Dossiers (4): 37. Cleo: 12 + 9 = 21, most of the fourth type (2): 26. Tied 37; Cleo has the card.
  const players = [
    { completed: [8, 9, 10], hand: 's4 s5 e2 d4' },
    { completed: [7, 11, 6, 3], hand: 'e1 e5 d3 d1 s2' },
    { completed: [12, 9], hand: 'f2 s1' },
  ];
  expect(totals(players)).toEqual([37, 37, 26]);
  expect(over(players, 2).winners).toEqual([2]);
  expect(over(players, 1).winners).toEqual([1]);
});

test('[SM-45] [SM-41] [SM-42] who went home keeps the points, and neither wins nor holds a bonus', () => {
  const outcome = over([{ completed: [9], hand: 's1' }, { completed: [20], hand: 's5', left: true }, {}], 1);
  expect(outcome.scores.map(({ total }) => total)).toEqual([14, 20, 0]);
  expect(outcome.winners).toEqual([0]);
  const tied = over([{ completed: [9] }, { left: true }, { completed: [9] }], 1);
  // The card goes on clockwise, and decides as if it had been taken there.
  expect(tied).toMatchObject({ winners: [2], decidedBy: { key: 'decided.spymaster-card' } });
});
