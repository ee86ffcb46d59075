import type { Game } from './core/game';

/** For whatever goes over all games without their screens; the app reaches them through components/games. */
export const games: readonly Game[] = [
  {
    id: 'spy-connection',
    seats: { min: 2, max: 4 },
    load: async () => (await import('./spy-connection/modules')).modules,
  },
  {
    id: 'spymaster',
    seats: { min: 2, max: 6 },
    load: async () => (await import('./spymaster/modules')).modules,
  },
  {
    id: 'i-spy',
    seats: { min: 2, max: 4 },
    load: async () => (await import('./i-spy/modules')).modules,
  },
];
