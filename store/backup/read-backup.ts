import { fail, type Misfit, ok, parse, type Result } from '@/rules/core/codec';
import { Weighing } from '@/rules/core/log/weigh';
import { type TooLarge } from '../storage/damage';
import { SCHEMA_VERSION } from '../storage/migrations';
import { type Backup, type BackupContent, contentSchema, envelopeSchema, unveil } from './content';
import { checksumOf } from './checksum';
import { BACKUP_FORMAT, BACKUP_VERSION, MAX_BACKUP_BYTES, VEILED_VERSION } from './format';
import { parseStrange } from '../storage/json-guard';

/** Why a file is refused as a whole; nothing was changed then. */
export type BackupProblem =
  | TooLarge
  | { readonly kind: 'not-json' }
  | { readonly kind: 'not-a-backup' }
  /** A newer version of the app made it. */
  | { readonly kind: 'newer'; readonly version: number }
  /** It was cut off or changed on its way. */
  | { readonly kind: 'checksum' }
  /** A match in it would hold the app up for longer than its size allows. */
  | { readonly kind: 'too-much'; readonly place: string }
  | ({ readonly kind: 'misfit' } & Misfit);

export const readBackup = (text: string): Result<Backup, BackupProblem> => {
  if (text.length > MAX_BACKUP_BYTES)
    return fail({ kind: 'too-large', bytes: text.length, limit: MAX_BACKUP_BYTES });
  const json = parseStrange(text.replace(/^\ufeff/, ''));
  if (!json.ok) return json.error === 'not-json' ? fail({ kind: 'not-json' }) : misfit(json.error);
  if (!isBackup(json.value)) return fail({ kind: 'not-a-backup' });
  const envelope = parse(envelopeSchema, json.value);
  if (!envelope.ok) return misfit(envelope.error);
  const { version, schema, checksum, createdAt, content } = envelope.value;
  if (version > BACKUP_VERSION) return fail({ kind: 'newer', version });
  if (schema > SCHEMA_VERSION) return fail({ kind: 'newer', version: schema });
  if (checksumOf(envelope.value, content) !== checksum) return fail({ kind: 'checksum' });
  const plain = version < VEILED_VERSION ? ok(content) : unveil(content);
  if (!plain.ok) return misfit(plain.error);
  const read = parse(contentSchema(schema), plain.value);
  if (!read.ok) return misfit(read.error);
  const place = heavyIn(read.value);
  return place === undefined ? ok({ createdAt, content: read.value }) : fail({ kind: 'too-much', place });
};

const heavyIn = ({ matches }: BackupContent): string | undefined => {
  const weighing = new Weighing();
  const index = matches.findIndex(({ journal }) => weighing.add(journal) !== undefined);
  const heavy = matches[index];
  return heavy && (heavy.header.name || `matches.${index}`);
};

const isBackup = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === BACKUP_FORMAT;

const misfit = (found: Misfit): Result<never, BackupProblem> => fail({ kind: 'misfit', ...found });
