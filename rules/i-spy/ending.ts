import type { Seat } from '@/rules/core/seat';
import type { Nation } from './pieces';
import type { Standing } from './scoring';

export interface Aligned {
  readonly seat: Seat;
  readonly nation: Nation;
}

/** One pass of IS-61 and IS-62 over the players' Nations. */
export interface EndStep {
  readonly power: number;
  /** With the most Power. */
  readonly tied: readonly Seat[];
  /** Of these, with the least Influence. */
  readonly least: readonly Seat[];
  readonly influence: number;
}

export interface Ending {
  readonly steps: readonly EndStep[];
  readonly winners: readonly Seat[];
  readonly decidedBy: 'power' | 'influence' | 'standstill' | 'shared';
}

const stepOf = (standing: Standing, aligned: readonly Aligned[]): EndStep => {
  const power = Math.max(...aligned.map(({ nation }) => standing.power[nation]));
  const tied = aligned.filter(({ nation }) => standing.power[nation] === power);
  const influence = Math.min(...tied.map(({ nation }) => standing.influence[nation]));
  const least = tied.filter(({ nation }) => standing.influence[nation] === influence);
  return { power, influence, tied: seatsIn(tied), least: seatsIn(least) };
};

const seatsIn = (aligned: readonly Aligned[]): readonly Seat[] => aligned.map(({ seat }) => seat);

/**
 * IS-61, IS-62: the most Power among the players' Nations; then the least Influence; then the Nations still tied
 * fall to 0 Power and the step is repeated once. Nations that nobody is aligned with do not count.
 */
export const endingOf = (standing: Standing, aligned: readonly Aligned[]): Ending | undefined => {
  if (aligned.length === 0) return undefined;
  const first = stepOf(standing, aligned);
  if (first.least.length === 1)
    return {
      steps: [first],
      winners: first.least,
      decidedBy: first.tied.length === 1 ? 'power' : 'influence',
    };
  const fallen = aligned.filter(({ seat }) => first.least.includes(seat));
  const power = { ...standing.power };
  for (const { nation } of fallen) power[nation] = 0;
  const second = stepOf({ ...standing, power }, aligned);
  return {
    steps: [first, second],
    winners: second.least,
    decidedBy: second.least.length === 1 ? 'standstill' : 'shared',
  };
};
