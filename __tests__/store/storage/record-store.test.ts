import { readAside } from '@/store/storage/aside';
import { MAX_VALUE_BYTES, StorageError } from '@/store/storage/backend';
import { openJournal } from '@/store/storage/journal-store';
import { headerKey, journalPrefix } from '@/store/storage/keys';
import { MemoryBackend } from '@/store/storage/memory';
import { SCHEMA_VERSION } from '@/store/storage/migrations';
import { seal } from '@/store/storage/record';
import { RECORDS_OWNER, RecordStore } from '@/store/storage/record-store';
import { WriteQueue } from '@/store/storage/write-queue';
import { cutsEvery, WitnessBackend, wrecks } from './support/crash';
import { FakeClock } from './support/fake-clock';
import { MATCH, play, record } from './support/journals';

jest.setTimeout(120_000);

const opened = async (backend: MemoryBackend) => {
  const records = new RecordStore(backend);
  const loaded = await records.load('');
  const queue = new WriteQueue(backend, new FakeClock());
  queue.start();
  queue.add(records);
  return { records, loaded, queue };
};

const valueOf = async (backend: MemoryBackend, key: string): Promise<unknown> => {
  const found = (await new RecordStore(backend).load(key)).get(key);
  return found?.ok ? found.value.value : found?.error;
};

describe.each([true, false])('records, transactions: %s', (transactional) => {
  test('the last value put counts, over restarts, and a removed one is gone', async () => {
    const backend = new MemoryBackend([], transactional);
    for (let round = 0; round < 5; round++) {
      const { records, queue } = await opened(backend);
      for (const step of ['x', 'y', 'z']) records.put('settings', { round, step });
      records.put('h/m1', { round });
      await queue.flush();
      expect(await valueOf(backend, 'settings')).toEqual({ round, step: 'z' });
    }
    const { records, loaded, queue } = await opened(backend);
    expect([...loaded.keys()]).toEqual(['h/m1', 'settings']);
    records.remove('settings');
    await queue.flush();
    expect([...(await new RecordStore(backend).load('')).keys()]).toEqual(['h/m1']);
    records.put('settings', 'again');
    records.put('settings', 'and again');
    await queue.flush();
    expect(await valueOf(backend, 'settings')).toBe('and again');
  });

  test.each([0, 1, 2, 3])('what was removed is gone, however the disk takes it (%s)', async (taken) => {
    const backend = new MemoryBackend([], transactional);
    const { records, queue } = await opened(backend);
    for (const value of [1, 2]) {
      records.put('settings', value);
      await queue.flush();
    }
    let left = taken;
    const write = backend.write.bind(backend);
    jest
      .spyOn(backend, 'write')
      .mockImplementation((batch) =>
        left-- > 0 ? write(batch) : Promise.reject(new StorageError('failed', 'no answer')),
      );
    records.remove('settings');
    await queue.tried();
    expect([...(await records.load('')).keys()]).toEqual([]);
  });

  test('a crash within any write leaves each record as it was before or after', async () => {
    const backend = new WitnessBackend([], transactional);
    const { records, queue } = await opened(backend);
    const history: Record<string, unknown>[] = [{}];
    backend.mark = () => history.length - 1;
    const steps: readonly (readonly [string, number | undefined])[][] = [
      [
        ['a', 1],
        ['b', 1],
      ],
      [['a', 2]],
      [
        ['a', 3],
        ['b', 2],
        ['c', 1],
      ],
      [['b', undefined]],
      [
        ['a', undefined],
        ['c', 2],
      ],
      [
        ['a', 4],
        ['b', 5],
      ],
      [['a', 5]],
    ];
    for (const step of steps) {
      history.push({ ...history.at(-1), ...Object.fromEntries(step) });
      for (const [key, value] of step)
        if (value === undefined) records.remove(`x/${key}`);
        else records.put(`x/${key}`, value);
      await queue.flush();
    }
    let points = 0;
    for (const moment of backend.moments)
      for (const { values } of wrecks(moment, transactional, cutsEvery(1))) {
        points++;
        const left = new MemoryBackend(values, transactional);
        const states = [history[moment.mark - 1] ?? {}, history[moment.mark] ?? {}];
        for (const key of ['a', 'b', 'c']) {
          const found = await valueOf(left, `x/${key}`);
          const lost = typeof found === 'object';
          expect(states.map((state) => state[key])).toContain(lost ? undefined : found);
        }
      }
    expect(points).toBeGreaterThan(transactional ? 10 : 300);
  });

  test('damage at any place is found, stays, and is set aside before it is written over', async () => {
    const source = new MemoryBackend([], transactional);
    const first = await opened(source);
    first.records.put('players', ['Anna', 'Zoë']);
    await first.queue.flush();
    const [stored] = [...source.values];
    if (!stored) throw new Error('nothing stored');
    for (let place = 0; place < stored[1].length; place++) {
      const broken = stored[1].slice(0, place) + '\u0001' + stored[1].slice(place + 1);
      const backend = new MemoryBackend([[stored[0], broken]], transactional);
      const { loaded, queue, records } = await opened(backend);
      expect(loaded.get('players')?.ok).toBe(false);
      await queue.flush();
      expect([...backend.values]).toEqual([[stored[0], broken]]);
      // Without transactions the second write is the first that goes over it.
      for (const name of ['Cleo', 'Ben']) {
        records.put('players', [name]);
        await queue.flush();
      }
      expect(await readAside(backend, RECORDS_OWNER)).toEqual([
        [`aside/${RECORDS_OWNER}/1/${stored[0]}`, broken],
      ]);
      expect(await valueOf(backend, 'players')).toEqual(['Ben']);
    }
  });

  test('what a newer version wrote is neither overwritten nor set aside', async () => {
    const key = transactional ? 'settings' : 'settings/b';
    const newer = seal(SCHEMA_VERSION + 1, '{}', 3);
    const backend = new MemoryBackend([[key, newer]], transactional);
    const { records, queue } = await opened(backend);
    expect(records.put('settings', 1)).toEqual({
      ok: false,
      error: { kind: 'newer', version: SCHEMA_VERSION + 1 },
    });
    await queue.flush();
    expect([...backend.values]).toEqual([[key, newer]]);
  });

  test('a value above the limit is refused with its size', async () => {
    const { records } = await opened(new MemoryBackend([], transactional));
    expect(records.put('big', 'x'.repeat(MAX_VALUE_BYTES))).toMatchObject({
      ok: false,
      error: { kind: 'too-large', limit: MAX_VALUE_BYTES },
    });
  });

  test('deleting a match takes its header first and its journal afterwards', async () => {
    const backend = new WitnessBackend([], transactional);
    await record(await play(backend), [20]);
    const { records, queue } = await opened(backend);
    records.put(headerKey(MATCH), { name: 'Friday' });
    await queue.flush();
    const before = backend.moments.length;
    records.remove(headerKey(MATCH));
    records.erase(await backend.keys(journalPrefix(MATCH)));
    await queue.flush();
    const removed = backend.moments.slice(before).flatMap(({ batch }) => [...batch.remove]);
    expect(removed[0]).toContain(headerKey(MATCH));
    expect(backend.values.size).toBe(0);
    expect((await openJournal(backend, MATCH)).entries).toEqual([]);
  });
});

