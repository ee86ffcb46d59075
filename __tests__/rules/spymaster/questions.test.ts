import { reasonId } from '@/rules/core/violation';
import { legalCut, mayComplete, travelCost } from '@/rules/spymaster/questions';
import { card, cards } from './support/table';

test('[SM-32] what a way costs, where it leads along, and whether the points are enough', () => {
  const way = { from: 'area-1-red', to: 'area-2-green' } as const;
  expect(travelCost(way)).toMatchObject({
    allowed: true,
    cost: 3,
    path: ['area-1-red', 'area-1-hub', 'area-2-hub', 'area-2-green'],
  });
  expect(travelCost({ ...way, points: 3 }).allowed).toBe(true);
  const short = travelCost({ ...way, points: 2 });
  expect(short.violations.map(reasonId)).toEqual(['SM-31/beyond-points']);
  expect(short.mends).toMatchObject([{ params: { count: { value: 1 } } }]);
  expect(travelCost({ ...way, points: 1 }).violations.map(reasonId)).toEqual(['SM-32/through-hubs']);
});

const mission = {
  specialAgents: { needed: 2, there: 2 },
  freelanceAgents: { needed: 2, there: 3 },
  intelligence: card('s3'),
  burned: cards('s1 s2'),
  isNew: false,
};

test('[SM-33] [SM-35] may I complete this: yes, or every reason and what would mend it', () => {
  expect(mayComplete(mission)).toMatchObject({ allowed: true, rule: 'SM-33', mends: [] });
  const verdict = mayComplete({
    ...mission,
    specialAgents: { needed: 2, there: 1 },
    freelanceAgents: { needed: 2, there: 0 },
    burned: cards('s1 e4'),
    isNew: true,
  });
  expect(verdict.violations.map(reasonId)).toEqual([
    'SM-35/next-player',
    'SM-33/special-agents',
    'SM-33/freelance-agents',
    'SM-33/wrong-type',
    'SM-33/too-little',
  ]);
  expect(verdict.mends.map(({ key, params }) => [key, params?.count])).toEqual([
    ['check.complete.wait', undefined],
    ['check.complete.move-special', { kind: 'number', value: 1 }],
    ['check.complete.move-freelance', { kind: 'number', value: 2 }],
    ['check.complete.right-type', undefined],
    ['check.complete.burn-more', { kind: 'number', value: 2 }],
  ]);
});

test('[SM-11] [SM-21] [SM-22] is this a legal division into Files', () => {
  const row = { cards: 9, files: 2 };
  expect(legalCut({ ...row, sizes: [1, 8], spyMasterCard: 1 })).toMatchObject({
    allowed: true,
    rule: 'SM-21',
  });
  const reasons = (sizes: readonly number[], spyMasterCard = 0) =>
    legalCut({ ...row, sizes, spyMasterCard }).violations.map(reasonId);
  expect(reasons([9, 0])).toEqual(['SM-21/empty-file']);
  expect(reasons([9])).toEqual(['SM-21/too-few-files']);
  expect(reasons([3, 3, 3])).toEqual(['SM-21/too-many-files']);
  expect(reasons([4, 5], 2)).toEqual(['SM-22/alone']);
  expect(reasons([4, 6])).toEqual(['SM-11/wrong-number']);
});
