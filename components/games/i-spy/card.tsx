import { type GameCard } from '@/components/match/game-screens';
import { Glyph } from '@/components/kit/icons/Glyph';
import { TOPICS } from '@/rules/i-spy/model/rules';
import { poster } from './poster';

/** The Nations' columns. */
const emblem = [
  {
    d: 'M2.5 20v-6h2.3v6zM5.9 20V9.5h2.3V20zM9.3 20v-8h2.3v8zM12.7 20V4H15v16zM16.1 20v-5h2.3v5zM19.5 20v-9h2.3v9z',
    filled: true,
  },
];

export const iSpyCard: GameCard = {
  id: 'i-spy',
  seats: { min: 2, max: 4 },
  accent: 'crimson',
  Emblem: ({ size, color }) => <Glyph strokes={emblem} size={size} color={color} />,
  poster,
  minutes: '90',
  scenes: { load: async () => (await import('./scenes')).scenes },
  topics: TOPICS,
  collects: 'politician',
  practice: true,
  bggId: 162865,
  load: async () => (await import('./screens')).screens,
};
