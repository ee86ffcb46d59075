import { type GameCard } from '@/components/match/game-screens';
import { Glyph } from '@/components/kit/icons/Glyph';
import { TOPICS } from '@/rules/i-spy/model/rules';

/** An eye that looks over a hat's brim. */
const emblem = [
  { d: 'M3 11.5h18' },
  { d: 'M6.5 11.5 8 5h8l1.5 6.5' },
  { d: 'M6 16.5c2-2.5 4-3.5 6-3.5s4 1 6 3.5c-2 2.5-4 3.5-6 3.5s-4-1-6-3.5Z' },
  { d: 'M12 14.75a1.75 1.75 0 1 0 .01 0Z', filled: true },
];

export const iSpyCard: GameCard = {
  id: 'i-spy',
  seats: { min: 2, max: 4 },
  accent: 'crimson',
  Emblem: ({ size, color }) => <Glyph strokes={emblem} size={size} color={color} />,
  topics: TOPICS,
  practice: true,
  load: async () => (await import('./screens')).screens,
};
