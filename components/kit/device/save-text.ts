import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

export interface TextFile {
  readonly name: string;
  readonly text: string;
  /** JSON, unless it is a table. */
  readonly kind?: 'csv';
}

const types = {
  json: { mimeType: 'application/json', UTI: 'public.json' },
  csv: { mimeType: 'text/csv', UTI: 'public.comma-separated-values-text' },
} as const;

/** On a phone a file is given to another app, which keeps or sends it. */
export const saveText = async ({ name, text, kind }: TextFile): Promise<void> => {
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  file.write(text);
  await shareAsync(file.uri, types[kind ?? 'json']);
};

/** Saving is sharing here. */
export const canShareText = (): boolean => false;

export const shareText = saveText;
