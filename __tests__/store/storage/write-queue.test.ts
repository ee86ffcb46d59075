import { type Batch, StorageError } from '@/store/storage/backend';
import { openJournal } from '@/store/storage/journal-store';
import { MemoryBackend } from '@/store/storage/memory';
import { WriteQueue } from '@/store/storage/write-queue';
import { FakeClock, settled } from './support/fake-clock';
import { entries, entry, MATCH, play, record } from './support/journals';

/** Each write waits until the test lets it happen or fail. */
class SlowBackend extends MemoryBackend {
  readonly asked: Batch[] = [];
  #answers: { readonly pass: () => void; readonly fail: (error: unknown) => void }[] = [];

  override async write(batch: Batch): Promise<void> {
    this.asked.push(batch);
    await new Promise<void>((pass, fail) => this.#answers.push({ pass, fail }));
    await super.write(batch);
  }

  async pass(): Promise<void> {
    this.#answers.shift()?.pass();
    await settled();
  }

  async fail(error: unknown): Promise<void> {
    this.#answers.shift()?.fail(error);
    await settled();
  }
}

const full = new StorageError('full', 'no room');

test('nothing is written before loading is done', async () => {
  const backend = new MemoryBackend();
  const { writer } = await openJournal(backend, MATCH);
  if (!writer) throw new Error('no writer');
  const queue = new WriteQueue(backend, new FakeClock());
  queue.add(writer);
  writer.append([entry(0)]);
  await settled();
  expect(backend.values.size).toBe(0);
  expect(queue.state).toEqual({ kind: 'saving' });
  queue.start();
  await queue.flush();
  expect((await openJournal(backend, MATCH)).entries).toEqual([entry(0)]);
});

test('moves made while a write is under way go into one next write', async () => {
  const backend = new SlowBackend();
  const { writer, queue } = await play(backend);
  writer.append([entry(0)]);
  await settled();
  for (let index = 1; index < 8; index++) writer.append([entry(index)]);
  await settled();
  expect(backend.asked).toHaveLength(1);
  expect([writer.stored, writer.waiting]).toEqual([0, 8]);
  await backend.pass();
  expect(backend.asked).toHaveLength(2);
  expect([writer.stored, writer.waiting]).toEqual([1, 7]);
  await backend.pass();
  expect([writer.stored, writer.waiting]).toEqual([8, 0]);
  expect(queue.state).toEqual({ kind: 'saved' });
});

test('the state goes from saving to retrying to saved, and keeps since when', async () => {
  const backend = new SlowBackend();
  const { writer, queue, clock } = await play(backend);
  await settled();
  const states: unknown[] = [];
  const unsubscribe = queue.subscribe(() => states.push(queue.state));
  writer.append([entry(0)]);
  await settled();
  await backend.fail(full);
  clock.advance(250);
  await settled();
  await backend.fail(new Error('odd'));
  clock.advance(500);
  await settled();
  await backend.pass();
  expect(states).toEqual([
    { kind: 'saving' },
    { kind: 'retrying', since: 1_000, reason: 'full' },
    { kind: 'retrying', since: 1_000, reason: 'failed' },
    { kind: 'saving' },
    { kind: 'saved' },
  ]);
  unsubscribe();
  writer.append([entry(1)]);
  expect(states).toHaveLength(5);
});

test('retries wait 250 ms, doubling up to 10 s, and start over after a success', async () => {
  const backend = new SlowBackend();
  const { writer, clock } = await play(backend);
  writer.append([entry(0)]);
  await settled();
  const delays: number[] = [];
  for (let round = 0; round < 8; round++) {
    await backend.fail(full);
    delays.push(...clock.delays);
    clock.advance(clock.delays[0] ?? 0);
    await settled();
  }
  expect(delays).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  await backend.pass();
  writer.append([entry(1)]);
  await settled();
  await backend.fail(full);
  expect(clock.delays).toEqual([250]);
});

test('retryNow and flush do not wait for the timer', async () => {
  const backend = new SlowBackend();
  const { writer, queue, clock } = await play(backend);
  writer.append([entry(0)]);
  await settled();
  await backend.fail(full);
  queue.retryNow();
  await settled();
  expect(backend.asked).toHaveLength(2);
  await backend.fail(full);
  const flushed = queue.flush();
  await settled();
  expect(backend.asked).toHaveLength(3);
  expect(clock.delays).toEqual([]);
  await backend.pass();
  await flushed;
  expect(writer.stored).toBe(1);
});

test('a second writer on the same match is refused, and nothing is lost', async () => {
  const backend = new MemoryBackend();
  const first = await play(backend);
  await record(first, [1, 1, 1]);
  for (const already of [0, 13]) {
    await record(first, Array<number>(already).fill(1));
    const second = await play(backend);
    await record(first, [1]);
    second.writer.append(['{"other":true}']);
    await expect(second.queue.flush()).rejects.toMatchObject({ kind: 'conflict' });
    expect(second.queue.state).toEqual({ kind: 'conflict', sources: [MATCH] });
    expect(second.writer.waiting).toBe(1);
    await record(first, [1]);
    expect((await openJournal(backend, MATCH)).entries).toEqual(entries(0, first.writer.stored));
    second.queue.release(second.writer);
    expect(second.queue.state).toEqual({ kind: 'saved' });
  }
});

test('two tabs that write in turns never overwrite each other, wherever in a chunk they stand', async () => {
  for (let start = 0; start < 34; start++) {
    const backend = new MemoryBackend();
    const first = await play(backend);
    if (start > 0) await record(first, [start]);
    const second = await play(backend);
    await record(second, [1]);
    first.writer.append(['{"late":true}']);
    await expect(first.queue.flush()).rejects.toMatchObject({ kind: 'conflict' });
    expect((await openJournal(backend, MATCH)).entries).toEqual(entries(0, start + 1));
  }
});

test('a conflict in one match does not keep another from being stored', async () => {
  const backend = new MemoryBackend();
  const { queue, writer } = await play(backend);
  await record(await play(backend), [1]);
  const other = (await openJournal(backend, 'm2')).writer;
  if (!other) throw new Error('no writer');
  queue.add(other);
  writer.append(['{"late":true}']);
  other.append([entry(0)]);
  await settled();
  expect((await openJournal(backend, 'm2')).entries).toEqual([entry(0)]);
  expect(queue.state).toEqual({ kind: 'conflict', sources: [MATCH] });
});

test('a match that was deleted in another tab is not written to again', async () => {
  for (const count of [3, 16]) {
    const backend = new MemoryBackend();
    const session = await play(backend);
    await record(session, [count]);
    backend.values.clear();
    session.writer.append([entry(count)]);
    await expect(session.queue.flush()).rejects.toMatchObject({ kind: 'conflict' });
    expect(backend.values.size).toBe(0);
  }
});
