import { getDocumentAsync } from 'expo-document-picker';
import { File } from 'expo-file-system';

/** The text of a file that somebody chooses; `undefined` when they change their mind. */
export const pickText = async (): Promise<string | undefined> => {
  const { assets } = await getDocumentAsync({ copyToCacheDirectory: true });
  const [asset] = assets ?? [];
  return asset && new File(asset.uri).text();
};
