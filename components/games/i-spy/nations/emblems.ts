import { type Stroke } from '@/components/kit/icons/Glyph';
import { type Nation } from '@/rules/i-spy/model/pieces';

const full = (d: string): Stroke => ({ d, filled: true });

/** Our own, on a grid of 24: two rings, an anchor, a lattice tower, a cog, an arch, a dome. */
export const EMBLEMS: Readonly<Record<Nation, readonly Stroke[]>> = {
  'austria-hungary': [{ d: 'M8.3 6a6 6 0 1 0 .01 0ZM15.7 6a6 6 0 1 0 .01 0Z', width: 2.7 }],
  britain: [
    {
      d: 'M12 2.1a2.5 2.5 0 1 0 .01 0ZM12 7v14.2M7.2 10.6h9.6M3.2 13.2c.4 4.9 4 8 8.8 8s8.4-3.1 8.8-8',
      width: 2.6,
    },
    full('M.9 15.3 3.3 10.6 6.3 15.1ZM23.1 15.3 20.7 10.6 17.7 15.1Z'),
  ],
  france: [
    full(
      'M11 1h2l.7 7.4h1.5v2.2h-1.3c.3 1.7.7 3.1 1.3 4.4h2v2.3h-.9c.9 1.7 2.1 3.5 3.7 5.4h-5.1a3.1 3.3 0 0 0-5.8 0H4c1.6-1.9 2.8-3.7 3.7-5.4h-.9V15h2c.6-1.3 1-2.7 1.3-4.4H8.8V8.4h1.5Z',
    ),
  ],
  germany: [
    full(
      'M10 4.1L10.3 1.3L13.7 1.3L14 4.1L16.2 5.1L18.3 3.3L20.7 5.7L18.9 7.8L19.9 10L22.7 10.3L22.7 13.7L19.9 14L18.9 16.2L20.7 18.3L18.3 20.7L16.2 18.9L14 19.9L13.7 22.7L10.3 22.7L10 19.9L7.8 18.9L5.7 20.7L3.3 18.3L5.1 16.2L4.1 14L1.3 13.7L1.3 10.3L4.1 10L5.1 7.8L3.3 5.7L5.7 3.3L7.8 5.1ZM12 8.4a3.6 3.6 0 1 0 .01 0Z',
    ),
  ],
  italy: [full('M1.5 3h21v3.4h-21ZM3 7.8h18V22h-4.6v-5.6a4.4 4.4 0 0 0-8.8 0V22H3Z')],
  russia: [
    full(
      'M11 .8h2v2.8c.7 2.6 6.6 4.3 6.6 9 0 2.3-1.3 4-2.7 4.8H7.1c-1.4-.8-2.7-2.5-2.7-4.8 0-4.7 5.9-6.4 6.6-9ZM6.8 18.9h10.4v3.3H6.8Z',
    ),
  ],
};
