import type { SeatShape } from '@/components/theme/seats';

/** The outlines of seats, on a grid of 24, with room for an initial in the middle. */
export const shapePaths: Readonly<Record<SeatShape, string>> = {
  circle: 'M12 1.5a10.5 10.5 0 1 0 .01 0Z',
  square: 'M2.5 2.5h19v19h-19Z',
  triangle: 'M12 0.5 24 22.5H0Z',
  diamond: 'M12 0 24 12 12 24 0 12Z',
  hexagon: 'M6.2 1.5h11.6L23.6 12l-5.8 10.5H6.2L0.4 12Z',
  star: 'M12 0 15.7 7.2 23.7 8.4 18 14.1 19.3 22.1 12 18.4 4.7 22.1 6 14.1 0.3 8.4 8.3 7.2Z',
};
