import { type GameCard } from '@/components/match/game-screens';
import { Glyph } from '@/components/kit/icons/Glyph';
import { TOPICS } from '@/rules/spy-connection/model/rules';

/** Three cities joined to a network. */
const emblem = [
  { d: 'M5 19 12 6l7 10.5' },
  { d: 'M12 3a3 3 0 1 0 .01 0Z', filled: true },
  { d: 'M4.5 16.5a3 3 0 1 0 .01 0Z', filled: true },
  { d: 'M19 14a3 3 0 1 0 .01 0Z', filled: true },
];

export const spyConnectionCard: GameCard = {
  id: 'spy-connection',
  seats: { min: 2, max: 4 },
  accent: 'teal',
  Emblem: ({ size, color }) => <Glyph strokes={emblem} size={size} color={color} />,
  topics: TOPICS,
  practice: true,
  load: async () => (await import('./screens')).screens,
};
