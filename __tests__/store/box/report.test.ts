import { type BoxModule } from '@/rules/core/box';
import { boxReport } from '@/store/box/box-report';
import { boxes, boxOf, entryOf, fullBox, fullPrints } from './full-boxes';

const report = (game: string, box = fullBox(game)) => boxReport(boxes[game] as BoxModule, box);
const kind = (game: string, name: string, box = fullBox(game)) =>
  report(game, box).kinds.find(({ kind: one }) => one.kind === name);

test.each(Object.keys(boxes))('the full box of %s is complete and free of contradictions', (game) => {
  const { known, all, unconfirmed, contradictions, kinds } = report(game);
  expect(contradictions).toEqual([]);
  expect([known, unconfirmed]).toEqual([all, 0]);
  for (const { missing, lines, kind: one } of kinds)
    expect([one.kind, missing, lines.length > 0]).toEqual([one.kind, [], true]);
});

test('31 of 43 Missions', () => {
  const prints = fullPrints('spy-connection')
    .filter(({ kind: one }) => one === 'mission')
    .slice(0, 31);
  expect(
    kind(
      'spy-connection',
      'mission',
      boxOf(
        'spy-connection',
        prints.map((print) => entryOf(print)),
      ),
    ),
  ).toMatchObject({
    known: 31,
    all: 43,
    unconfirmed: 0,
  });
});

test('without a box the book’s facts are known and its suggestions wait for a tap', () => {
  const { kinds } = boxReport(boxes['spy-connection'] as BoxModule, undefined);
  const cities = kinds.find(({ kind: one }) => one.kind === 'city');
  expect(cities).toMatchObject({ known: 4, all: 12, unconfirmed: 5 });
  expect(cities?.lines.filter(({ source }) => source === 'rulebook').map(({ id }) => id)).toEqual([
    'berlin',
    'london',
    'madrid',
    'paris',
  ]);
});

test('a suggestion goes when its print is known, under whatever id', () => {
  const suggested = (box = boxOf('i-spy', [])) =>
    kind('i-spy', 'politician', box)?.lines.filter(({ source }) => source === 'suggested').length;
  expect(suggested()).toBe(3);
  const named = { id: 'king-x', name: 'King X', influence: { france: 3, britain: 2, russia: 1 } };
  expect(suggested(boxOf('i-spy', [entryOf({ kind: 'politician', id: 'king-x', data: named })]))).toBe(2);
});

test('what was read while playing is known and unconfirmed, and pieces with names are missed by name', () => {
  const [first] = fullPrints('i-spy');
  const box = boxOf('i-spy', first ? [entryOf(first, 'read')] : []);
  expect(kind('i-spy', 'card', box)).toMatchObject({ known: 3, all: 18, unconfirmed: 1 });
  expect(kind('i-spy', 'card', box)?.missing).toContain('blackmail');
  expect(kind('i-spy', 'contact', box)?.missing).toEqual(['budapest', 'london', 'rome']);
});

test('lines stand in the order of a sorted stack', () => {
  const missions = kind('spymaster', 'mission')?.lines.map(
    ({ data }) => data as { colour: string; points: number },
  );
  const colours = missions?.map(({ colour }) => colour) ?? [];
  expect([...new Set(colours)]).toEqual(['green', 'red', 'yellow', 'blue']);
  expect(colours.indexOf('red')).toBe(15);
  const green = missions?.slice(0, 15).map(({ points }) => points) ?? [];
  expect(green).toEqual([...green].sort((a, b) => a - b));
});

test('an entry that does not fit any more is asked for again', () => {
  const odd = { kind: 'mission', id: 'm', readings: [{ data: { cities: 'rome' }, from: ['m1#1'] }] };
  expect(kind('spy-connection', 'mission', boxOf('spy-connection', [odd]))).toMatchObject({ known: 1 });
});

test('places that were dragged are no part of the check', () => {
  expect(report('spy-connection').kinds.map(({ kind: one }) => one.kind)).not.toContain('place');
});
