import { type Outcome, type ScoreLine, type SeatScore } from '@/rules/core/contract';
import { listed, type Message, message, piece, seat as seatParam } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { type Nation } from './pieces';
import { type Posting, type ScoringLine, settle, type Standing } from './scoring';

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
  /** Dropped to 0 Power after a standstill. */
  readonly fallen: readonly Nation[];
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
 * fall to 0 Power and the step is repeated, by our ruling once. Nations that nobody is aligned with do not count.
 */
export const endingOf = (standing: Standing, aligned: readonly Aligned[]): Ending | undefined => {
  if (aligned.length === 0) return undefined;
  const first = stepOf(standing, aligned);
  if (first.least.length === 1)
    return {
      steps: [first],
      winners: first.least,
      fallen: [],
      decidedBy: first.tied.length === 1 ? 'power' : 'influence',
    };
  const fallen = aligned.flatMap(({ seat, nation }) => (first.least.includes(seat) ? [nation] : []));
  const power = { ...standing.power };
  for (const nation of fallen) power[nation] = 0;
  const second = stepOf({ ...standing, power }, aligned);
  return {
    steps: [first, second],
    winners: second.least,
    fallen,
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
  readonly round: number;
  readonly standing: Standing;
  readonly postings: readonly Posting[];
  readonly over: boolean;
}

const alignedIn = (players: readonly Scored[]): readonly Aligned[] =>
  players.flatMap(({ alignment, revealed, left }, seat) =>
    revealed && !left && alignment !== undefined ? [{ seat, nation: alignment }] : [],
  );

const endOf = ({ players, standing, over }: Tracked): Ending | undefined =>
  over ? endingOf(standing, alignedIn(players)) : undefined;

/** IS-62: pools and tracks as they lie on the table, with the markers that dropped after a standstill, and why. */
export const tracksOf = (tracked: Tracked): Pick<Tracked, 'standing' | 'postings'> => {
  const { standing, postings, round } = tracked;
  const lines = (endOf(tracked)?.fallen ?? []).flatMap((nation): readonly ScoringLine[] => {
    const from = standing.power[nation];
    return from > 0 ? [{ nation, measure: 'power', from, to: 0, rule: 'IS-62' }] : [];
  });
  if (lines.length === 0) return { standing, postings };
  return {
    standing: settle(standing, lines),
    postings: [...postings, { round, cause: { kind: 'standstill' }, lines }],
  };
};

/** IS-61, IS-62: the Power of each revealed Nation, itemised. What is not revealed is nobody's business yet. */
export const outcomeOf = (tracked: Tracked): Outcome => {
  const { players } = tracked;
  const { standing, postings } = tracksOf(tracked);
  const scores = players.map((player, seat): SeatScore => {
    const nation = player.revealed ? player.alignment : undefined;
    if (nation === undefined) return { seat, total: 0, lines: [] };
    return { seat, total: standing.power[nation], lines: powerLines(postings, nation) };
  });
  const ending = endOf(tracked);
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
  'standstill',
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
