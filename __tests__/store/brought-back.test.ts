import { Debrief } from '@/store/debrief';
import { type Batch, StorageError } from '@/store/storage/backend';
import { MemoryBackend } from '@/store/storage/memory';
import { courierGame, courierMatch } from '../support/desk';
import { FakeClock } from './storage/support/fake-clock';

/** A disk that takes nothing away the first few times. */
class Keeping extends MemoryBackend {
  override readonly volatile = false;
  refusals = 0;

  override async write(batch: Batch): Promise<void> {
    if (batch.remove.length > 0 && this.refusals-- > 0)
      throw new StorageError('failed', 'The disk does not take it.');
    await super.write(batch);
  }
}

const start = (backend: MemoryBackend) =>
  Debrief.open({ backend, games: [courierGame], clock: new FakeClock() });

const refusals = [0, 1, 2, 3, 4, 5, 6, 100];

test.each(refusals.flatMap((count) => [true, false].map((transactional) => [count, transactional] as const)))(
  'a match that comes back stays, though it was taken away only after %s tries, transactions: %s',
  async (count, transactional) => {
    const backend = new Keeping([], transactional);
    const debrief = await start(backend);
    const created = await debrief.matches.create(courierMatch);
    if (!created.ok) throw new Error(created.error.kind);
    const id = created.value;
    const match = await debrief.openMatch(id);
    if (!match.ok) throw new Error(match.error.kind);
    match.value.session.play([{ actor: 0, move: { type: 'pass' } }]);
    const { events } = match.value.session.moment.standing.log;
    await debrief.closeMatch(id);
    backend.refusals = count;
    debrief.matches.delete(id);
    await debrief.matches.settled(id);
    const back = await debrief.matches.restore(id);
    backend.refusals = 0;
    debrief.retryNow();
    await debrief.flush();
    if (!back) expect(await debrief.matches.restore(id)).toBe(true);
    await debrief.flush();
    const again = await (await start(new MemoryBackend(backend.values, transactional))).peekMatch(id);
    expect(again.ok && again.value.loaded.log.events).toEqual(events);
  },
);
