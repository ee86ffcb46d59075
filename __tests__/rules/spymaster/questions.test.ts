import { reasonId } from '@/rules/core/violation';
import { legalCut, mayComplete, travelCost } from '@/rules/spymaster/questions';
import { chanceOf } from '../../support/chance';
import { baseSeed, times } from '../../support/soak';
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

test('[SM-11] Files that do not use up the stack: only that is wrong, and no File is called empty that is not', () => {
  const verdict = legalCut({ cards: 13, files: 4, sizes: [7, 3, 3, 4], spyMasterCard: 0 });
  expect(verdict.violations.map(reasonId)).toEqual(['SM-11/wrong-number']);
  expect(verdict.because.params).toEqual({
    size: { kind: 'number', value: 13 },
    made: { kind: 'number', value: 17 },
  });
});

test('[SM-21] what is said of the sizes of Files is true of every sizes', () => {
  const pick = chanceOf(baseSeed());
  for (let attempt = 0; attempt < times(2000, 200_000); attempt++) {
    const files = 2 + pick(5);
    const sizes = Array.from({ length: 1 + pick(7) }, () => pick(8));
    const cards = [9, 10, 13, 16, 19][files - 2] as number;
    const laid = sizes.reduce((sum, size) => sum + size, 0);
    const { violations } = legalCut({ cards, files, sizes, spyMasterCard: pick(sizes.length + 1) });
    const found = new Map(violations.map(({ code, params }) => [code, params]));
    const numberOf = (code: string, name: string) => {
      const param = found.get(code)?.[name];
      return param?.kind === 'number' ? param.value : undefined;
    };
    expect(found.has('wrong-number')).toBe(laid !== cards);
    if (laid !== cards) expect(numberOf('wrong-number', 'made')).toBe(laid);
    expect(found.has('empty-file')).toBe(sizes.includes(0));
    if (sizes.includes(0)) expect(numberOf('empty-file', 'file')).toBe(sizes.indexOf(0) + 1);
    expect(found.has('too-few-files')).toBe(sizes.length < files);
    expect(found.has('too-many-files')).toBe(sizes.length > files);
  }
});
