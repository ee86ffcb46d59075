import { type Stroke } from '@/components/kit/icons/Glyph';
import { type Card, type Icon } from '@/rules/i-spy/model/pieces';
import { type Reward } from '@/rules/i-spy/model/prints';

const line = (d: string): readonly Stroke[] => [{ d }];
const hole: Stroke = { d: 'M14.5 8h3v3h-3Z', filled: true };

const TICKET = 'M2.5 7h19v3.2a1.9 1.9 0 0 0 0 3.6V17h-19v-3.2a1.9 1.9 0 0 0 0-3.6ZM15 7v10';
const CONTROL = 'M8 3.5h8M9.5 3.5v6L6.5 13.5h11L14.5 9.5v-6M12 13.5V21';
const CRATE = 'M12 4 20 8.5v7L12 20l-8-4.5v-7Z';

/** Drawn on a grid of 24, as the icons of the app are. */
export const pieceIcons = {
  ticket: line(TICKET),
  asset: line('M4.5 4.5h15v15h-15ZM12 7.5a2.5 2.5 0 1 0 .01 0ZM7.5 17a4.5 4.5 0 0 1 9 0'),
  retrieve: line('M10 4.5h10v15H10M3.5 12h11M8 7.5 3.5 12 8 16.5'),
  recruit: line(
    'M9.5 4.5a3.5 3.5 0 1 0 .01 0ZM3 20.5v-2a5 5 0 0 1 5-5h3a5 5 0 0 1 3.5 1.5M18.5 13.5v7M15 17h7',
  ),
  control: line(CONTROL),
  empower: line('M4 8h14M14.5 4.5 18 8l-3.5 3.5M20 16H6M9.5 12.5 6 16l3.5 3.5'),
  scandalize: line(
    'M4.5 4h15v9l-3 2.5-3-2.5-3 2.5-3-2.5-3 2.5ZM8 8.5h8M4.5 20.5l3-2.5 3 2.5 3-2.5 3 2.5 3-2.5',
  ),
  wind: line('M3 8.5h10.5a2.8 2.8 0 1 0-2.8-2.8M3 13h15a2.8 2.8 0 1 1-2.8 2.8M3 17.5h7'),
  crate: line(CRATE),
  bomb: line('M10.5 8.5a6.3 6.3 0 1 0 .01 0ZM15 10l2.5-2.5M17.5 7.5c.5-2.5 2-3.5 4-3'),
  airship: line('M2.5 10C5 6.2 9 5 13 5s7.2 2 8.5 5c-1.3 3-4.5 5-8.5 5s-8-1.2-10.5-5ZM9 15l1 4.5h5l1-4.5'),
  courier: line('M3 6h18v13H3ZM3 7.5l9 7 9-7'),
  evade: [{ d: 'M3.5 12.5 11.5 4.5h8.5v8.5L12 21ZM3.5 3.5l17 17' }, hole],
  extort: line('M10 5.5h10v13H10M3 12h11M7 8l-4 4 4 4'),
  trace: line('M10.5 4a6.5 6.5 0 1 0 .01 0ZM15.5 15.5l5 5'),
  misdirect: line(
    'M3.5 7h3.5l8 10h5.5M3.5 17h3.5l2.5-3M12.5 10l2.5-3h5.5M18 4.5 20.5 7 18 9.5M18 14.5l2.5 2.5-2.5 2.5',
  ),
  incite: line('M4 9.8v4.4h3l8.5 4.8V5L7 9.8ZM18.5 8.5a5 5 0 0 1 0 7'),
  star: line('M12 3l2.7 5.9 6.3.7-4.7 4.3 1.3 6.3-5.6-3.2-5.6 3.2 1.3-6.3L3 9.6l6.3-.7Z'),
  tag: [{ d: 'M3.5 12.5 11.5 4.5h8.5v8.5L12 21Z' }, hole],
  tiles: line('M4 4h6.5v7H4ZM13.5 4H20v7h-6.5ZM4 13.5h6.5v7H4ZM13.5 13.5H20v7h-6.5Z'),
  enter: line('M3.5 12h11M9.5 7l5 5-5 5M12 4h8v16h-8'),
  place: line('M12 5v14M5 12h14'),
  text: line('M4.5 19.5 5.5 15 16 4.5 19.5 8 9 18.5ZM13.5 7 17 10.5'),
} as const satisfies Readonly<Record<string, readonly Stroke[]>>;

export type PieceIconName = keyof typeof pieceIcons;

const CARDS: Partial<Readonly<Record<Card, PieceIconName>>> = {
  'overnight-line': 'ticket',
  'private-line': 'ticket',
  'airship-line': 'airship',
  'courier-line': 'courier',
  evade: 'evade',
  smuggle: 'crate',
  extort: 'extort',
  trace: 'trace',
  sabotage: 'bomb',
  misdirect: 'misdirect',
  blackmail: 'control',
  'incite-sedition': 'incite',
};

/** A Special Action Card has a star. */
export const cardIcon = (card: Card): PieceIconName => CARDS[card] ?? 'star';

const REWARDS: Readonly<Record<Icon, PieceIconName>> = {
  'in-the-wind': 'wind',
  recruit: 'recruit',
  empower: 'empower',
  resupply: 'crate',
  control: 'control',
  scandalize: 'scandalize',
};

export const rewardPieceIcon = (reward: Reward): PieceIconName =>
  reward.kind === 'icon' ? REWARDS[reward.icon] : reward.kind === 'tickets' ? 'ticket' : 'text';
