import { type Print } from '@/rules/core/shape';
import { Catalogue } from '@/store/catalogue/catalogue';
import { type Learner } from '@/store/match/learning';
import { PlayerStore } from '@/store/settings/players';
import { SettingsStore } from '@/store/settings/settings';
import { type Backend } from '@/store/storage/backend';
import { MemoryBackend } from '@/store/storage/memory';
import { RecordStore } from '@/store/storage/record-store';
import { WriteQueue } from '@/store/storage/write-queue';

/** What the app remembers beside matches, on a backend that a test can look into and open again. */
export const openParts = async (backend: Backend = new MemoryBackend()) => {
  const records = new RecordStore(backend);
  const queue = new WriteQueue(backend);
  const settings = await SettingsStore.load(records);
  const players = await PlayerStore.load(records);
  const catalogue = await Catalogue.load(records);
  queue.add(records);
  queue.start();
  return { backend, records, queue, settings, players, catalogue };
};

export type StoreParts = Awaited<ReturnType<typeof openParts>>;

/** One lesson at a time, or one event that is gone. */
export const teaching = (learner: Learner) => ({
  learn: (event: number, print: Print) => learner({ forgotten: [], learned: [{ event, print }] }),
  forget: (event: number) => learner({ forgotten: [event], learned: [] }),
});
