import { type TableOptions } from '@/rules/core/seat';
import { type BackupContent } from '@/store/backup/content';
import { crc32, hex } from '@/store/storage/bytes';
import { SCHEMA_VERSION } from '@/store/storage/migrations';

export const SEED = 'd'.repeat(64);
export const CREATED = Date.UTC(2026, 0, 1);

interface Kept {
  readonly game: { readonly id: string; readonly rulesVersion: number };
  readonly names: readonly string[];
  readonly options: TableOptions;
  readonly journal: readonly string[];
}

/** A backup of the app that holds this match alone. */
export const backupOf = (id: string, { game, names, options, journal }: Kept): string => {
  const players = names.map((name, colour) => ({ name, colour }));
  const header = {
    ...{ id, game: game.id, module: 'full' as const, name: '', players },
    ...{ createdAt: CREATED, openedAt: CREATED, archived: false, practice: true },
  };
  const start = { options, rulesVersion: game.rulesVersion, seed: SEED };
  const content: BackupContent = { boxes: [], matches: [{ header, start, journal }], aside: [] };
  // store/backup would bring React Native along, which does not run here.
  const about = { format: 'debrief-backup', version: 1, schema: SCHEMA_VERSION, createdAt: CREATED };
  const checksum = hex(crc32(JSON.stringify(content), crc32(`1 ${SCHEMA_VERSION} ${CREATED}\n`)));
  return JSON.stringify({ ...about, checksum, content });
};
