import { type Seat } from '@/rules/core/seat';
import { type Draft } from '@/rules/core/log/event';
import { isRefused } from '@/rules/core/violation';
import { checkPrint } from '@/rules/i-spy/model/check-print';
import {
  type Card,
  LAST_ROUND,
  type Nation,
  NATIONS,
  type PerNation,
  phaseOfRound,
} from '@/rules/i-spy/model/pieces';
import { type KnownPrints, type PhasePrint, type PoliticianPrint } from '@/rules/i-spy/model/prints';
import { type Posting, type RecordedCard, type Standing } from '@/rules/i-spy/model/scoring';
import { type MatchSession } from '@/store/match/session';
import { type Teller } from '../table';

const SCORING = ['score-records', 'reveal-politicians', 'award-advantages', 'clean-up'] as const;
export type ScoringStep = (typeof SCORING)[number];

/** The tile that is to be turned up next. */
export interface NextTile {
  /** 1 to 20, where the match knows where it lies. */
  readonly place?: number | undefined;
  /** The phone has shuffled: it turns the tile up, and nobody has to read it. */
  readonly shuffled: boolean;
  /** Tiles of the box that are still in the game. */
  readonly known: readonly PoliticianPrint[];
  /** Ids that belong to others. */
  readonly taken: readonly string[];
}

/** A Scoring Phase under way, of a full match or of a light one. */
export interface Scoring {
  readonly teller: Teller;
  readonly session: MatchSession;
  readonly make: (...drafts: readonly Draft[]) => boolean;
  /** Who directs: the holder of the Initiative Card. */
  readonly seat: Seat;
  readonly step: ScoringStep;
  readonly round: number;
  readonly standing: Standing;
  readonly postings: readonly Posting[];
  /** In turn order, without who has left. */
  readonly seats: readonly Seat[];
  /** What each seat's Records owe, by seat, as far as it is known. */
  readonly owed: readonly Partial<PerNation>[];
  /** The Records card by card, where they are known. */
  readonly cards?: readonly (readonly RecordedCard[])[];
  /** Cards in the Records of which nobody has read the print yet. */
  readonly unread: readonly Card[];
  readonly known: KnownPrints;
  readonly print: PhasePrint | undefined;
  /** Politicians still to be revealed. */
  readonly toReveal: number;
  readonly tile: NextTile;
  /** What the Politician turned up last still asks for. */
  readonly resolving?: PoliticianPrint | undefined;
}

export const isScoring = (phase: string): phase is ScoringStep =>
  (SCORING as readonly string[]).includes(phase);

export const isLastPhase = ({ round }: Pick<Scoring, 'round'>): boolean => round >= LAST_ROUND;

export const phaseOf = ({ round }: Pick<Scoring, 'round'>): number => phaseOfRound(round);

/** The Politicians of this Scoring Phase that have been turned up. */
export const turnedUp = ({ postings, round }: Pick<Scoring, 'postings' | 'round'>): readonly Posting[] =>
  postings.filter(({ cause, round: of }) => of === round && cause.kind === 'politician');

/** IS-4: the Nations to which a card that nobody has read may belong: their sums are counted at the table. */
export const uncounted = ({ unread, known }: Pick<Scoring, 'unread' | 'known'>): readonly Nation[] =>
  NATIONS.filter((nation) =>
    unread.some((card) => !isRefused(checkPrint(known, { kind: 'card', card, influence: { [nation]: 1 } }))),
  );

/** What follows after a tile. */
export const afterTile = ({ toReveal, teller: { t } }: Scoring, left = toReveal): string =>
  left > 0 ? t('ui.politician') : t('ui.step.award-advantages');
