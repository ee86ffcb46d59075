import { fileName } from '@/components/kit/device/file-name';
import { type Backend } from '@/store/storage/backend';
import { openBackend } from '@/store/storage/platform';

/** Loaded when they are needed: the first screen does without them. */
export const saveEverything = async (): Promise<void> => {
  const { saveText } = await import('@/components/kit/device/save-text');
  const backend = await openBackend();
  await saveText({ name: fileName(Date.now()), text: await everything(backend) });
};

/** A backup that can be restored, or else every stored value as it is. */
const everything = async (backend: Backend): Promise<string> => {
  try {
    const { createBackup } = await import('@/store/backup/create-backup');
    return await createBackup(backend, Date.now());
  } catch {
    const keys = await backend.keys('');
    const values = await backend.read(keys);
    return JSON.stringify({ format: 'debrief-raw', values: keys.map((key, index) => [key, values[index]]) });
  }
};
