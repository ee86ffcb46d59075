import { type Stroke } from '@/components/kit/icons/Glyph';
import { type IconName } from '@/components/kit/icons/icons';
import { type SeatColorName } from '@/components/kit/theme/seats';
import { type Theme } from '@/components/kit/theme/use-theme';

/** How a seat stands in the match. Who has passed may still be asked; who has left may not. */
export type SeatState = 'waiting' | 'to-move' | 'passed' | 'away' | 'joining' | 'left';

interface SeatLook {
  readonly strokes: readonly Stroke[];
  readonly fill: string;
  readonly edge?: string;
  readonly letter: string;
  /** Room around the shape, for the ring of whoever is to move. */
  readonly margin: number;
  readonly corner?: IconName;
}

interface Seat {
  readonly color: SeatColorName;
  readonly path: string;
  readonly state: SeatState;
  readonly rimmed: boolean;
}

const SLASH = 'M2.5 21.5 21.5 2.5';
const RIM = 2.6;
const RING = 3.2;

export const seatLook = ({ colors, seats }: Theme, { color, path, state, rimmed }: Seat): SeatLook => {
  const own = seats[color];
  const gone = { fill: colors.lineStrong, letter: colors.inkSoft, margin: 0 };
  switch (state) {
    case 'away':
      return { ...gone, strokes: [{ d: path, width: 1.6 }], corner: 'away' };
    case 'joining':
      return { strokes: [{ d: path, dashed: true }], fill: own.edge, letter: colors.ink, margin: 0 };
    case 'left':
      return {
        ...gone,
        strokes: [
          { d: path, dashed: true, width: 1.6 },
          { d: SLASH, width: 1.6 },
        ],
      };
    default: {
      const face: Stroke = { d: path, filled: true, ...(rimmed ? { width: RIM } : {}) };
      const solid = rimmed
        ? { fill: colors.token, edge: own.fill, letter: colors.onToken }
        : { fill: own.fill, edge: own.edge, letter: own.on };
      if (state === 'waiting') return { ...solid, strokes: [face], margin: 0 };
      if (state === 'passed') return { ...solid, strokes: [face], margin: 0, corner: 'pause' };
      // The ring keeps a line of paper between itself and the shape, at the same distance all around.
      const ring: readonly Stroke[] = [
        { d: path, color: colors.ink, width: 2 * RING },
        { d: path, color: colors.paper, width: RING },
      ];
      return { ...solid, strokes: [...ring, face], margin: RING };
    }
  }
};
