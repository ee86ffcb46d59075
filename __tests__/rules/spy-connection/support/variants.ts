import { practiceOptions } from '@/rules/spy-connection/box/practice';
import { type Options } from '@/rules/spy-connection/model/options';

/** Every way to set a match up: Agents, sides, Start Missions, decks. */
export const variants: readonly ((options: Options) => Options)[] = [
  (options) => options,
  (options) => ({ ...options, agents: options.agents.map(() => 14) }),
  (options) => ({ ...options, agents: options.agents.map((_, seat) => (seat % 2 === 0 ? 14 : 15)) }),
  (options) => ({ ...options, board: 'dark' }),
  (options) => ({ ...options, startMissions: 'chosen' }),
  (options) => ({ ...options, board: 'dark', startMissions: 'chosen' }),
  (options) => ({ ...options, decks: 'physical', box: 'owner' }),
  (options) => ({ ...options, decks: 'physical', box: 'owner', board: 'dark', startMissions: 'chosen' }),
];

export const optionsFor = (seatCount: number, variant: number, seed: number): Options =>
  (variants[variant] as (options: Options) => Options)(
    practiceOptions({ seatCount, startSeat: seed % seatCount }),
  );
