import { textGrowth } from './text-size';
import { useTheme } from './use-theme';

/** Where the words get so large that a layout has to give way. */
export const LARGE = 1.3;

/** How much larger than usual somebody reads, the gallery's own text size included. */
export const useTextGrowth = (): number => useTheme().textScale * textGrowth();
