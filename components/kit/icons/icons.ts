import { type Stroke } from './Glyph';

type Point = readonly [x: number, y: number];

const lines = (...paths: readonly string[]): readonly Stroke[] => [{ d: paths.join('') }];
const dots = (...points: readonly Point[]): readonly Stroke[] => [
  { d: points.map(([x, y]) => `M${x - 1.5} ${y - 1.5}h3v3h-3z`).join(''), filled: true },
];

/** Drawn on a grid of 24 with square ends, as if cut into a rubber stamp. */
export const icons = {
  /** An Agent in a supply. */
  agent: [{ d: 'M12 4a8 8 0 1 0 .01 0Z', filled: true }],
  alert: [...lines('M12 3.5 21.5 20H2.5Z', 'M12 10v4'), ...dots([12, 17])],
  /** A lost connection. */
  away: [
    ...lines('M3 9.5a13 13 0 0 1 5-3', 'M13 6a13 13 0 0 1 8 3.5', 'M6.5 13.5a8 8 0 0 1 3.5-2', 'M4 4l16 16'),
    ...dots([12, 18]),
  ],
  back: lines('M14.5 5 7.5 12l7 7'),
  backspace: lines('M9 5.5h12v13H9L3 12Z', 'M12 9.5l5 5', 'M17 9.5l-5 5'),
  /** An extra turn, and nothing else. */
  bolt: [{ d: 'M13.5 1.5 4.5 13.5h6L9 22.5 19.5 9.5h-6.6Z', filled: true }],
  book: lines('M4 4.5h6.5L12 6l1.5-1.5H20v14h-6.5L12 20l-1.5-1.5H4Z', 'M12 6v13'),
  box: lines('M3.5 8 12 3.5 20.5 8v8.5L12 21l-8.5-4.5Z', 'M3.5 8 12 12.5 20.5 8', 'M12 12.5V21'),
  /** Cards in a hand. */
  cards: lines('M4 8.5 12.5 6 16.5 19 8 21.5Z', 'M14.5 5.5 20.5 4v13'),
  check: lines('M4.5 12.5 9.5 17.5 19.5 6.5'),
  checklist: lines(
    'M3.5 6 5 7.5 8 4.5',
    'M3.5 12 5 13.5 8 10.5',
    'M3.5 18 5 19.5 8 16.5',
    'M12 6h8.5M12 12h8.5M12 18h8.5',
  ),
  'chevron-down': lines('M5 9l7 7 7-7'),
  'chevron-right': lines('M9.5 5l7 7-7 7'),
  'chevron-up': lines('M5 15l7-7 7 7'),
  clock: lines('M12 3a9 9 0 1 0 .01 0Z', 'M12 7.5V12l3.5 2.5'),
  close: lines('M5.5 5.5l13 13', 'M18.5 5.5l-13 13'),
  /** The SpyMaster, and nobody else. */
  crown: lines('M4 18.5h16', 'M4 15 3.5 6.5 8.5 10 12 5l3.5 5 5-3.5L20 15Z'),
  download: lines('M12 4v11', 'M7 10.5l5 5 5-5', 'M4.5 20h15'),
  edit: lines('M4.5 19.5 5.5 15 16 4.5 19.5 8 9 18.5Z', 'M13.5 7 17 10.5'),
  eye: lines(
    'M2.5 12C5 7.5 8.5 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.5 18.5 12 18.5S5 16.5 2.5 12Z',
    'M12 9a3 3 0 1 0 .01 0Z',
  ),
  flag: lines('M6 21V4h12.5l-3 4.25 3 4.25H6'),
  globe: lines('M12 3a9 9 0 1 0 .01 0Z', 'M3.5 12h17', 'M12 3c-5 5.5-5 12.5 0 18', 'M12 3c5 5.5 5 12.5 0 18'),
  grip: dots([9, 6], [15, 6], [9, 12], [15, 12], [9, 18], [15, 18]),
  /** Who begins a round of I, Spy. */
  initiative: lines('M5.5 3.5h13v17h-13Z', 'M10 9l2.5-1.5V17'),
  hand: lines(
    'M8 12V5.5M8 8V4.5a1.5 1.5 0 0 1 3 0V11M11 5a1.5 1.5 0 0 1 3 0v6M14 6.5a1.5 1.5 0 0 1 3 0v7.5a6 6 0 0 1-6 6c-2.5 0-4-1-5-3l-2-4a1.5 1.5 0 0 1 2.5-1.5L8 13.5',
  ),
  info: [...lines('M12 3a9 9 0 1 0 .01 0Z', 'M12 11.5V16.5'), ...dots([12, 8])],
  lock: lines('M5.5 11h13v9.5h-13Z', 'M8.5 11V7.5a3.5 3.5 0 0 1 7 0V11'),
  minus: lines('M5 12h14'),
  moon: lines('M19.5 14.5A8.5 8.5 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z'),
  more: dots([5, 12], [12, 12], [19, 12]),
  pass: lines('M4 8h14', 'M14.5 4.5 18 8l-3.5 3.5', 'M20 16H6', 'M9.5 12.5 6 16l3.5 3.5'),
  pause: lines('M8.5 5v14', 'M15.5 5v14'),
  people: lines(
    'M9 4.5a3.25 3.25 0 1 0 .01 0Z',
    'M2.5 20v-2.5a5 5 0 0 1 5-5h3a5 5 0 0 1 5 5V20',
    'M15.5 5a3.25 3.25 0 0 1 0 6',
    'M18 13.5a5 5 0 0 1 3.5 4.5v2',
  ),
  phone: lines('M7 2.5h10v19H7Z', 'M11 18.5h2'),
  play: lines('M7 4.5 19 12 7 19.5Z'),
  plus: lines('M5 12h14', 'M12 5v14'),
  qr: [
    ...lines('M4 4h6v6H4Z', 'M14 4h6v6h-6Z', 'M4 14h6v6H4Z'),
    ...dots([15.5, 15.5], [19, 19], [15.5, 19.5], [19.5, 15.5]),
  ],
  redo: lines('M19.5 9H9a5 5 0 0 0 0 10h4.5', 'M15.5 5l4 4-4 4'),
  rotate: lines('M19.5 12a7.5 7.5 0 1 1-2.5-5.6', 'M19.5 3.5v5h-5'),
  /** On, to what comes next. */
  right: lines('M4 12h15', 'M13 6l6 6-6 6'),
  score: lines('M5 20v-7.5', 'M12 20V4', 'M19 20v-11'),
  search: lines('M10.5 4a6.5 6.5 0 1 0 .01 0Z', 'M15.5 15.5l5 5'),
  settings: lines(
    'M4 7h9',
    'M18 7h2',
    'M4 17h2',
    'M11 17h9',
    'M15.5 4.5a2.5 2.5 0 1 0 .01 0Z',
    'M8.5 14.5a2.5 2.5 0 1 0 .01 0Z',
  ),
  share: lines('M12 15V3.5', 'M7.5 8 12 3.5 16.5 8', 'M7 12H4.5v8.5h15V12H17'),
  shuffle: lines(
    'M3.5 7h3.5l8 10h5.5',
    'M3.5 17h3.5l2.5-3',
    'M12.5 10l2.5-3h5.5',
    'M18 4.5 20.5 7 18 9.5',
    'M18 14.5l2.5 2.5-2.5 2.5',
  ),
  /** Who begins is left to chance. */
  spin: lines('M12 3.5a8.5 8.5 0 1 0 8.5 8.5', 'M12 12 18 5.5', 'M14 5.5h4v4'),
  speaker: lines('M4 9.5h4L13 5v14l-5-4.5H4Z', 'M16.5 9a4.5 4.5 0 0 1 0 6', 'M19 6a9 9 0 0 1 0 12'),
  sun: lines(
    'M12 8a4 4 0 1 0 .01 0Z',
    'M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  ),
  /** Supply Tokens. */
  supply: lines('M12 4 20 8.5v7L12 20l-8-4.5v-7Z'),
  /** A Tag. */
  tag: lines('M4 4h8l8.5 8.5-8 8L4 12Z', 'M8 7.5a.5.5 0 1 0 .01 0Z'),
  trash: lines('M4 6.5h16', 'M9 6.5V3.5h6v3', 'M6 6.5 7 20.5h10l1-14', 'M10 10.5v6M14 10.5v6'),
  undo: lines('M4.5 9H15a5 5 0 0 1 0 10h-4.5', 'M8.5 5l-4 4 4 4'),
  /** The table vouched or decided. */
  vouched: lines('M12 3a9 9 0 1 0 .01 0Z', 'M12 7.5a4.5 4.5 0 1 0 .01 0Z'),
} as const satisfies Readonly<Record<string, readonly Stroke[]>>;

export type IconName = keyof typeof icons;
