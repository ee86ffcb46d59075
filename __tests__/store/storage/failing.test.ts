import { type Batch, StorageError } from '@/store/storage/backend';
import { openJournal } from '@/store/storage/journal-store';
import { MemoryBackend } from '@/store/storage/memory';
import { tell } from '../../support/soak';
import { settled } from './support/fake-clock';
import { entries, entry, MATCH, play } from './support/journals';

type Manner = 'refused' | 'half done' | 'done but reported as failed';

/** Fails a few times in a row, from one write on. */
class FailingBackend extends MemoryBackend {
  writes = 0;
  from = Infinity;
  times = 0;
  kind: 'full' | 'failed' = 'failed';
  manner: Manner = 'refused';

  override async write(batch: Batch): Promise<void> {
    if (this.writes++ < this.from || this.times-- <= 0) return super.write(batch);
    if (this.manner === 'done but reported as failed') await super.write(batch);
    if (this.manner === 'half done' && !this.transactional)
      await super.write({
        set: batch.set.map(([key, value]) => [key, value.slice(0, value.length / 2)]),
        remove: [],
      });
    throw new StorageError(this.kind, 'no');
  }
}

jest.setTimeout(120_000);

afterAll(() => tell(`${cases.length * COUNT} failing storages`));

const COUNT = 36;
const cases = (['full', 'failed'] as const).flatMap((kind) =>
  (['refused', 'half done', 'done but reported as failed'] as const).flatMap((manner) =>
    [true, false].map((transactional) => ({ kind, manner, transactional })),
  ),
);

test.each(cases)(
  'storage that is $kind ($manner) at every write index, transactions $transactional: nothing is lost',
  async ({ kind, manner, transactional }) => {
    for (let from = 0; from < COUNT; from++) {
      const backend = Object.assign(new FailingBackend([], transactional), { from, times: 3, kind, manner });
      const { writer, queue, clock } = await play(backend);
      const states = new Set<string>();
      queue.subscribe(() => states.add(queue.state.kind));
      let shown: unknown;
      for (let index = 0; index < COUNT; index++) {
        expect(writer.append([entry(index)]).ok).toBe(true);
        await settled();
        if (queue.state.kind === 'retrying') shown ??= queue.state;
        // Play goes on for two moves before storage gets another chance.
        if (index % 3 === 2) clock.advance(10_000);
        await settled();
      }
      for (let left = 4; left > 0; left--) {
        clock.advance(10_000);
        await settled();
      }
      await queue.flush();
      expect(shown).toEqual({ kind: 'retrying', since: expect.any(Number), reason: kind });
      expect(queue.state).toEqual({ kind: 'saved' });
      expect([...states]).not.toContain('conflict');
      const opened = await openJournal(backend, MATCH);
      expect(opened).toMatchObject({ entries: entries(0, COUNT) });
      expect(opened.damage).toBeUndefined();
    }
  },
);

test('dying while storage fails keeps what was acknowledged', async () => {
  for (const transactional of [true, false])
    for (let from = 0; from < COUNT; from++) {
      const backend = Object.assign(new FailingBackend([], transactional), {
        from,
        times: 999,
        manner: 'half done' as const,
      });
      const { writer } = await play(backend);
      for (let index = 0; index < COUNT; index++) {
        writer.append([entry(index)]);
        await settled();
      }
      expect(writer.stored).toBe(from);
      const opened = await openJournal(new MemoryBackend(backend.values, transactional), MATCH);
      expect(opened.entries.slice(0, from)).toEqual(entries(0, from));
    }
});
