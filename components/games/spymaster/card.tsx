import { type GameCard } from '@/components/match/game-screens';
import { Glyph } from '@/components/kit/icons/Glyph';
import { TOPICS } from '@/rules/spymaster/model/rules';
import { poster } from './poster';

/** A row of cards with a cut through it. */
const emblem = [
  { d: 'M2.5 5.5h5v13h-5zM9.5 5.5H12v13H9.5zM15 5.5h2.8v13H15zM19.3 5.5H22v13h-2.7z', filled: true },
  { d: 'M13.5 2.5v19', width: 1.3, dashed: true },
];

export const spymasterCard: GameCard = {
  id: 'spymaster',
  seats: { min: 2, max: 6 },
  accent: 'amber',
  Emblem: ({ size, color }) => <Glyph strokes={emblem} size={size} color={color} />,
  poster,
  minutes: '45',
  scenes: { load: async () => (await import('./scenes')).scenes },
  topics: TOPICS,
  collects: 'mission',
  practice: true,
  load: async () => (await import('./screens')).screens,
};
