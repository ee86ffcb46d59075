import { Debrief } from '@/store/debrief';
import { type NotedPlay, shelfOf } from '@/store/plays/play';
import { StorageError } from '@/store/storage/backend';
import { MemoryBackend } from '@/store/storage/memory';
import { courierGame, courierMatch } from '../../support/desk';

const open = (backend: MemoryBackend) => Debrief.open({ backend, games: [courierGame] });
const play = (id: string): NotedPlay => ({
  ...{ id, game: 'courier', endedAt: 1_000, totals: [3, 1], winners: [0] },
  players: [
    { name: 'Anna', colour: 0 },
    { name: 'Ben', colour: 1 },
  ],
});

test('what was noted is there again after a start, also what was undone', async () => {
  const backend = new MemoryBackend();
  const first = await open(backend);
  const shelf = await first.plays.load();
  expect(shelf.note([play('a'), play('b')])).toBe(true);
  const removed = shelf.remove('a');
  expect(shelf.state.getState().map(({ id }) => id)).toEqual(['b']);
  if (removed) shelf.note([removed]);
  shelf.remove('b');
  await first.flush();
  const again = await (await open(backend)).plays.load();
  expect(again.state.getState()).toEqual([play('a')]);
});

test('a damaged one among many is set aside, and the others are shown', async () => {
  const backend = new MemoryBackend();
  const first = await open(backend);
  (await first.plays.load()).note(['a', 'b', 'c'].map(play));
  await first.flush();
  const [key] = await backend.keys('p/b');
  await backend.write({ set: [[key ?? '', 'debrief 1 1 00000000\n{}\n']], remove: [] });
  const shelf = await (await open(backend)).plays.load();
  expect(
    shelf.state
      .getState()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['a', 'c']);
});

test('a backup takes them along, once', async () => {
  const here = await open(new MemoryBackend());
  (await here.plays.load()).note([play('a')]);
  const text = await here.backUp();
  const there = await open(new MemoryBackend());
  for (let times = 0; times < 2; times++) {
    const plan = await there.planRestore(text);
    if (!plan.ok) throw new Error(plan.error.kind);
    expect(plan.value.plays).toHaveLength(times === 0 ? 1 : 0);
    expect(await there.restore(plan.value)).toEqual([]);
  }
  expect((await there.plays.load()).state.getState()).toEqual([play('a')]);
});

test('how a match came out stays when the match goes, and is said once where it comes back', async () => {
  const backend = new MemoryBackend();
  const debrief = await open(backend);
  const created = await debrief.matches.create({ ...courierMatch, name: 'Friday' });
  if (!created.ok) throw new Error(created.error.kind);
  const id = created.value;
  const result = { totals: [3, 1], winners: [0], endedEarly: false, endedAt: 1_000, played: 60_000 };
  debrief.matches.finish(id, result);
  const kept = debrief.matches.get(id);
  if (!kept) throw new Error('The match is gone.');
  await debrief.plays.keep([kept]);
  await debrief.makeRoom([id]);
  const again = await open(new MemoryBackend(backend.values));
  const shelf = shelfOf(again.matches.state.getState().matches, (await again.plays.load()).state.getState());
  expect(shelf).toMatchObject([{ id, place: 'Friday', totals: [3, 1], winners: [0], played: 60_000 }]);
  expect(shelfOf([kept], (await again.plays.load()).state.getState())).toHaveLength(1);
  expect(await debrief.matches.restore(id)).toBe(true);
  await debrief.plays.forget([id]);
  expect((await debrief.plays.load()).state.getState()).toEqual([]);
});

test('a disk that does not answer once is asked again for them', async () => {
  class Deaf extends MemoryBackend {
    isDeaf = false;
    override async keys(prefix: string): Promise<readonly string[]> {
      if (this.isDeaf) throw new StorageError('failed', 'no answer');
      return super.keys(prefix);
    }
  }
  const backend = new Deaf();
  const first = await open(backend);
  (await first.plays.load()).note([play('a')]);
  await first.flush();
  const debrief = await open(backend);
  backend.isDeaf = true;
  await expect(debrief.plays.load()).rejects.toThrow('no answer');
  backend.isDeaf = false;
  expect((await debrief.plays.load()).state.getState()).toEqual([play('a')]);
});
