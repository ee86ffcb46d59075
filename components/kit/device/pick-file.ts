import { getDocumentAsync } from 'expo-document-picker';
import { File } from 'expo-file-system';

/** Its size is known before it is read. */
export interface PickedFile {
  readonly size: number;
  text(): Promise<string>;
}

/** A file that somebody chooses; `undefined` when they change their mind. */
export const pickFile = async (): Promise<PickedFile | undefined> => {
  const { assets } = await getDocumentAsync({ copyToCacheDirectory: true });
  const [asset] = assets ?? [];
  return asset && new File(asset.uri);
};
