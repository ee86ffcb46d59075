import { type PerNation } from '../model/pieces';
import { type PoliticianPrint } from '../model/prints';
import {
  advantageLines,
  cleanUpLines,
  politicianLines,
  type RankedPlace,
  ranking,
  recordLines,
  type ScoringLine,
  settle,
  type Standing,
} from '../model/scoring';
import { listed, message, type Message, number, piece } from '@/rules/core/message';
import { type Aligned, becauseOf, type Ending, endingOf, type EndStep, ruleBehind } from '../model/outcome';

interface PhaseFacts {
  readonly standing: Standing;
  /** What all Records together owe. */
  readonly owed: Partial<PerNation>;
  /** From the left. A text that spies or the table resolve is not part of it. */
  readonly politicians: readonly PoliticianPrint[];
  readonly advantages: readonly number[];
  /** None after round 14. */
  readonly cleanUp: boolean;
}

interface PhaseStep {
  readonly kind: 'records' | 'politician' | 'advantages' | 'clean-up';
  readonly politician?: PoliticianPrint;
  readonly lines: readonly ScoringLine[];
  readonly after: Standing;
}

interface ScoredPhase {
  readonly steps: readonly PhaseStep[];
  readonly ranking: readonly RankedPlace[];
}

/** IS-50 to IS-54: a whole Scoring Phase from what lies on the table, step by step. */
export const scorePhase = (facts: PhaseFacts): ScoredPhase => {
  const steps: PhaseStep[] = [];
  let now = facts.standing;
  const step = (made: Omit<PhaseStep, 'after'>) => {
    now = settle(now, made.lines);
    steps.push({ ...made, after: now });
  };
  step({ kind: 'records', lines: recordLines(now, facts.owed) });
  for (const politician of facts.politicians)
    step({ kind: 'politician', politician, lines: politicianLines(now, politician) });
  const places = ranking(now.influence, facts.advantages);
  step({ kind: 'advantages', lines: advantageLines(now, facts.advantages) });
  if (facts.cleanUp) step({ kind: 'clean-up', lines: cleanUpLines(now) });
  return { steps, ranking: places };
};

interface WinnerFacts {
  readonly standing: Standing;
  /** Each player's Nation, every Nation at most once. */
  readonly aligned: readonly Aligned[];
}

export interface WinnerVerdict extends Ending {
  readonly because: Message;
  /** The way to it, one sentence for each pass. */
  readonly story: readonly Message[];
  readonly rule: 'IS-61' | 'IS-62';
}

/** IS-61, IS-62: who wins, and what decided? */
export const whoWins = ({ standing, aligned }: WinnerFacts): WinnerVerdict | undefined => {
  const ending = endingOf(standing, aligned);
  return (
    ending && {
      ...ending,
      because: becauseOf(ending),
      story: ending.steps.map((step, pass) => told(step, pass, aligned)),
      rule: ruleBehind(ending),
    }
  );
};

/** IS-62: a tie that is left in the first pass is a standstill, in the second one a shared victory. */
const told = (
  { power, influence, tied, least }: EndStep,
  pass: number,
  aligned: readonly Aligned[],
): Message => {
  const nationsOf = (seats: readonly number[]) =>
    listed(aligned.filter(({ seat }) => seats.includes(seat)).map(({ nation }) => piece(nation)));
  const params = { power: number(power), nations: nationsOf(tied) };
  if (tied.length === 1) return message('story.power', params);
  const all = { ...params, influence: number(influence), least: nationsOf(least) };
  if (least.length === 1) return message('story.influence', all);
  return message(pass === 0 ? 'story.standstill' : 'story.shared', all);
};
