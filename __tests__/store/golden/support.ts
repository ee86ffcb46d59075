import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupCopies } from '@/store/storage/record';
import { isRecordKey } from '@/store/storage/keys';
import { type Migration } from '@/store/storage/migrations';

/** All that was stored, as it was stored, when this schema version was the present one. */
export interface AppGolden {
  readonly transactional: boolean;
  readonly values: Readonly<Record<string, string>>;
}

export const LAYOUTS = ['web', 'phone'] as const;

const readGolden = (file: string): AppGolden =>
  JSON.parse(readFileSync(join(__dirname, file), 'utf8')) as AppGolden;

export const goldenOf = (version: number, layout: string): AppGolden =>
  readGolden(`v${version}-app-${layout}.json`);

const KINDS: Readonly<Record<string, string>> = { h: 'header', o: 'start', c: 'box' };

const kindOf = (key: string): string => KINDS[key.split('/')[0] ?? ''] ?? key;

/** Whether a save of the version before holds anything that the migration changes. */
export const exercises = ({ transactional, values }: AppGolden, { to, change }: Migration): boolean =>
  [
    ...groupCopies(
      Object.entries(values).filter(([key]) => isRecordKey(key)),
      !transactional,
    ),
  ].some(([key, copies]) =>
    copies.some(({ content }) => {
      if (!content.ok || content.value.schema !== to - 1) return false;
      const { value } = content.value;
      return JSON.stringify(change(kindOf(key), value)) !== JSON.stringify(value);
    }),
  );

/** The matches of the real games that were stored then. */
export const gamesGoldenOf = (version: number, layout: string): AppGolden =>
  readGolden(`v${version}-games-${layout}.json`);
