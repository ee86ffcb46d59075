import { Debrief } from '@/store/debrief';
import { type OpenMatch } from '@/store/match/open-match';
import { type Game } from '@/rules/core/contract';
import { type State } from '../support/courier/model';
import { CappedDisk } from '../support/capped-disk';
import { courierGame, courierMatch } from '../support/desk';
import { everyNth, progress, tell } from '../support/soak';
import { FakeClock } from './storage/support/fake-clock';

jest.setTimeout(3_600_000);

const games: readonly Game[] = [courierGame];
const start = (backend: CappedDisk) => Debrief.open({ backend, games, clock: new FakeClock() });

const created = async (debrief: Debrief, name: string): Promise<string> => {
  const match = await debrief.matches.create({ ...courierMatch, name });
  if (!match.ok) throw new Error(match.error.kind);
  return match.value;
};

const opened = async (debrief: Debrief, id: string): Promise<OpenMatch> => {
  const match = await debrief.openMatch(id);
  if (!match.ok) throw new Error(match.error.kind);
  return match.value;
};

const pass = ({ session }: OpenMatch) => {
  const { active } = session.moment.standing.log.state as State;
  return session.play([{ actor: active, move: { type: 'pass' } }]);
};

const movesOf = ({ session }: OpenMatch): number => session.moment.standing.log.events.length;
const namesOf = ({ matches }: Debrief) =>
  matches.state
    .getState()
    .matches.map(({ name }) => name)
    .sort();
const tried = (debrief: Debrief) => debrief.refresh();

const correct = (match: OpenMatch, times_: number) => {
  for (let turn = 0; turn < times_; turn++)
    match.session.play([
      {
        actor: 'table',
        move: { type: 'correct', changes: [{ entry: 'active', to: String(turn % 2) }] } as never,
      },
    ]);
};

/** Two old matches, one of them large, a box and players. */
const phone = async (transactional: boolean) => {
  const backend = new CappedDisk([], transactional);
  const debrief = await start(backend);
  const large = await created(debrief, 'Large');
  const match = await opened(debrief, large);
  correct(match, 60);
  await debrief.flush();
  await debrief.closeMatch(large);
  await created(debrief, 'Small');
  debrief.catalogue.createBox('courier', 'Ours');
  debrief.players.remember([{ name: 'Anna', colour: 0 }], 1);
  await debrief.flush();
  return { values: new Map(backend.values), used: backend.used, large };
};

const restarted = (backend: CappedDisk) => {
  const again = new CappedDisk(backend.values, backend.transactional);
  again.cap = backend.cap;
  return start(again);
};

