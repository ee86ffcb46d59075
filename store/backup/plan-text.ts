import { type Result } from '@/rules/core/codec';
import { type Backend } from '../storage/backend';
import { planRestore, type RestorePlan } from './plan';
import { type BackupProblem, readBackup } from './read-backup';
import { readStore } from './read-store';

/** What restoring a text would do, in one part to load: what two parts share would come with the first screen. */
export const planText = async (
  text: string,
  stored: () => Promise<Backend>,
): Promise<Result<RestorePlan, BackupProblem>> => {
  const backup = readBackup(text);
  return backup.ok ? planRestore(backup.value, await readStore(await stored())) : backup;
};
