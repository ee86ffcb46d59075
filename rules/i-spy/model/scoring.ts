import { type Seat } from '@/rules/core/seat';
import {
  type Capital,
  type Card,
  limited,
  type Measure,
  type Nation,
  NATIONS,
  type PerNation,
  perNation,
} from './pieces';
import { type PoliticianPrint, type TextSource } from './prints';
import { type RuleId } from './rules';

export type Standing = Readonly<Record<Measure, PerNation>>;

/** One change of a pool or of the Power track, so that every number can open its why. */
export interface ScoringLine {
  readonly nation: Nation;
  readonly measure: Measure;
  readonly from: number;
  readonly to: number;
  readonly rule: RuleId;
}

/** IS-13: 4 Influence to each Nation, Power 0. */
export const FIRST_STANDING: Standing = { influence: perNation(() => 4), power: perNation(() => 0) };

/** The standing after these lines. */
export const settle = (standing: Standing, lines: readonly ScoringLine[]): Standing => {
  const now = { influence: { ...standing.influence }, power: { ...standing.power } };
  for (const { measure, nation, to } of lines) now[measure][nation] = to;
  return now;
};

interface Change {
  readonly nation: Nation;
  readonly measure: Measure;
  readonly by: number;
}

/** IS-3: one change, limited. */
export const lineOf = (standing: Standing, rule: RuleId, { nation, measure, by }: Change): ScoringLine => {
  const from = standing[measure][nation];
  return { nation, measure, from, to: limited(from + by), rule };
};

/** IS-50: what the Records of all players owe, Nation by Nation; added first and limited once, IS-3. */
export const recordLines = (standing: Standing, owed: Partial<PerNation>): readonly ScoringLine[] =>
  NATIONS.map((nation) => lineOf(standing, 'IS-50', { nation, measure: 'influence', by: owed[nation] ?? 0 }));

export const sumOwed = (owed: readonly Partial<PerNation>[]): PerNation =>
  perNation((nation) => owed.reduce((sum, each) => sum + (each[nation] ?? 0), 0));

/** IS-51, IS-52: first the printed Influence, then the text; all tied Nations are found before any is changed. */
export const politicianLines = (standing: Standing, print: PoliticianPrint): readonly ScoringLine[] => {
  const printed = NATIONS.flatMap((nation) => {
    const by = print.influence[nation];
    return by ? lineOf(standing, 'IS-51', { nation, measure: 'influence', by }) : [];
  });
  const { text } = print;
  if (text?.kind !== 'extreme') return printed;
  const after = settle(standing, printed);
  const values = NATIONS.map((nation) => after[text.of][nation]);
  const extreme = text.which === 'most' ? Math.max(...values) : Math.min(...values);
  const tied = NATIONS.filter((nation) => after[text.of][nation] === extreme);
  return [
    ...printed,
    ...tied.map((nation) => lineOf(after, 'IS-52', { nation, measure: text.changes, by: text.by })),
  ];
};

/** A step of the ranking: the Nations that share a place, and what each of them gets. */
export interface RankedPlace {
  /** 1 to 6. */
  readonly place: number;
  readonly nations: readonly Nation[];
  readonly influence: number;
  /** Nothing for the sixth place. */
  readonly advantage?: number;
  /** Advantages that nobody gets because of the tie. */
  readonly skipped: readonly number[];
}

/** IS-53: tied Nations share the higher Advantage, and one place is skipped for each beyond the first. */
export const ranking = (influence: PerNation, advantages: readonly number[]): readonly RankedPlace[] => {
  const levels = [...new Set(NATIONS.map((nation) => influence[nation]))].sort((a, b) => b - a);
  return levels.map((level) => {
    const nations = NATIONS.filter((nation) => influence[nation] === level);
    const ahead = NATIONS.filter((nation) => influence[nation] > level).length;
    const advantage = advantages[ahead];
    return {
      place: ahead + 1,
      nations,
      influence: level,
      ...(advantage === undefined ? {} : { advantage }),
      skipped: advantages.slice(ahead + 1, ahead + nations.length),
    };
  });
};

/** IS-53: the Power that the ranking awards. */
export const advantageLines = (standing: Standing, advantages: readonly number[]): readonly ScoringLine[] =>
  ranking(standing.influence, advantages).flatMap(({ nations, advantage }) =>
    advantage === undefined
      ? []
      : nations.map((nation) => lineOf(standing, 'IS-53', { nation, measure: 'power', by: advantage })),
  );