describe.each([true, false])('a phone that is full, transactions: %s', (transactional) => {
  /** A phone with so much room that is left, whose reserve is given up already. */
  const full = async (room: number) => {
    const { values, large } = await phone(transactional);
    for (const key of values.keys()) if (key.startsWith('reserve/')) values.delete(key);
    const backend = new CappedDisk(values, transactional);
    backend.cap = backend.used + room;
    return { backend, debrief: await start(backend), large };
  };

  test('the evening is written from the reserve', async () => {
    const { values } = await phone(transactional);
    const backend = new CappedDisk(values, transactional);
    backend.cap = backend.used;
    expect(await backend.keys('reserve/')).toHaveLength(4);
    const debrief = await start(backend);
    const id = await created(debrief, 'Friday');
    const match = await opened(debrief, id);
    correct(match, 400);
    await tried(debrief);
    expect(debrief.saving.getState()).toEqual({ kind: 'saved' });
    const again = await restarted(backend);
    expect(namesOf(again)).toEqual(['Friday', 'Large', 'Small']);
    expect(movesOf(await opened(again, id))).toBe(movesOf(match));
  });

  test('deleting frees its bytes at once, and what waited is written', async () => {
    const { backend, debrief, large } = await full(0);
    const id = await created(debrief, 'Friday');
    const match = await opened(debrief, id);
    pass(match);
    await tried(debrief);
    expect(debrief.saving.getState()).toMatchObject({ kind: 'retrying', reason: 'full' });
    await debrief.makeRoom([large]);
    expect(debrief.saving.getState()).toEqual({ kind: 'saved' });
    expect([...backend.values.keys()].some((key) => key.includes(large))).toBe(false);
    const again = await restarted(backend);
    expect(namesOf(again)).toEqual(['Friday', 'Small']);
    expect(movesOf(await opened(again, id))).toBe(movesOf(match));
  });

  test('what was deleted comes back by undo, and says so where there is no room any more', async () => {
    const { backend, debrief, large } = await full(100);
    debrief.matches.delete(large);
    await debrief.matches.settled(large);
    expect(await debrief.matches.restore(large)).toBe(true);
    expect(namesOf(await restarted(backend))).toEqual(['Large', 'Small']);
    expect(movesOf(await opened(debrief, large))).toBe(61);
    await debrief.closeMatch(large);
    debrief.matches.delete(large);
    await debrief.matches.settled(large);
    backend.cap = backend.used;
    expect(await debrief.matches.restore(large)).toBe(false);
    expect(namesOf(debrief)).toEqual(['Small']);
    expect(namesOf(await restarted(backend))).toEqual(['Small']);
    backend.cap += 100_000;
    expect(await debrief.matches.restore(large)).toBe(true);
    expect(namesOf(await restarted(backend))).toEqual(['Large', 'Small']);
  });

  test('a match that was never stored can be deleted', async () => {
    const { backend, debrief } = await full(0);
    const id = await created(debrief, 'Friday');
    pass(await opened(debrief, id));
    void debrief.closeMatch(id);
    await tried(debrief);
    await debrief.makeRoom([id]);
    expect(debrief.saving.getState()).toEqual({ kind: 'saved' });
    backend.cap += 100_000;
    await debrief.flush();
    expect([...backend.values.keys()].some((key) => key.includes(id))).toBe(false);
  });

  test('where there is no room even to delete, it is deleted as soon as there is', async () => {
    const { backend, debrief, large } = await full(0);
    backend.isStuck = true;
    await debrief.makeRoom([large]);
    expect(debrief.saving.getState()).toMatchObject({ kind: 'retrying', reason: 'full' });
    expect(namesOf(debrief)).toEqual(['Small']);
    backend.isStuck = false;
    await debrief.flush();
    expect([...backend.values.keys()].some((key) => key.includes(large))).toBe(false);
    expect(namesOf(await restarted(backend))).toEqual(['Small']);
  });

  test('one large record blocks neither small ones nor a match', async () => {
    const { backend, debrief } = await full(6_000);
    const box = debrief.catalogue.boxesOf('courier')[0]?.id ?? '';
    const place = { game: 'courier', box, kind: 'card', id: 'c1' };
    debrief.catalogue.confirm(place, { text: 'x'.repeat(20_000) }, 'owner');
    debrief.settings.set({ theme: 'dark' });
    const id = await created(debrief, 'Friday');
    pass(await opened(debrief, id));
    await tried(debrief);
    expect(debrief.saving.getState()).toMatchObject({ kind: 'retrying', reason: 'full' });
    const again = await restarted(backend);
    expect(again.settings.state.getState().theme).toBe('dark');
    expect(namesOf(again)).toEqual(['Friday', 'Large', 'Small']);
    expect(movesOf(await opened(again, id))).toBe(3);
    expect(again.catalogue.boxesOf('courier')).toHaveLength(1);
  });

  test('duplicating says that there is no room, and leaves nothing behind', async () => {
    const { backend, debrief, large } = await full(3_000);
    const keys = [...backend.values.keys()].filter((key) => !key.startsWith('reserve/')).sort();
    expect(await debrief.matches.duplicate(large, 'Copy')).toEqual({ ok: false, error: { kind: 'full' } });
    await tried(debrief);
    expect([...backend.values.keys()].sort()).toEqual(keys);
    expect(namesOf(debrief)).toEqual(['Large', 'Small']);
  });

  test('restoring says what there was no room for', async () => {
    const other = await start(new CappedDisk([], transactional));
    const id = await created(other, 'Elsewhere');
    correct(await opened(other, id), 60);
    await other.flush();
    const backup = await other.backUp();
    const { backend, debrief } = await full(3_000);
    const plan = await debrief.planRestore(backup);
    if (!plan.ok) throw new Error(plan.error.kind);
    expect(await debrief.restore(plan.value)).toEqual([{ key: id, reason: { kind: 'full' } }]);
    expect(namesOf(debrief)).toEqual(['Large', 'Small']);
    expect([...backend.values.keys()].some((key) => key.includes(id))).toBe(false);
    expect(namesOf(await restarted(backend))).toEqual(['Large', 'Small']);
  });

  test('a backup holds what is on screen', async () => {
    const { debrief } = await full(0);
    const id = await created(debrief, 'Friday');
    const match = await opened(debrief, id);
    for (let moves = 0; moves < 3; moves++) pass(match);
    debrief.matches.rename(id, 'Saturday');
    debrief.settings.set({ theme: 'dark' });
    await tried(debrief);
    const other = await start(new CappedDisk([], transactional));
    const plan = await other.planRestore(await debrief.backUp());
    if (!plan.ok) throw new Error(plan.error.kind);
    expect(await other.restore(plan.value)).toEqual([]);
    expect(namesOf(other)).toEqual(['Large', 'Saturday', 'Small']);
    expect(movesOf(await opened(other, id))).toBe(movesOf(match));
  });

  test('how much the matches take is known', async () => {
    const { backend, debrief, large } = await full(100);
    const { total, matches } = await debrief.usage();
    expect(total).toBe(backend.used);
    expect(matches.get(large)).toBeGreaterThan(3_000);
  });

  test('an evening at any size of the storage: no match is gone, and none that was deleted is back', async () => {
    const { values, used, large } = await phone(transactional);
    const problems: string[] = [];
    const step = everyNth(4_999, 97);
    let count = 0;
    for (let cap = used - 240 * 1024 - 2_000; cap < used + 12_000; cap += step, count++) {
      const bare = [...values].filter(([key]) => !key.startsWith('reserve/'));
      const backend = new CappedDisk(bare, transactional);
      backend.cap = Math.max(cap, backend.used);
      const bad = (what: string) => problems.push(`${backend.cap - used}: ${what}`);
      const debrief = await start(backend);
      await debrief.flush();
      const id = await created(debrief, 'Friday');
      const match = await opened(debrief, id);
      for (let moves = 0; moves < 4; moves++) {
        pass(match);
        await tried(debrief);
      }
      const played = debrief.saving.getState().kind === 'saved';
      debrief.settings.set({ sound: true });
      const before = await restarted(backend);
      if (!['Large', 'Small'].every((name) => namesOf(before).includes(name))) bad('a match is gone');
      if (played && !namesOf(before).includes('Friday')) bad('the evening is gone');
      debrief.matches.delete(large);
      await debrief.matches.settled(large);
      await tried(debrief);
      if (debrief.saving.getState().kind !== 'saved') bad('deleting did not make room');
      const after = await restarted(backend);
      if (namesOf(after).join() !== 'Friday,Small') bad(`there is ${namesOf(after).join()}`);
      else if (movesOf(await opened(after, id)) !== movesOf(match)) bad('moves are gone');
      progress(`${count} sizes`);
    }
    expect(problems.slice(0, 5)).toEqual([]);
    tell(`${count} sizes of a storage ${transactional ? 'with' : 'without'} transactions`);
  });
});
