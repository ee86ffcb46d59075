import { type GameCard } from '@/components/match/game-screens';
import { disc } from '@/components/kit/art/shape';
import { Glyph } from '@/components/kit/icons/Glyph';
import { TOPICS } from '@/rules/spy-connection/model/rules';
import { poster } from './poster';

/** Three cities joined to a network. */
const emblem = [
  { d: 'M5 18 11 7l8 8', width: 2.2 },
  { d: disc(5, 18, 3.4) + disc(11, 7, 3.4) + disc(19, 15.5, 3.4), filled: true },
];

export const spyConnectionCard: GameCard = {
  id: 'spy-connection',
  seats: { min: 2, max: 4 },
  accent: 'teal',
  Emblem: ({ size, color }) => <Glyph strokes={emblem} size={size} color={color} />,
  poster,
  minutes: '30–45',
  scenes: { load: async () => (await import('./scenes')).scenes },
  topics: TOPICS,
  collects: 'mission',
  practice: true,
  bggId: 300148,
  load: async () => (await import('./screens')).screens,
};
