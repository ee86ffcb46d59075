import { type Game } from '@/rules/core/contract';

/** The rules of all games without their screens; a test holds this list against the product's registry. */
export const games: readonly Game[] = [
  {
    id: 'spy-connection',
    seats: { min: 2, max: 4 },
    load: async () => (await import('@/rules/spy-connection/game')).modules,
  },
  {
    id: 'spymaster',
    seats: { min: 2, max: 6 },
    load: async () => (await import('@/rules/spymaster/game')).modules,
  },
  {
    id: 'i-spy',
    seats: { min: 2, max: 4 },
    load: async () => (await import('@/rules/i-spy/game')).modules,
  },
];