test('without transactions a damaged newest slot falls back on the one before', async () => {
  const backend = new MemoryBackend([], false);
  const { records, queue } = await opened(backend);
  for (const value of ['old', 'new']) {
    records.put('settings', value);
    await queue.flush();
  }
  backend.values.set('settings/b', (backend.values.get('settings/b') ?? '').replace('new', 'nEw'));
  const again = await opened(backend);
  expect(again.loaded.get('settings')).toMatchObject({ ok: true, value: { value: 'old' } });
  again.records.put('settings', 'newer');
  await again.queue.flush();
  expect(await valueOf(backend, 'settings')).toBe('newer');
  expect((await readAside(backend, RECORDS_OWNER)).map(([, value]) => value)[0]).toContain('nEw');
});

test('a record that another tab has put since needs no repair', async () => {
  const backend = new MemoryBackend([['settings', 'broken']]);
  const records = new RecordStore(backend);
  await records.load('');
  backend.values.set('settings', seal(SCHEMA_VERSION, '"fresh"', 1));
  const queue = new WriteQueue(backend, new FakeClock());
  queue.start();
  queue.add(records);
  records.put('other', 1);
  await queue.flush();
  expect(queue.state).toEqual({ kind: 'saved' });
  expect(await valueOf(backend, 'settings')).toBe('fresh');
  expect(await valueOf(backend, 'other')).toBe(1);
});
