import { type Bar } from '@/components/match/score/bricks';
import { type Drawing } from '@/components/match/score/drawing';
import { type Result } from '@/components/match/score/result';
import { type Format, resultDrawing } from '@/components/match/score/result-drawing';

const bar = (seat: number, ...values: readonly number[]): Bar => {
  let height = 0;
  const bricks = values.map((value) => {
    const from = height;
    height += value;
    return { value, from, to: height, open: value < 0 };
  });
  return { seat, total: height, bricks };
};

const draw = (format: Format, names: readonly string[], bars: readonly Bar[], decidedBy = ''): Drawing => {
  const result: Result = {
    ...{ game: 'Game', headline: `${names[0]} wins`, about: 'Thu, Nov 19, 2026 · 42 min', decidedBy },
    places: names.map((name, seat) => ({
      ...{ seat, name, total: bars[seat]?.total ?? 0, won: seat === 0, parts: '8 + 7 + 5 · Covered 2' },
    })),
  };
  return resultDrawing(result, format, {
    ...{ bars, accent: 'teal', poster: () => [], stamp: 'Winner', colourOf: (seat) => seat },
  });
};

const wordsOf = ({ parts }: Drawing) => parts.flatMap((part) => (part.tag === 'words' ? [part] : []));

const six = ['Maximiliane-Theodora von und zu Hohenstein', '👨‍👩‍👧‍👦 Zoë', 'محمد', 'Ann', 'Bo', 'Eve'];
const odd = [bar(0, 100, 33), bar(1, 20, -20), bar(2, -12), bar(3), bar(4, 7), bar(5, 1, 1, 1, 1, 1, 1, 1)];

test.each(['square', 'upright'] as const)(
  'six players, negative and three-digit points stay inside of the %s picture',
  (format) => {
    const drawing = draw(
      format,
      six,
      odd,
      'A tie for the most points, and the later first turn wins. '.repeat(4),
    );
    const { width, height } = drawing;
    for (const { text, x, y, size, room, align } of wordsOf(drawing)) {
      const long = Math.min(room, [...text].length * size * 0.45);
      const left = { left: x, center: x - long / 2, right: x - long }[align];
      expect({ text, inside: left >= 0 && left + long <= width }).toEqual({ text, inside: true });
      expect({ text, inside: y - size * 0.8 >= 0 && y <= height }).toEqual({ text, inside: true });
    }
    for (const part of drawing.parts)
      if (part.tag === 'box') {
        expect(part.x >= 0 && part.x + part.width <= width).toBe(true);
        expect(part.height).toBeGreaterThan(0);
      }
  },
);

test('an initial that is an emoji of many parts stays whole', () => {
  expect(wordsOf(draw('square', six, odd)).map(({ text }) => text)).toContain('👨‍👩‍👧‍👦');
});

const titleIn = (format: Format, name: string) => {
  const lines = wordsOf(draw(format, [name], odd.slice(0, 1)));
  return lines.slice(
    0,
    lines.findIndex(({ text }) => text.startsWith('Game')),
  );
};

test.each(['square', 'upright'] as const)(
  'the headline of the %s picture is whole, in as many lines as it needs',
  (format) => {
    const long = titleIn(format, 'Maximiliane-Theodora von und zu Hohenstein');
    expect(long.map(({ text }) => text).join(' ')).toBe('Maximiliane-Theodora von und zu Hohenstein wins');
    for (const { size, text } of long) {
      expect(size).toBeGreaterThanOrEqual(32);
      expect([...text].length * size * 0.45).toBeLessThanOrEqual(700);
    }
    expect(titleIn(format, 'Ann')).toMatchObject([
      { text: 'Ann wins', size: format === 'square' ? 100 : 150 },
    ]);
  },
);

test('what no picture has room for is cut at its end', () => {
  const lines = titleIn('square', 'Maximiliane-Theodora von und zu Hohenstein '.repeat(9).trim());
  expect(lines).toHaveLength(2);
  expect(lines.at(-1)?.text).toMatch(/…$/);
});
