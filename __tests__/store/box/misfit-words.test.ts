import { english } from '@/__tests__/support/all-words';
import { type BoxModule } from '@/rules/core/box';
import { MISFIT_PROBLEMS } from '@/rules/core/codec';
import { boxes } from './full-boxes';
import { worded } from './worded';

const reasonOf = (problem: string) => english('app')[`misfit.${problem}`];

test.each(MISFIT_PROBLEMS)('%s is said in every language, in words of its own', (problem) => {
  expect(reasonOf(problem)).toEqual(expect.any(String));
  expect(MISFIT_PROBLEMS.filter((other) => reasonOf(other) === reasonOf(problem))).toEqual([problem]);
  const refusals = worded({ kind: 'misfit', path: 'boxes.0', problem, limit: 7 });
  expect(refusals[0]).toContain(reasonOf(problem)?.replace('{{limit}}', '7'));
});

const mission = { id: 'm', cities: ['london'], points: 3, extraTurn: false };

test.each([
  ['nothing', undefined, { path: '', problem: 'missing' }],
  ['a text', 'm', { path: '', problem: 'other-kind' }],
  ['no points', { ...mission, points: undefined }, { path: 'points', problem: 'missing' }],
  ['points that are a text', { ...mission, points: '3' }, { path: 'points', problem: 'other-kind' }],
  ['half a point', { ...mission, points: 2.5 }, { path: 'points', problem: 'fraction' }],
  ['points below nothing', { ...mission, points: -1 }, { path: 'points', problem: 'too-small', limit: 0 }],
  ['too many points', { ...mission, points: 100 }, { path: 'points', problem: 'too-large', limit: 99 }],
  ['no cities', { ...mission, cities: [] }, { path: 'cities', problem: 'too-short', limit: 1 }],
  [
    'too many cities',
    { ...mission, cities: Array(13).fill('london') },
    { path: 'cities', problem: 'too-long', limit: 12 },
  ],
  ['no id', { ...mission, cities: ['LONDON!'] }, { path: 'cities.0', problem: 'ill-formed' }],
  ['a field of something else', { ...mission, price: 1 }, { path: 'price', problem: 'foreign' }],
])('a Mission with %s is refused for just that', (_, data, error) => {
  const kind = (boxes['spy-connection'] as BoxModule).kinds.find((one) => one.kind === 'mission');
  expect(kind?.codec.parse(data)).toEqual({ ok: false, error });
});

test('a refusal names the place and the reason in the language of the moment', () => {
  const path = 'boxes.0.entries.4.data.points';
  expect(worded({ kind: 'misfit', path, piece: 'mission/m', problem: 'too-large', limit: 99 })).toEqual(
    expect.arrayContaining([
      'mission/m cannot be so: boxes.0.entries.4.data.points (at most 99).',
      expect.stringContaining('(99 au plus)'),
      expect.stringContaining('(höchstens 99)'),
    ]),
  );
});
