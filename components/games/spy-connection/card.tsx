import type { GameCard } from '@/components/games/game-screens';
import { Glyph } from '@/components/icons/Glyph';

/** Three cities joined to a network. */
const emblem = [
  { d: 'M5 19 12 6l7 10.5' },
  { d: 'M12 3a3 3 0 1 0 .01 0Z', filled: true },
  { d: 'M4.5 16.5a3 3 0 1 0 .01 0Z', filled: true },
  { d: 'M19 14a3 3 0 1 0 .01 0Z', filled: true },
];

export const spyConnectionCard: GameCard = {
  id: 'spy-connection',
  accent: 'teal',
  Emblem: ({ size, color }) => <Glyph strokes={emblem} size={size} color={color} />,
  topics: [
    { id: 'pieces', rules: ['SC-1', 'SC-2', 'SC-3', 'SC-4'] },
    { id: 'set-up', rules: ['SC-10', 'SC-11', 'SC-12', 'SC-13', 'SC-14', 'SC-15'] },
    { id: 'turn', rules: ['SC-42'] },
    { id: 'accept', rules: ['SC-20', 'SC-21', 'SC-22', 'SC-23', 'SC-24', 'SC-25'] },
    { id: 'connect', rules: ['SC-30', 'SC-31', 'SC-32', 'SC-33', 'SC-34'] },
    { id: 'take-back', rules: ['SC-35', 'SC-36'] },
    { id: 'move', rules: ['SC-40', 'SC-41'] },
    { id: 'objectives', rules: ['SC-50', 'SC-51', 'SC-52', 'SC-53', 'SC-54'] },
    { id: 'end', rules: ['SC-55', 'SC-56', 'SC-57'] },
    { id: 'dark-side', rules: ['SC-60', 'SC-61', 'SC-62'] },
    { id: 'counts', rules: ['SC-70', 'SC-71'] },
  ],
  practice: true,
  load: async () => (await import('./screens')).screens,
};
