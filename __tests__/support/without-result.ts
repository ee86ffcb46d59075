import { SCHEMA_VERSION } from '@/store/storage/migrations';
import { seal, unseal } from '@/store/storage/record';

/** The same, as an app left it that noted no results of matches. */
export const withoutResult = (values: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map(
    [...values].map(([key, text]) => {
      const record = key.startsWith('h/') ? unseal(text) : undefined;
      if (!record?.ok) return [key, text];
      const { result: _, ...header } = record.value.value as { readonly result?: unknown };
      return [key, seal(SCHEMA_VERSION, JSON.stringify(header), record.value.revision)];
    }),
  );
