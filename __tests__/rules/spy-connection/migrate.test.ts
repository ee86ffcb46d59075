import { type GameModule } from '@/rules/core/contract';
import { loadLog } from '@/rules/core/log/load';
import { practiceOptions } from '@/rules/spy-connection/box/practice';
import { full } from '@/rules/spy-connection/game';
import { light } from '@/rules/spy-connection/light/game';
import { type Options } from '@/rules/spy-connection/model/options';
import { type State } from '@/rules/spy-connection/model/state';

const practice = practiceOptions({ seatCount: 2, startSeat: 0 });
const physical: Options = { ...practice, decks: 'physical', box: 'owner', missionPrints: [] };
const deal = { type: 'deal-start-missions', cards: ['practice-start-1', 'practice-start-3'] };
const print = { id: 'm-read', cities: ['paris', 'oslo'], points: 2, extraTurn: false };

type Stored = readonly [actor: number | 'table', move: object];

interface Kept {
  readonly more?: readonly object[];
  readonly version?: number;
  readonly game?: object;
}

/** A journal as an earlier version of the rules stored it. */
const loaded = (options: object, stored: readonly Stored[], kept: Kept = {}) => {
  const { more = [], version = 1, game = full } = kept;
  const entries = stored.map(([actor, move], place) => ({
    ...{ at: place, kind: 'append' },
    events: [{ id: place + 1, group: place + 1, actor, move }],
  }));
  const { log, misfit, refusal } = loadLog(game as GameModule, {
    ...{ options: options as Options, entries: [...entries, ...more], version },
  });
  expect({ misfit, refusal }).toEqual({});
  return { log, moves: log.events.map(({ move }) => move), state: log.state as State };
};

test('[SC-20] a slot becomes the card that lay there, and a tile the Mission on it', () => {
  const { moves, state } = loaded(practice, [
    ['table', deal],
    ['table', { type: 'reveal-missions', cards: [1, 2, 3, 4].map((card) => `practice-mission-${card}`) }],
    [0, { type: 'accept-mission', slot: 2 }],
    ['table', { type: 'reveal-missions', cards: ['practice-mission-5'] }],
    [0, { type: 'take-back-objective', mission: 1, city: 'paris' }],
    [0, { type: 'cover-objective', mission: 1 }],
    [0, { type: 'discard-mission', mission: 4 }],
    [
      'table',
      {
        type: 'correct',
        changes: [
          { entry: 'objective/0/1/paris', to: 0 },
          { entry: 'supply/0', to: 15 },
        ],
      },
    ],
  ]);
  expect(moves.slice(2)).toEqual([
    { type: 'accept-mission', mission: 'practice-mission-2' },
    { type: 'reveal-missions', cards: ['practice-mission-5'] },
    { type: 'take-back-objective', mission: 'practice-start-1', city: 'paris' },
    { type: 'cover-objective', mission: 'practice-start-1' },
    { type: 'discard-mission', mission: 'practice-mission-2' },
    {
      type: 'correct',
      changes: [
        { entry: 'objective/0/practice-start-1/paris', to: 0 },
        { entry: 'supply/0', to: 15 },
      ],
    },
  ]);
  expect(state.players[0]).toMatchObject({ supply: 15, open: [{ covered: [] }] });
});

test('[SC-2] a blank tile is named by its slot, and a card that is read again is known by its print', () => {
  const other = { ...print, id: 'm-other', cities: ['rome', 'oslo'] };
  const { moves } = loaded(physical, [
    ['table', deal],
    ['table', { type: 'note-mission', mission: 4, print: other }],
    ['table', { type: 'note-mission', mission: 4, print: { ...other, points: 5 } }],
    [0, { type: 'accept-mission', slot: 1, print }],
    [0, { type: 'cover-objective', mission: 3, city: 'paris' }],
  ]);
  expect(moves.slice(1)).toEqual([
    { type: 'note-mission', slot: 2, print: other },
    { type: 'note-mission', print: { ...other, points: 5 } },
    { type: 'accept-mission', mission: 'm-read', slot: 1, print },
    { type: 'cover-objective', mission: 'm-read', city: 'paris' },
  ]);
});

