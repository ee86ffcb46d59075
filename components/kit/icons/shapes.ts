import { type SeatShape } from '@/components/kit/theme/seats';

/** The outlines of seats, on a grid of 24, with room for an initial in the middle. */
export const shapePaths: Readonly<Record<SeatShape, string>> = {
  circle: 'M12 1.5a10.5 10.5 0 1 0 .01 0Z',
  square: 'M2.5 2.5h19v19h-19Z',
  triangle: 'M12 1.5 23 22.3H1Z',
  diamond: 'M12 1 23 12 12 23 1 12Z',
  hexagon: 'M6.5 2h11L23 12l-5.5 10h-11L1 12Z',
  star: 'M12 1.2 15.5 8 23 9.2 17.6 14.6 18.8 22.2 12 18.7 5.2 22.2 6.4 14.6 1 9.2 8.5 8Z',
};
