import { type BaseMove, type GameModule } from '@/rules/core/contract';
import { loadLog } from '@/rules/core/log/load';
import { type Actor } from '@/rules/core/seat';
import { practiceOptions } from '@/rules/spymaster/box/practice';
import { full } from '@/rules/spymaster/game';
import { type State } from '@/rules/spymaster/model/state';
import { cards, cut, choose, lay, missionPrint } from './support/table';

const ROW = cards('s1 e3 d4 f2 s4 e1 d2 f5 s2 s5');

/** A move as version 1 stored it, in the form of today. */
const migrated = (state: State, actor: Actor, move: BaseMove & Readonly<Record<string, unknown>>) =>
  full.earlier?.migrate(1, state, { actor, move });

const cutting = () => lay({ players: [{}, {}, {}], state: { phase: 'cut-files', row: ROW, rows: 1 } });
const choosing = () => cutting().does(0, cut([3, 7], 1));

test('[SM-22] the File with the SpyMaster card was a number from 0 and is its first card', () => {
  const { state } = cutting();
  const old = (file: number) => ({ type: 'cut-files', cuts: [3, 7], spyMasterCard: file });
  expect([0, 1, 2].map((file) => migrated(state, 0, old(file)))).toEqual(
    [0, 3, 7].map((spyMasterCard) => ({ type: 'cut-files', cuts: [3, 7], spyMasterCard })),
  );
});

test('[SM-22] the SpyMaster card that lay alone still does', () => {
  const { state } = cutting();
  const move = migrated(state, 0, { type: 'cut-files', cuts: [3, 7], spyMasterCard: 3 });
  expect(full.check(state, 0, move as never)).toMatchObject([{ rule: 'SM-22', code: 'alone' }]);
});

test('[SM-23] a File that was taken was a number from 0 and is its first card', () => {
  const { state } = choosing();
  expect([0, 1, 2].map((file) => migrated(state, 1, { type: 'choose-file', file }))).toEqual(
    [0, 3, 7].map(choose),
  );
  const none = migrated(state, 1, { type: 'choose-file', file: 4 });
  expect(full.check(state, 1, none as never)).toMatchObject([{ code: 'no-such-file' }]);
});

test('[SM-33] a Mission that lay there is named, one that was read with the move is not named twice', () => {
  const { state } = lay({ players: [{ hand: 's3' }, {}], missions: { 1: {} } });
  const old = { type: 'complete-mission', area: 'area-1', burned: cards('s3') };
  expect(migrated(state, 0, old)).toEqual({ ...old, mission: 'laid-1' });
  const read = { ...old, area: 'area-2', print: missionPrint('m-2') };
  expect(migrated(state, 0, read)).toEqual(read);
  const again = { ...old, print: missionPrint('laid-1') };
  expect(migrated(state, 0, again)).toEqual({ ...again, mission: 'laid-1' });
});

test('[SM-50] Agents that were corrected had a number, and have a place', () => {
  const { state } = lay({
    players: [{ agents: '1-red 2-hub 2-hub' }, {}],
    freelances: '3-red 4-red 3-red',
  });
  const changes = [
    { entry: 'special/0/2', to: 'area-3-hub' },
    { entry: 'freelance/2', to: 'area-5-hub' },
    { entry: 'freelance/17', to: 'area-5-hub' },
    { entry: 'freelance/18', to: 'area-5-hub' },
    { entry: 'hand/0', to: 1 },
    { entry: 'space/area-2', to: 1 },
  ];
  const entries = [
    'special/0/area-2-hub/2',
    'freelance/area-3-red/2',
    'freelance/area-6-hub/15',
    'freelance/18',
    'hand/0',
    'space/area-2',
  ];
  expect(migrated(state, 'table', { type: 'correct', changes })).toEqual({
    type: 'correct',
    changes: entries.map((entry, place) => ({ entry, to: changes[place]?.to })),
  });
});

test('[SM-50] other moves are stored as ever', () => {
  const { state } = lay({ players: [{ hand: 's3' }, {}] });
  for (const move of [{ type: 'pass' }, { type: 'burn-to-move', card: cards('s3')[0] }])
    expect(migrated(state, 0, move)).toEqual(move);
});

const options = {
  ...practiceOptions({ seatCount: 3, startSeat: 0 }),
  ...{ intelligenceDeck: 'physical', missionDeck: 'physical', placement: 'physical', box: 'owner' },
  missionPrints: [],
} as const;

const places = ['1-blue', '2-blue', '3-blue', '1-red', '2-green', '3-red', '4-red', '5-red', '6-red'];
const made: readonly (readonly [Actor, object])[] = [
  ...places.map((place) => ['table', { type: 'draw-special-agent', location: `area-${place}` }] as const),
  ['table', { type: 'place-freelance-agents', locations: Array.from({ length: 18 }, () => 'area-1-hub') }],
  [0, { type: 'choose-stack', stack: 1 }],
  ['table', { type: 'lay-out-row', cards: ROW }],
  [0, { type: 'cut-files', cuts: [3, 7], spyMasterCard: 1 }],
  [1, { type: 'choose-file', file: 2 }],
  [2, { type: 'choose-file', file: 0 }],
];
const CUT = made.length - 2;