test('[SC-20] an acceptance that version 1 changed to another slot changes what slots meant after it', () => {
  const journal: readonly Stored[] = [
    ['table', deal],
    ['table', { type: 'reveal-missions', cards: [1, 2, 3, 4].map((card) => `practice-mission-${card}`) }],
    [0, { type: 'accept-mission', slot: 1 }],
    ['table', { type: 'reveal-missions', cards: ['practice-mission-5'] }],
    [0, { type: 'end-turn' }],
    [1, { type: 'accept-mission', slot: 1 }],
  ];
  const amended = { id: 3, group: 3, actor: 0, move: { type: 'accept-mission', slot: 3 } };
  const change = { at: 9, kind: 'rewrite', amended, dropped: [], overruled: [] };
  const acceptances = (more: readonly object[]) =>
    loaded(practice, journal, { more }).moves.filter(({ type }) => type === 'accept-mission');
  expect(acceptances([])).toEqual([
    { type: 'accept-mission', mission: 'practice-mission-1' },
    { type: 'accept-mission', mission: 'practice-mission-2' },
  ]);
  expect(acceptances([change])).toEqual([
    { type: 'accept-mission', mission: 'practice-mission-3' },
    { type: 'accept-mission', mission: 'practice-mission-1' },
  ]);
});

test('[SC-3] [SC-31] connections that version 2 took without a question are the table’s decision', () => {
  const entered = (id: string, spaces: readonly string[]) => ({
    ...{ type: 'connect-city', connection: id },
    print: { id, cities: ['paris', 'madrid'], spaces },
  });
  const { log, state } = loaded(
    physical,
    [
      ['table', deal],
      [0, entered('again', ['fresh'])],
      [0, { type: 'end-turn' }],
    ],
    { version: 2 },
  );
  expect(log.events.map(({ overruled }) => overruled)).toEqual([
    undefined,
    ['SC-3/connection-alike'],
    undefined,
  ]);
  expect(state).toMatchObject({ active: 1, players: [{ spy: 'madrid', supply: 13 }, {}] });
  log.undo(2, 1);
  expect(log.redo(2, 2)?.ok).toBe(true);
});

test('[SC-53] up to version 2 a correction of whose turn it is gave what was owed along with it', () => {
  const giving = { type: 'correct', changes: [{ entry: 'active', to: '1' }] };
  const { moves, state } = loaded(
    physical,
    [
      ['table', deal],
      ['table', { type: 'correct', changes: [{ entry: 'extra-turns', to: 2 }] }],
      ['table', giving],
      [
        'table',
        {
          type: 'correct',
          changes: [
            { entry: 'active', to: '0' },
            { entry: 'extra-turns', to: 1 },
          ],
        },
      ],
    ],
    { version: 2 },
  );
  expect(moves[2]).toEqual({ ...giving, changes: [...giving.changes, { entry: 'extra-turns', to: 2 }] });
  expect(state).toMatchObject({ active: 0, extraTurns: 1 });
  const pad = { seatCount: 3, startSeat: 0, opened: 'at-the-start', board: 'light', agents: [15, 15, 15] };
  const counted = loaded(
    pad,
    [
      [0, { type: 'complete-mission', points: 2, extraTurn: true, agents: 0, circles: 1 }],
      ['table', giving],
      [1, { type: 'end-turn' }],
      [1, { type: 'decline-extra-turn' }],
    ],
    { game: light },
  );
  expect(counted.state).toMatchObject({ active: 2, extraTurns: 0 });
});

const pad = { seatCount: 3, startSeat: 0, opened: 'at-the-start', board: 'light', agents: [15, 15, 15] };
const setting = (changes: Readonly<Record<string, number>>) => ({
  type: 'correct',
  changes: Object.entries(changes).map(([entry, to]) => ({ entry, to })),
});

test('[SC-70] light tracking up to version 2 took more Agents than there are: it stays what the table decided', () => {
  const { log, state } = loaded(
    pad,
    [
      ['table', setting({ 'supply/0': 15, 'covered/0': 3 })],
      [0, { type: 'place-agents', agents: 15, circles: 0 }],
      [0, { type: 'end-turn' }],
    ],
    { game: light, version: 2 },
  );
  expect(log.events.map(({ overruled }) => overruled)).toEqual([['SC-70/too-many'], undefined, undefined]);
  expect(state).toMatchObject({ active: 1, players: [{ supply: 0, covered: 3 }, {}, {}] });
  log.undo(3, 1);
  expect(log.redo(3, 2)?.ok).toBe(true);
});

test('[SC-55] up to these versions who sat next was the first of several with seven, and stays it', () => {
  const counted = loaded(
    pad,
    [
      [0, { type: 'end-turn' }],
      ['table', setting({ 'completed/0': 7, 'completed/2': 7 })],
    ],
    { game: light, version: 2 },
  );
  expect(counted.state.trigger).toBe(2);
  expect(counted.moves[1]).toMatchObject({ changes: [{}, {}, { entry: 'trigger', to: '2' }] });
  const { state } = loaded(
    physical,
    [
      ['table', deal],
      ['table', setting({ 'earlier/0': 7, 'earlier/1': 7, deck: 25 })],
    ],
    { version: 3 },
  );
  expect(state.trigger).toBe(0);
});
