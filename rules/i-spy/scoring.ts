import type { PoliticianPrint } from './prints';
import type { Measure, Nation, PerNation } from './pieces';
import { NATIONS } from './pieces';
import type { RuleId } from './rule-ids';

export type Standing = Readonly<Record<Measure, PerNation>>;

/** One change of a pool or of the Power track, so that every number can open its why. */
export interface ScoringLine {
  readonly nation: Nation;
  readonly measure: Measure;
  readonly from: number;
  readonly to: number;
  readonly rule: RuleId;
}

const LIMIT = 38;

/** The standing after these lines. */
export const settle = (standing: Standing, lines: readonly ScoringLine[]): Standing =>
  lines.reduce(
    (now, { measure, nation, to }) => ({ ...now, [measure]: { ...now[measure], [nation]: to } }),
    standing,
  );

/** IS-50: what the Records of all players owe, Nation by Nation; added first and limited once, IS-3. */
export const recordLines = (standing: Standing, owed: Partial<PerNation>): readonly ScoringLine[] =>
  NATIONS.map((nation) => line(standing, 'IS-50', { nation, measure: 'influence', by: owed[nation] ?? 0 }));

/** IS-51, IS-52: first the printed Influence, then the text; all tied Nations are found before any is changed. */
export const politicianLines = (standing: Standing, print: PoliticianPrint): readonly ScoringLine[] => {
  const printed = NATIONS.flatMap((nation) => {
    const by = print.influence[nation];
    return by ? line(standing, 'IS-51', { nation, measure: 'influence', by }) : [];
  });
  const { text } = print;
  if (text?.kind !== 'extreme') return printed;
  const after = settle(standing, printed);
  const values = NATIONS.map((nation) => after[text.of][nation]);
  const extreme = text.which === 'most' ? Math.max(...values) : Math.min(...values);
  const tied = NATIONS.filter((nation) => after[text.of][nation] === extreme);
  return [
    ...printed,
    ...tied.map((nation) => line(after, 'IS-52', { nation, measure: text.changes, by: text.by })),
  ];
};

/** IS-53: tied Nations share the higher Advantage; a place is the number of Nations ahead, so ties skip. */
export const advantageLines = (standing: Standing, advantages: readonly number[]): readonly ScoringLine[] => {
  const { influence } = standing;
  const ahead = (nation: Nation) => NATIONS.filter((other) => influence[other] > influence[nation]).length;
  return [...NATIONS]
    .sort((a, b) => ahead(a) - ahead(b))
    .flatMap((nation) => {
      const by = advantages[ahead(nation)];
      return by === undefined ? [] : line(standing, 'IS-53', { nation, measure: 'power', by });
    });
};

/** IS-54: every pool loses the large counters of the smallest one. */
export const cleanUpLines = (standing: Standing): readonly ScoringLine[] => {
  const smallest = Math.min(...NATIONS.map((nation) => standing.influence[nation]));
  const by = -Math.min(6, Math.floor(smallest / 5)) * 5;
  return NATIONS.map((nation) => line(standing, 'IS-54', { nation, measure: 'influence', by }));
};

interface Change {
  readonly nation: Nation;
  readonly measure: Measure;
  readonly by: number;
}

const line = (standing: Standing, rule: RuleId, { nation, measure, by }: Change): ScoringLine => {
  const from = standing[measure][nation];
  return { nation, measure, from, to: Math.max(0, Math.min(LIMIT, from + by)), rule };
};
