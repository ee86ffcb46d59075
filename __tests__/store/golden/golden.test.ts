import { planRestore } from '@/store/backup/plan';
import { readStore } from '@/store/backup/read-store';
import { Debrief } from '@/store/debrief';
import { MemoryBackend } from '@/store/storage/memory';
import { migrations, SCHEMA_VERSION } from '@/store/storage/migrations';
import { type State } from '../../support/courier/model';
import { courierGame } from '../../support/desk';
import { backupOf, planned } from '../backup/support';
import { exercises, goldenOf, LAYOUTS } from './support';

const versions = Array.from({ length: SCHEMA_VERSION }, (_, index) => index + 1);

test('every migration is exercised by a save of the version before it', () => {
  const idle = migrations.filter(
    (migration) => !LAYOUTS.some((layout) => exercises(goldenOf(migration.to - 1, layout), migration)),
  );
  expect(idle.map(({ name }) => name)).toEqual([]);
});

test('a migration that changes nothing in any save is found out', () => {
  const base = { name: 'test', to: 2 };
  const named = (kind: string, value: unknown) =>
    kind === 'header' ? { ...(value as object), mood: 1 } : value;
  expect(exercises(goldenOf(1, 'web'), { ...base, change: named })).toBe(true);
  expect(exercises(goldenOf(1, 'phone'), { ...base, change: named })).toBe(true);
  expect(exercises(goldenOf(1, 'web'), { ...base, change: (_, value) => value })).toBe(false);
  expect(exercises(goldenOf(1, 'web'), { ...base, to: 3, change: named })).toBe(false);
});

const cases = versions.flatMap((version) => LAYOUTS.map((layout) => ({ version, layout })));

describe.each(cases)('the app of version $version on the $layout', ({ version, layout }) => {
  const open = async () => {
    const { transactional, values } = goldenOf(version, layout);
    const backend = new MemoryBackend(Object.entries(values), transactional);
    const debrief = await Debrief.open({ backend, games: [courierGame] });
    const opened = async (name: string) => {
      const header = debrief.matches.state.getState().matches.find((match) => match.name === name);
      const match = await debrief.openMatch(header?.id ?? '');
      if (!match.ok) throw new Error(match.error.kind);
      return match.value;
    };
    return { backend, debrief, opened };
  };

  test('opens without a problem, with its settings, players and box', async () => {
    const { debrief } = await open();
    expect(debrief.problems).toEqual([]);
    expect(debrief.settings.state.getState()).toMatchObject({
      language: 'fr',
      theme: 'dark',
      tapToShow: true,
    });
    expect(debrief.players.state.getState()).toMatchObject([
      { name: 'Zoë 🕵️', colour: 4, lastPlayed: 1_760_000_001_000 },
      { name: 'Ben', colour: 1 },
    ]);
    const box = debrief.catalogue.defaultBox('courier');
    expect(box?.name).toBe('Our copy');
    expect(debrief.catalogue.printsOf('courier', box?.id ?? '', 'card')).toEqual([
      { id: 'c12', data: { value: 6 }, source: 'owner' },
      { id: 'c5', data: { value: 2 } },
      { id: 'c3', data: { value: 3 } },
      { id: 'c8', data: { value: 5 } },
      { id: 'c9', data: { value: 5 } },
    ]);
  });

  test('lists its matches', async () => {
    const { debrief } = await open();
    const { matches, damaged } = debrief.matches.state.getState();
    expect([...damaged]).toEqual([]);
    expect(matches).toMatchObject([
      { name: 'Friday', archived: false, practice: false },
      { name: 'Last week', archived: true, practice: true, finishedAt: 1_760_000_009_000 },
    ]);
    expect(matches[0]?.players.map(({ name }) => name)).toEqual(['Zoë 🕵️', 'Ben']);
  });

  test('plays on where the table was, and takes back what it did', async () => {
    const { debrief, opened } = await open();
    const { session, state } = await opened('Friday');
    expect(state.getState().report).toBeUndefined();
    expect([
      session.access,
      session.moment.standing.log.events.length,
      session.moment.standing.log.done.length,
    ]).toEqual(['open', 16, 17]);
    expect(session.moment.standing.log.state).toMatchObject({
      drawn: 8,
      bank: 6,
      active: 1,
      phase: 'act',
      lastValue: 5,
    });
    const points = () =>
      session.moment.standing.log.game
        .outcome(session.moment.standing.log.state)
        .scores.map(({ total }) => total);
    expect(points()).toEqual([8, 9]);
    // Back to before the change of the past, in which the first card had been a four.
    session.undo(12);
    expect(points()).toEqual([4, 2]);
    session.redo(12);
    expect(points()).toEqual([8, 9]);
    expect(session.play([{ actor: 1, move: { type: 'pass' } }])).toEqual({ kind: 'played' });
    await debrief.closeMatch(session.id);
  });

  test('forgets what an undone event had taught', async () => {
    const { debrief, opened } = await open();
    const { session } = await opened('Friday');
    const box = debrief.catalogue.defaultBox('courier')?.id ?? '';
    session.undo(9);
    expect(debrief.catalogue.printsOf('courier', box, 'card').map(({ id }) => id)).toEqual([
      'c12',
      'c5',
      'c3',
      'c8',
    ]);
    await debrief.closeMatch(session.id);
  });

  test('verifies the draws of the match that was ended early', async () => {
    const { debrief, opened } = await open();
    const { session } = await opened('Last week');
    expect(session.moment.standing.log.endedEarly).toBe(true);
    expect((session.moment.standing.log.state as State).drawn).toBe(4);
    expect(session.verify()).toEqual({
      kind: 'verified',
      draws: 4,
    });
    await debrief.closeMatch(session.id);
  });

  test('is backed up as a whole', async () => {
    const { backend } = await open();
    const backup = await backupOf(backend);
    expect(backup.content.matches.map(({ journal }) => journal.length).sort()).toEqual([19, 5]);
    expect(backup.content.aside).toEqual([]);
    const plan = planned(planRestore(backup, await readStore(backend)));
    expect(plan.matches.map(({ relation }) => relation)).toEqual(['same', 'same']);
  });
});
