import { type Outcome, type ScoreLine, type SeatScore } from '@/rules/core/contract';
import { listed, type Message, message, piece, seat as seatParam } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { type Nation } from './pieces';
import { type Posting, type Standing } from './scoring';

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

export const becauseOf = ({ winners, decidedBy }: Ending): Message =>
  message(`decided.${decidedBy}`, { seats: listed(winners.map(seatParam)) });

/** Most Power decides by IS-61, everything after it by IS-62. */
export const ruleBehind = ({ decidedBy }: Ending): 'IS-61' | 'IS-62' =>
  decidedBy === 'power' ? 'IS-61' : 'IS-62';

interface Scored {
  readonly alignment?: Nation;
  readonly revealed: boolean;
  readonly left: boolean;
}

interface Tracked {
  readonly players: readonly Scored[];
  readonly standing: Standing;
  readonly postings: readonly Posting[];
  readonly over: boolean;
}

/** IS-61, IS-62: the Power of each revealed Nation, itemised. What is not revealed is nobody's business yet. */
export const outcomeOf = ({ players, standing, postings, over }: Tracked): Outcome => {
  const scores = players.map((player, seat): SeatScore => {
    const nation = player.revealed ? player.alignment : undefined;
    if (nation === undefined) return { seat, total: 0, lines: [] };
    return { seat, total: standing.power[nation], lines: powerLines(postings, nation) };
  });
  const aligned = players.flatMap(({ alignment, revealed, left }, seat): readonly Aligned[] =>
    revealed && !left && alignment !== undefined ? [{ seat, nation: alignment }] : [],
  );
  const ending = over ? endingOf(standing, aligned) : undefined;
  if (!ending) return { scores, winners: [] };
  return {
    scores,
    winners: ending.winners,
    decidedBy: becauseOf(ending),
    decidedByRule: ruleBehind(ending),
  };
};

const KINDS = [
  'standing',
  'advantages',
  'politician',
  'text',
  'final-report',
  'asset',
  'adjust',
  'correct',
] as const;

/** Where a Nation's Power came from. */
const powerLines = (postings: readonly Posting[], nation: Nation): readonly ScoreLine[] =>
  KINDS.flatMap((kind) => {
    const lines = postings
      .filter(({ cause }) => cause.kind === kind)
      .flatMap((posting) => posting.lines)
      .filter((line) => line.measure === 'power' && line.nation === nation);
    const value = lines.reduce((sum, { from, to }) => sum + to - from, 0);
    const [first] = lines;
    return first && value !== 0
      ? [{ label: message(`score.${kind}`, { nation: piece(nation) }), value, rule: first.rule }]
      : [];
  });
