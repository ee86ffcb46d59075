import { type Theme } from '@/components/kit/theme/use-theme';
import { seatColorOf } from '@/components/kit/theme/seats';
import { box, type Shape } from './shape';

interface Column {
  /** The index of a seat's colour. */
  readonly colour: number;
  /** What was scored, from the ground up. */
  readonly parts: readonly number[];
}

const FLOOR = 140;
const TOP = 16;
const LEAST = 20;
const WIDTH = 34;
/** How high the place of a column is that has nothing yet. */
const EMPTY = 44;

/** Points as columns of what was scored, on 358 by 152; the more there are, the lower a point. Where there are none yet, the place is marked. */
export const bricks = (columns: readonly Column[], { colors, seats }: Theme): readonly Shape[] => {
  const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);
  const most = Math.max(LEAST, ...columns.map(({ parts }) => total(parts)));
  const point = (FLOOR - TOP) / most;
  const step = 326 / columns.length;
  return [
    ...columns.map(({ colour, parts }, place): Shape => {
      const { fill, edge } = seats[seatColorOf(colour)];
      const x = 16 + step * (place + 0.5) - WIDTH / 2;
      if (total(parts) === 0)
        return { d: box(x, FLOOR - EMPTY, [WIDTH, EMPTY]), stroke: edge, width: 1.5, dashes: '5 4' };
      const body = parts.map((part, index) => {
        const below = total(parts.slice(0, index));
        return box(x, FLOOR - (below + part) * point + 1.5, [WIDTH, Math.max(1, part * point - 1.5)]);
      });
      return { d: body.join(''), fill, stroke: edge, width: 1 };
    }),
    { d: `M16 ${FLOOR + 1}h326`, stroke: colors.ink, width: 2 },
  ];
};
