import { type Measure, NATIONS, type PerNation } from '@/rules/i-spy/model/pieces';
import { type PoliticianPrint } from '@/rules/i-spy/model/prints';
import {
  advantageLines,
  cleanUpLines,
  politicianLines,
  recordLines,
  type ScoringLine,
  settle,
  type Standing,
} from '@/rules/i-spy/model/scoring';

/** Austria-Hungary, Britain, France, Germany, Italy, Russia. */
type Six = readonly [number, number, number, number, number, number];
const six = (values: Six): PerNation => ({
  'austria-hungary': values[0],
  britain: values[1],
  france: values[2],
  germany: values[3],
  italy: values[4],
  russia: values[5],
});
const zero = six([0, 0, 0, 0, 0, 0]);
const standing = (influence: Six, power: PerNation = zero): Standing => ({
  influence: six(influence),
  power,
});
const values = (after: Standing, measure: Measure) => NATIONS.map((nation) => after[measure][nation]);
const changed = (lines: readonly ScoringLine[]) =>
  Object.fromEntries(
    lines.filter(({ from, to }) => from !== to).map(({ nation, from, to }) => [nation, to - from]),
  );

const haber: PoliticianPrint = {
  id: 'fritz-haber',
  influence: { france: -3, germany: -3 },
  text: { kind: 'extreme', which: 'least', of: 'power', changes: 'power', by: 5 },
};
const berchtold: PoliticianPrint = {
  id: 'leopold-berchtold',
  influence: { 'austria-hungary': 3, britain: 2, russia: 1 },
};
const tirpitz: PoliticianPrint = {
  id: 'alfred-von-tirpitz',
  influence: {},
  text: { kind: 'extreme', which: 'most', of: 'power', changes: 'power', by: -2 },
};

test('[IS-50] [IS-51] [IS-53] [IS-54] the second Scoring Phase of the book, step by step', () => {
  let now = standing([6, 18, 13, 20, 15, 13], six([7, 1, 5, 4, 6, 8]));
  const step = (lines: readonly ScoringLine[]) => (now = settle(now, lines));

  step(
    recordLines(now, {
      'austria-hungary': 1 + 2 + 2,
      germany: 8,
      britain: 1,
      france: 4,
      italy: 3,
      russia: 2,
    }),
  );
  expect(values(now, 'influence')).toEqual([11, 19, 17, 28, 18, 15]);

  const first = politicianLines(now, haber);
  expect(first.map(({ nation, measure, rule }) => `${nation} ${measure} ${rule}`)).toEqual([
    'france influence IS-51',
    'germany influence IS-51',
    'britain power IS-52',
  ]);
  step(first);
  step(politicianLines(now, berchtold));
  expect(values(now, 'influence')).toEqual([14, 21, 14, 25, 18, 16]);

  const awards = advantageLines(now, [5, 4, 3, 2, 1]);
  expect(changed(awards)).toEqual({
    germany: 5,
    britain: 4,
    italy: 3,
    russia: 2,
    france: 1,
    'austria-hungary': 1,
  });
  step(awards);
  expect(values(now, 'power')).toEqual([8, 10, 6, 9, 9, 10]);

  step(cleanUpLines(now));
  expect(values(now, 'influence')).toEqual([4, 11, 4, 15, 8, 6]);
});

test('[IS-53] three tied for first get the 1st, the next two the 4th, and the sixth nothing', () => {
  const now = standing([9, 1, 4, 9, 9, 4]);
  expect(changed(advantageLines(now, [5, 4, 3, 2, 1]))).toEqual({
    'austria-hungary': 5,
    germany: 5,
    italy: 5,
    france: 2,
    russia: 2,
  });
});

test('[IS-53] all six tied: all get the 1st; Power stops at 38', () => {
  const now = standing([4, 4, 4, 4, 4, 4], { ...zero, italy: 36 });
  expect(values(settle(now, advantageLines(now, [5, 4, 3, 2, 1])), 'power')).toEqual([5, 5, 5, 5, 38, 5]);
});

test('[IS-52] two Nations tied for the most Power both lose 2, found before either is changed', () => {
  const now = standing([0, 0, 0, 0, 0, 0], six([9, 9, 8, 0, 0, 0]));
  expect(values(settle(now, politicianLines(now, tirpitz)), 'power')).toEqual([7, 7, 8, 0, 0, 0]);
});

test('[IS-3] Influence at 37 with 3 more stops at 38, at 2 with 6 less at 0', () => {
  const now = standing([37, 2, 0, 0, 0, 0]);
  expect(values(settle(now, recordLines(now, { 'austria-hungary': 3, britain: -6 })), 'influence')).toEqual([
    38, 0, 0, 0, 0, 0,
  ]);
});

test('[IS-54] with a pool below 5 nothing is removed; from 38 go six large counters, 30', () => {
  expect(changed(cleanUpLines(standing([4, 38, 20, 20, 20, 20])))).toEqual({});
  expect(
    values(
      settle(standing([38, 38, 38, 38, 38, 38]), cleanUpLines(standing([38, 38, 38, 38, 38, 38]))),
      'influence',
    ),
  ).toEqual([8, 8, 8, 8, 8, 8]);
});
