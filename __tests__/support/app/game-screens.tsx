import { type GameCard } from '@/components/match/game-screens';
import { Glyph } from '@/components/kit/icons/Glyph';
import { addWords } from '@/i18n/words';
import { type Game } from '@/rules/core/contract';
import { de } from './words/de';
import { en } from './words/en';
import { fr } from './words/fr';

addWords('en', { courier: en });
addWords('fr', { courier: fr });
addWords('de', { courier: de });

const letter = [{ d: 'M3 6h18v12H3Z' }, { d: 'M3 6l9 7 9-7' }];

/** Stands in for the product's registry of games in the browser tests. */
export const gameCards: readonly GameCard[] = [
  {
    id: 'courier',
    seats: { min: 2, max: 4 },
    accent: 'amber',
    Emblem: ({ size, color }) => <Glyph strokes={letter} size={size} color={color} />,
    poster: ({ tint, paper }) => [
      { d: 'M190 40h130v90h-130z', fill: paper },
      { d: 'M190 40l65 50 65-50', stroke: tint, width: 4 },
    ],
    minutes: '20',
    scenes: { load: async () => ({ score: () => [], ask: () => [], learn: [] }) },
    collects: 'card',
    topics: [
      { id: 'turn', rules: ['T-1', 'T-2', 'T-6', 'T-7'] },
      { id: 'values', rules: ['T-3', 'T-5'] },
      { id: 'end', rules: ['T-0', 'T-8', 'T-9'] },
    ],
    practice: true,
    load: async () => (await import('./screens')).courierScreens,
  },
];

export const games: readonly Game[] = gameCards.map(({ id, seats, load }) => ({
  id,
  seats,
  load: async () => (await load()).rules,
}));
