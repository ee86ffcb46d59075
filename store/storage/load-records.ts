import { type Misfit, parse, type Schema } from '@/rules/core/codec';
import { type Damage, type TooLarge } from './damage';
import { migrate } from './migrations';
import { type RecordStore } from './record-store';

/** What could not be read or stored, and why. Nothing of it was thrown away. */
export interface Problem {
  readonly key: string;
  readonly reason: Damage | TooLarge | ({ readonly kind: 'misfit' } & Misfit);
}

export interface LoadedRecords<T> {
  readonly values: ReadonlyMap<string, T>;
  readonly problems: readonly Problem[];
}

export interface RecordKind<T> {
  /** The name under which migrations know it. */
  readonly kind: string;
  readonly schema: Schema<T>;
}

/** The records under a prefix that can be read. A record that does not fit is set aside as a damaged one is. */
export const loadRecords = async <T>(
  records: RecordStore,
  prefix: string,
  { kind, schema }: RecordKind<T>,
): Promise<LoadedRecords<T>> => {
  const values = new Map<string, T>();
  const problems: Problem[] = [];
  for (const [key, record] of await records.load(prefix)) {
    if (!record.ok) {
      problems.push({ key, reason: record.error });
      continue;
    }
    const value = parse(schema, migrate(kind, record.value.schema, record.value.value));
    if (value.ok) values.set(key, value.value);
    else {
      problems.push({ key, reason: { kind: 'misfit', ...value.error } });
      await records.setAside(key);
    }
  }
  return { values, problems };
};
