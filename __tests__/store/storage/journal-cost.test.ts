import { type Batch, MAX_VALUE_BYTES } from '@/store/storage/backend';
import { MAX_ENTRY_BYTES } from '@/store/storage/chunk';
import { openJournal } from '@/store/storage/journal-store';
import { MemoryBackend } from '@/store/storage/memory';
import { utf8Length } from '@/store/storage/bytes';
import { entries, entry, MATCH, play, record } from './support/journals';

jest.setTimeout(120_000);

class CountingBackend extends MemoryBackend {
  readonly costs: number[] = [];
  largest = 0;
  most = 0;

  override async write(batch: Batch): Promise<void> {
    const sizes = batch.set.map(([key, value]) => utf8Length(key) + utf8Length(value));
    this.costs.push(sizes.reduce((sum, size) => sum + size, 0));
    this.largest = Math.max(this.largest, ...sizes);
    this.most = Math.max(this.most, sizes.length);
    await super.write(batch);
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe.each([true, false])('what a long match writes, transactions: %s', (transactional) => {
  test('10,000 moves write less than 30 MB, the last thousand as much as the second', async () => {
    const backend = new CountingBackend([], transactional);
    await record(await play(backend), Array<number>(10_000).fill(1));
    expect(backend.costs).toHaveLength(10_000);
    expect(sum(backend.costs)).toBeLessThan(30_000_000);
    expect(sum(backend.costs.slice(-1_000)) / sum(backend.costs.slice(1_000, 2_000))).toBeLessThan(1.03);
    expect(backend.most).toBe(1);
    expect((await openJournal(backend, MATCH)).entries).toHaveLength(10_000);
  });

  test('no value grows past 64 KB, whatever the entries, and all come back', async () => {
    const backend = new CountingBackend([], transactional);
    const session = await play(backend);
    const large = [1, 9_000, 20_000, 47_000, 10, 10_000, 10_000, 10_000, 10_000, 10_000].map(
      (length, index) => JSON.stringify((index % 2 ? '東' : 'x').repeat(index % 2 ? length / 3 : length)),
    );
    for (const json of large) expect(session.writer.append([json]).ok).toBe(true);
    await session.queue.flush();
    expect(backend.largest).toBeLessThan(MAX_VALUE_BYTES);
    expect((await openJournal(backend, MATCH)).entries).toEqual(large);
  });

  test('an entry that fits into no chunk is refused with its size, and those with it are not taken', async () => {
    const backend = new CountingBackend([], transactional);
    const session = await play(backend);
    const exact = JSON.stringify('x'.repeat(MAX_ENTRY_BYTES - 2));
    const refusal = { kind: 'too-large', bytes: MAX_ENTRY_BYTES + 1, limit: MAX_ENTRY_BYTES };
    expect(session.writer.append([entry(0), exact.replace('x', 'xx')])).toEqual({
      ok: false,
      error: refusal,
    });
    expect(session.writer.waiting).toBe(0);
    expect(session.writer.append([exact, entry(1)]).ok).toBe(true);
    await session.queue.flush();
    expect((await openJournal(backend, MATCH)).entries).toEqual([exact, entry(1)]);
  });

  test('a long journal given at once, as a restored backup is, comes back whole', async () => {
    const backend = new CountingBackend([], transactional);
    await record(await play(backend), [1_000]);
    expect((await openJournal(backend, MATCH)).entries).toEqual(entries(0, 1_000));
  });
});
