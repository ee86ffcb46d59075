/** On a phone a number that stands for the file, in a browser its address. */
export const fontFiles = {
  'Barlow-400': require('@/assets/fonts/barlow-400.ttf'),
  'Barlow-500': require('@/assets/fonts/barlow-500.ttf'),
  'Barlow-600': require('@/assets/fonts/barlow-600.ttf'),
  'BarlowCondensed-600': require('@/assets/fonts/barlow-condensed-600.ttf'),
  'BarlowCondensed-700': require('@/assets/fonts/barlow-condensed-700.ttf'),
} as const;
