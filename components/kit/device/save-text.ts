import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** On a phone a file is given to another app, which keeps or sends it. */
export const saveText = async ({ name, text }: TextFile): Promise<void> => {
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  file.write(text);
  await shareAsync(file.uri, { mimeType: 'application/json', UTI: 'public.json' });
};

/** Saving is sharing here. */
export const canShareText = (): boolean => false;

export const shareText = saveText;
