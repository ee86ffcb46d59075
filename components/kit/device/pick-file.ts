import { getDocumentAsync } from 'expo-document-picker';
import { File } from 'expo-file-system';
import { type PickedFile } from './picked-file';

/** A file that somebody chooses; `undefined` when they change their mind. */
export const pickFile = async (): Promise<PickedFile | undefined> => {
  const { assets } = await getDocumentAsync({ copyToCacheDirectory: true });
  const [asset] = assets ?? [];
  return asset && new File(asset.uri);
};
