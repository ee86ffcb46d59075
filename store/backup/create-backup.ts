import { storedHeader } from '../match/header';
import { type Backend } from '../storage/backend';
import { SCHEMA_VERSION } from '../storage/migrations';
import { BACKUP_FORMAT, BACKUP_VERSION } from './format';
import { checksumOf } from './checksum';
import { type StoreReading, readStore } from './read-store';
import { veiled } from './veil';

/** The whole app as one text. What has not been written yet has to be flushed before. */
export const createBackup = async (backend: Backend, now: number): Promise<string> => {
  const content = contentOf(await readStore(backend));
  const about = { format: BACKUP_FORMAT, version: BACKUP_VERSION, schema: SCHEMA_VERSION, createdAt: now };
  return JSON.stringify({ ...about, checksum: checksumOf(about, content), content });
};

/** In the form that `unveil` and `contentSchema` read. */
const contentOf = ({ matches, aside, ...reading }: StoreReading) => {
  const whole = [...matches.values()].flatMap(({ header, start, journal }) =>
    header && start && journal ? [{ header, part: { start, journal } }] : [],
  );
  return {
    ...reading,
    matches: whole.map(({ header }) => storedHeader(header)),
    veiled: veiled({ parts: whole.map(({ part }) => part), aside }),
  };
};
