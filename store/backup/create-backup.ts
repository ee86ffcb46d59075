import { storedHeader } from '../match/header';
import { type Backend } from '../storage/backend';
import { crc32, hex } from '../storage/bytes';
import { SCHEMA_VERSION } from '../storage/migrations';
import { BACKUP_FORMAT, BACKUP_VERSION } from './format';
import { type StoreReading, readStore } from './read-store';

/** The whole app as one text. What has not been written yet has to be flushed before. */
export const createBackup = async (backend: Backend, now: number): Promise<string> => {
  const content = contentOf(await readStore(backend));
  const about = { format: BACKUP_FORMAT, version: BACKUP_VERSION, schema: SCHEMA_VERSION, createdAt: now };
  return JSON.stringify({ ...about, checksum: checksumOf(about, content), content });
};

/** In the form that `contentSchema` reads. */
const contentOf = ({ matches, ...reading }: StoreReading) => ({
  ...reading,
  matches: [...matches.values()].flatMap(({ header, start, journal }) =>
    header && start && journal ? [{ header: storedHeader(header), start, journal }] : [],
  ),
});

interface About {
  readonly version: number;
  readonly schema: number;
  readonly createdAt: number;
}

export const checksumOf = ({ version, schema, createdAt }: About, content: unknown): string =>
  hex(crc32(JSON.stringify(content) ?? '', crc32(`${version} ${schema} ${createdAt}\n`)));
