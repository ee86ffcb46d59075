import { type Backend } from '../storage/backend';
import { crc32, hex } from '../storage/bytes';
import { SCHEMA_VERSION } from '../storage/migrations';
import { type BackupContent, type BackupMatch } from './content';
import { BACKUP_FORMAT, BACKUP_VERSION } from './format';
import { type StoreReading, readStore } from './read-store';

/** The whole app as one text. What has not been written yet has to be flushed before. */
export const createBackup = async (backend: Backend, now: number): Promise<string> => {
  const content = contentOf(await readStore(backend));
  const about = { format: BACKUP_FORMAT, version: BACKUP_VERSION, schema: SCHEMA_VERSION, createdAt: now };
  return JSON.stringify({ ...about, checksum: checksumOf(about, content), content });
};

export const contentOf = ({ matches, ...reading }: StoreReading): BackupContent => ({
  ...reading,
  matches: [...matches.values()].flatMap(({ header, start, journal }): readonly BackupMatch[] =>
    header && start && journal ? [{ header, start, journal }] : [],
  ),
});

interface About {
  readonly version: number;
  readonly schema: number;
  readonly createdAt: number;
}

export const checksumOf = ({ version, schema, createdAt }: About, content: unknown): string =>
  hex(crc32(JSON.stringify(content) ?? '', crc32(`${version} ${schema} ${createdAt}\n`)));
