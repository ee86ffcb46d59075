import { type GameCard } from '@/components/match/game-screens';
import { Glyph } from '@/components/kit/icons/Glyph';
import { TOPICS } from '@/rules/spymaster/model/rules';

/** A row of cards with a cut through it. */
const emblem = [
  { d: 'M3 6h4.5v12H3Z', filled: true },
  { d: 'M9.5 6v12', filled: false },
  { d: 'M12 6h4v12h-4Z' },
  { d: 'M17.5 6h3.5v12h-3.5Z' },
];

export const spymasterCard: GameCard = {
  id: 'spymaster',
  seats: { min: 2, max: 6 },
  accent: 'amber',
  Emblem: ({ size, color }) => <Glyph strokes={emblem} size={size} color={color} />,
  topics: TOPICS,
  practice: true,
  load: async () => (await import('./screens')).screens,
};
