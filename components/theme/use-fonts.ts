import { FontDisplay, useFonts } from 'expo-font';
import { Platform } from 'react-native';

const swap = (uri: number) => ({ uri, display: FontDisplay.SWAP });

const fonts = {
  'Barlow-400': swap(require('@/assets/fonts/barlow-400.ttf')),
  'Barlow-500': swap(require('@/assets/fonts/barlow-500.ttf')),
  'Barlow-600': swap(require('@/assets/fonts/barlow-600.ttf')),
  'BarlowCondensed-600': swap(require('@/assets/fonts/barlow-condensed-600.ttf')),
  'BarlowCondensed-700': swap(require('@/assets/fonts/barlow-condensed-700.ttf')),
};

/** True when text may be shown: on the web at once, in a fallback face; on a phone when the fonts are there. */
export const useAppFonts = (): boolean => {
  const [loaded, error] = useFonts(fonts);
  return Platform.OS === 'web' || loaded || error !== null;
};