/** As version 1 stored it: the cut was amended after both had chosen, so that the last File begins a card earlier. */
const journal = (...more: readonly object[]) => [
  ...made.map(([actor, move], at) => ({
    ...{ kind: 'append', at },
    events: [{ id: at + 1, group: at + 1, actor, move }],
  })),
  ...more,
];

const load = (entries: readonly object[]) =>
  loadLog(full as unknown as GameModule, { options, entries, version: 1 });

const handsOf = (state: unknown) => (state as State).players.map(({ hand }) => hand.cards);

test('[SM-23] a journal of version 1 loads, and its Files are taken by who took them', () => {
  const { log, refusal } = load(journal());
  expect(refusal).toBeUndefined();
  expect(log.events.slice(-3).map(({ move }) => move)).toEqual([cut([3, 7], 1), choose(7), choose(0)]);
  expect(handsOf(log.state)).toEqual([ROW.slice(3, 7), ROW.slice(7), ROW.slice(0, 3)]);
});

test('[SM-23] a cut that version 1 amended leads to the Files that it led to then', () => {
  const amended = {
    ...{ id: CUT, group: CUT, actor: 0 },
    move: { type: 'cut-files', cuts: [3, 6], spyMasterCard: 2 },
  };
  const { log, refusal, misfit } = load(
    journal({ kind: 'rewrite', at: 99, amended, dropped: [], overruled: [] }),
  );
  expect({ refusal, misfit }).toEqual({});
  expect(log.events.slice(-3).map(({ move }) => move)).toEqual([cut([3, 6], 2), choose(6), choose(0)]);
  expect(handsOf(log.state)).toEqual([ROW.slice(3, 6), ROW.slice(6), ROW.slice(0, 3)]);
  expect((log.state as State).nextSpyMaster).toBe(1);
});

const blank = { ...options, rows: 'blank' } as const;

/** As version 2 stored it, after a row that nobody read to the app: 3, 4 and 3 cards. */
const loadTwo = (...more: readonly (readonly [Actor, object])[]) => {
  const gathered: readonly (readonly [Actor, object])[] = [
    ...made.slice(0, -4),
    [0, { type: 'cut-files', cuts: [3, 7], spyMasterCard: 3 }],
    [1, { type: 'choose-file', first: 7 }],
    [2, { type: 'choose-file', first: 0 }],
  ];
  const entries = [...gathered, ...more].map(([actor, move], at) => ({
    ...{ kind: 'append', at },
    events: [{ id: at + 1, group: at + 1, actor, move }],
  }));
  const { log, misfit, refusal } = loadLog(full as unknown as GameModule, {
    ...{ options: blank, entries, version: 2 },
  });
  expect({ misfit, refusal }).toEqual({});
  return { log, state: log.state as State, last: log.events.at(-1) };
};

test('[SM-41] totals that no hand of this size has were taken by version 2: they stay what the table decided', () => {
  const nothing = { surveillance: 0, espionage: 0, dossiers: 0, fourth: 0 };
  const { log, state } = loadTwo(
    ['table', { type: 'stop' }],
    [0, { type: 'count-hand', totals: { ...nothing, surveillance: 90 } }],
    [1, { type: 'count-hand', totals: { ...nothing, espionage: 7 } }],
    [2, { type: 'count-hand', totals: nothing }],
  );
  expect(log.events.slice(-3).map(({ overruled }) => overruled)).toEqual([
    ['SM-41/not-these-totals'],
    undefined,
    ['SM-41/not-these-totals'],
  ]);
  expect(state.phase).toBe('over');
  expect(full.outcome(state).scores.map(({ total }) => total)).toEqual([5, 5, 0]);
});

test('[SM-30] up to version 2 the first turn stayed where it was when the pawn was set right', () => {
  const giving = { type: 'correct', changes: [{ entry: 'spymaster', to: '2' }] };
  const { log, state } = loadTwo(['table', giving], [0, { type: 'pass' }]);
  expect(log.events.at(-2)?.move).toEqual({
    ...giving,
    changes: [...giving.changes, { entry: 'active', to: '0' }],
  });
  expect(state).toMatchObject({ spyMaster: 2, active: 1, passes: 1 });
});

test('[SM-45] up to version 2 a hand had to be corrected away from whoever had left', () => {
  const { state, last } = loadTwo(
    ['table', { type: 'leave', seat: 1 }],
    [
      'table',
      {
        type: 'correct',
        changes: [
          { entry: 'hand/1', to: 0 },
          { entry: 'hand/2', to: 4 },
          { entry: 'discard', to: 2 },
        ],
      },
    ],
  );
  expect(last?.move).toEqual({
    type: 'correct',
    changes: [
      { entry: 'hand/2', to: 4 },
      { entry: 'discard', to: 2 },
    ],
  });
  expect(state.players.map(({ hand }) => hand.unknown)).toEqual([4, 0, 4]);
});
