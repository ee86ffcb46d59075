import { type View } from '@/rules/i-spy/model/view';
import { games } from '@/__tests__/support/games';
import { Debrief } from '@/store/debrief';
import { MemoryBackend } from '@/store/storage/memory';
import { gamesGoldenOf, LAYOUTS } from './support';

/** As it was when it was saved: events, undoable steps, phase, round, totals, winners and draws that verify. */
type Saved = readonly [number, number, string, number, readonly number[], readonly number[], number];

/** SpyMaster and I, Spy, each tracked in full and lightly, by the app of schema version 1. */
const SAVED: Readonly<Record<string, Readonly<Record<string, Saved>>>> = {
  web: {
    'Four Files': [102, 71, 'operations', 3, [1, 0, 6], [2], 32],
    'SpyMaster on paper': [239, 239, 'over', 5, [433, 638, 413], [1], 0],
    Europe: [98, 94, 'turn', 4, [0, 0, 0], [], 5],
    'Europe on paper': [173, 173, 'over', 14, [11, 2, 26], [2], 1],
  },
  phone: {
    'Four Files': [102, 71, 'operations', 4, [1, 0, 0], [0], 32],
    'SpyMaster on paper': [239, 239, 'over', 5, [433, 638, 413], [1], 0],
    Europe: [83, 80, 'turn', 4, [0, 0, 0], [], 4],
    'Europe on paper': [173, 173, 'over', 14, [11, 10, 26], [2], 1],
  },
};

const opened = async (layout: string, name: string) => {
  const { transactional, values } = gamesGoldenOf(1, layout);
  const backend = new MemoryBackend(Object.entries(values), transactional);
  const debrief = await Debrief.open({ backend, games });
  const header = debrief.matches.state.getState().matches.find((match) => match.name === name);
  const match = await debrief.openMatch(header?.id ?? '');
  if (!match.ok) throw new Error(match.error.kind);
  const { session, state } = match.value;
  return { session, log: session.moment.standing.log, report: state.getState().report };
};

const cases = LAYOUTS.flatMap((layout) =>
  ['Four Files', 'SpyMaster on paper', 'Europe', 'Europe on paper'].map((name) => ({ layout, name })),
);

describe.each(cases)('$name, saved by version 1 on the $layout', ({ layout, name }) => {
  test('loads whole, as it stood', async () => {
    const { session, log, report } = await opened(layout, name);
    expect(report).toBeUndefined();
    expect(session.access).toBe('open');
    const { scores, winners } = log.game.outcome(log.state);
    const { phase } = log.game.status(log.state, 'table');
    const verified = session.verify();
    expect([
      ...[log.events.length, log.done.length, phase, (log.state as { readonly round: number }).round],
      ...[scores.map(({ total }) => total), winners, verified.kind === 'verified' ? verified.draws : 0],
    ]).toEqual(SAVED[layout]?.[name]);
  });

  test('is taken back to its beginning and made again', async () => {
    const { session, log } = await opened(layout, name);
    const steps = log.done.length;
    session.undo(steps);
    expect(session.moment.standing.log.events).toEqual([]);
    session.redo(steps);
    expect(session.moment.standing.log.state).toEqual(log.state);
  });
});

/** Austria-Hungary, Britain, France, Germany, Italy, Russia. */
test.each([
  ['web', { influence: [11, 0, 2, 17, 10, 16], power: [3, 0, 1, 4, 2, 5] }],
  ['phone', { influence: [3, 0, 9, 3, 11, 4], power: [1, 0, 4, 2, 5, 3] }],
])('the pools and the Power of Europe on the %s are what its table read', async (layout, standing) => {
  const { log } = await opened(layout, 'Europe');
  const { influence, power } = (log.game.view(log.state, 'table') as View).standing;
  expect({ influence: Object.values(influence), power: Object.values(power) }).toEqual(standing);
});