/** IS-54: every pool loses the large counters of the smallest one. */
export const cleanUpLines = (standing: Standing): readonly ScoringLine[] => {
  const smallest = Math.min(...NATIONS.map((nation) => standing.influence[nation]));
  const by = -largeCounters(smallest) * 5;
  return NATIONS.map((nation) => lineOf(standing, 'IS-54', { nation, measure: 'influence', by }));
};

/** Large counters are used wherever possible, and each Nation has six. */
export const largeCounters = (influence: number): number => Math.min(6, Math.floor(influence / 5));

/** How a pool is laid out: 38 are six large counters and eight small ones. */
export const countersOf = (influence: number): { readonly large: number; readonly small: number } => {
  const large = largeCounters(influence);
  return { large, small: influence - large * 5 };
};

/** A card in the Records with what it gives. */
export interface RecordedCard {
  readonly card: Card;
  readonly influence: Partial<PerNation>;
}

/** Why pools or the Power track changed. */
export type Cause =
  | { readonly kind: 'contact' | 'sabotage'; readonly seat: Seat; readonly capital: Capital }
  | { readonly kind: 'text'; readonly seat: Seat; readonly source: TextSource }
  /** What each seat's Records owe, by seat, where that is known. */
  | {
      readonly kind: 'records';
      readonly owed: readonly Partial<PerNation>[];
      readonly cards?: readonly (readonly RecordedCard[])[];
      /** What the table counted together, Nation by Nation, in the place of single cards. */
      readonly counted?: Partial<PerNation>;
    }
  | { readonly kind: 'politician'; readonly print: PoliticianPrint }
  | { readonly kind: 'final-report' | 'asset' | 'adjust'; readonly seat: Seat }
  | { readonly kind: 'advantages'; readonly places: readonly RankedPlace[] }
  /** `standing`: what lies on the table when a light match is opened at the end. `standstill`: IS-62. */
  | { readonly kind: 'clean-up' | 'correct' | 'standing' | 'standstill' };

/** One step with all that it changed, so that every number can open its why. */
export interface Posting {
  readonly round: number;
  readonly cause: Cause;
  readonly lines: readonly ScoringLine[];
}

/** As much of a match as scoring changes, tracked in full or light. */
interface Posted {
  readonly round: number;
  readonly standing: Standing;
  readonly postings: readonly Posting[];
}

/** Changes pools and the Power track, and keeps why. */
export const posted = <State extends Posted>(
  state: State,
  cause: Cause,
  lines: readonly ScoringLine[],
): State => ({
  ...state,
  standing: settle(state.standing, lines),
  postings: [...state.postings, { round: state.round, cause, lines }],
});

/** How a spy's Final Report went. */
export interface Report {
  /** Cards before the spy. */
  readonly cards: number;
  /** Those of them that do not match the Alignment. */
  readonly deceived: number;
  /** All of the spy's own guesses were right. */
  readonly allRight: boolean;
}

interface ReportPower {
  readonly deceived: number;
  readonly allDeceived: number;
  readonly allRight: number;
}

/** IS-71: +1 for each card that does not match, +1 more if none matches, +1 if the own guesses were all right. */
export const reportPower = ({ cards, deceived, allRight }: Report): ReportPower => ({
  deceived,
  allDeceived: cards > 0 && deceived === cards ? 1 : 0,
  allRight: cards > 0 && allRight ? 1 : 0,
});

export const reportTotal = (report: Report): number => {
  const { deceived, allDeceived, allRight } = reportPower(report);
  return deceived + allDeceived + allRight;
};

/** What one spy reports; nothing where it has not been told yet. */
type Told = Pick<Report, 'deceived' | 'allRight'> | undefined;

/**
 * IS-71: every card is one spy's guess and lies before another. Whether there is any way to lay right and wrong cards
 * so that all these reports hold.
 */
export const canAllBe = (told: readonly Told[], guesser = 0, wrong = told.map(() => 0)): boolean => {
  if (guesser === told.length)
    return told.every((report, spy) => report === undefined || report.deceived === wrong[spy]);
  return wrongGuesses(told, guesser).some((about) =>
    canAllBe(
      told,
      guesser + 1,
      wrong.map((count, spy) => (about.includes(spy) ? count + 1 : count)),
    ),
  );
};

/** About whom this spy can have been wrong: nobody, if all guesses were right; else at least one opponent. */
const wrongGuesses = (told: readonly Told[], guesser: number): readonly (readonly number[])[] => {
  const allRight = told[guesser]?.allRight;
  if (allRight) return [[]];
  const sets = told.reduce<readonly (readonly number[])[]>(
    (some, _, spy) => (spy === guesser ? some : [...some, ...some.map((set) => [...set, spy])]),
    [[]],
  );
  return allRight === false ? sets.filter(({ length }) => length > 0) : sets;
};
