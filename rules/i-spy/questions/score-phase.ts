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
