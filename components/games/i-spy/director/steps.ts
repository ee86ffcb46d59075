import { type Card, LAST_ROUND, type PerNation, phaseOfRound } from '@/rules/i-spy/model/pieces';
import { type PhasePrint, type PoliticianPrint } from '@/rules/i-spy/model/prints';
import { type Posting, type RecordedCard, type Standing } from '@/rules/i-spy/model/scoring';
import { type Teller } from '../table';

export const SCORING = ['score-records', 'reveal-politicians', 'award-advantages', 'clean-up'] as const;
export type ScoringStep = (typeof SCORING)[number];

/** A Scoring Phase under way, of a full match or of a light one. */
export interface Scoring {
  readonly teller: Teller;
  readonly step: ScoringStep;
  readonly round: number;
  readonly standing: Standing;
  readonly postings: readonly Posting[];
  /** What each seat's Records owe, as far as it is known; after they are scored nobody asks. */
  readonly owed: readonly (Partial<PerNation> | undefined)[];
  /** The Records card by card, where they are known. */
  readonly cards?: readonly (readonly RecordedCard[])[];
  /** Cards in the Records of which nobody has read the print yet. */
  readonly unread?: readonly Card[];
  readonly print: PhasePrint | undefined;
  /** Politicians still to be revealed. */
  readonly toReveal: number;
  readonly resolving?: PoliticianPrint | undefined;
}

export const isScoring = (phase: string): phase is ScoringStep =>
  (SCORING as readonly string[]).includes(phase);

/** None after round 14. */
export const stepsOf = (round: number): readonly ScoringStep[] =>
  round < LAST_ROUND ? SCORING : SCORING.slice(0, -1);

export const phaseOf = ({ round }: Pick<Scoring, 'round'>): number => phaseOfRound(round);

const isStep = ({ cause }: Posting): boolean =>
  cause.kind === 'records' ||
  cause.kind === 'politician' ||
  cause.kind === 'advantages' ||
  (cause.kind === 'text' && cause.source.kind === 'politician');

/** What this Scoring Phase has done so far. */
export const doneSteps = ({ postings, round }: Pick<Scoring, 'postings' | 'round'>): readonly Posting[] =>
  postings.filter((posting) => posting.round === round && isStep(posting));
