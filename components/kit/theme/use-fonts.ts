import { useFonts } from 'expo-font';
import { fontFiles } from './font-files';

/** True when text may be shown. */
export const useAppFonts = (): boolean => {
  const [loaded, error] = useFonts(fontFiles);
  return loaded || error !== null;
};
