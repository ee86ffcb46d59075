import { Rect } from 'react-native-svg';
import { type Point } from '@/components/kit/map/plane';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AREAS } from '@/rules/spymaster/model/prints';

interface LocatorProps extends Point {
  /** From 1, as the board is counted. */
  readonly number: number;
}

const DOT = 4;
const STEP = 6;
const ACROSS = 3;

/** How wide it is. */
export const LOCATOR = (ACROSS - 1) * STEP + DOT;

/** Where on the board the Area lies, while the stage has the rows of the board as columns. */
export function Locator({ number, x, y }: LocatorProps) {
  const { colors, accent } = useTheme();
  return AREAS.map((area, place) => (
    <Rect
      key={area}
      x={x + (place % ACROSS) * STEP}
      y={y + Math.floor(place / ACROSS) * STEP}
      width={DOT}
      height={DOT}
      rx={1}
      fill={place + 1 === number ? accent.fill : colors.line}
    />
  ));
}
