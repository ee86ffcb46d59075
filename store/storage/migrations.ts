/** The version of everything that is stored as a sealed record. Raise it together with a migration. */
export const SCHEMA_VERSION = 1;

export interface Migration {
  readonly name: string;
  /** The version that this migration leads to, from the one before. */
  readonly to: number;
  /** `kind` says what the record is: header, start, settings and so on. */
  readonly change: (kind: string, value: unknown) => unknown;
}

/** In order, one for each version after the first. */
export const migrations: readonly Migration[] = [];

/** Brings a record of an older version up to the present one; its codec still has to check it. */
export const migrate = (kind: string, schema: number, value: unknown): unknown =>
  migrateBy(migrations, schema, { kind, value });

export const migrateBy = (
  list: readonly Migration[],
  schema: number,
  record: { readonly kind: string; readonly value: unknown },
): unknown =>
  list
    .filter(({ to }) => to > schema)
    .reduce((value, { change }) => change(record.kind, value), record.value);
