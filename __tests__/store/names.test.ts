import fc from 'fast-check';
import { cleanName, cutText, nameForm } from '@/store/settings/names';
import { runs } from '../support/soak';

const FAMILY = '👨‍👩‍👧‍👦';

test.each([
  ['  Anna ', 'Anna'],
  ['🕵️ Zoë', '🕵️ Zoë'],
  ['שָׁלוֹם', 'שָׁלוֹם'],
  ['a'.repeat(50), 'a'.repeat(40)],
  ['a'.repeat(39) + '🕵🏽', 'a'.repeat(39)],
  ['a'.repeat(38) + '🇫🇷', 'a'.repeat(38)],
  ['a'.repeat(36) + '🇫🇷🇩🇪', 'a'.repeat(36) + '🇫🇷'],
  ['a'.repeat(39) + 'e\u0301', 'a'.repeat(39)],
  [FAMILY.repeat(4), FAMILY.repeat(3)],
  ['a'.repeat(39) + ' b', 'a'.repeat(39)],
])('%s is kept as %s', (typed, kept) => expect(cleanName(typed)).toBe(kept));

test.each(['', '   ', '\n\t'])('nothing is left of %j', (typed) => expect(cleanName(typed)).toBeUndefined());

test('a cut text is a beginning that ends where a grapheme ends', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const part = fc.constantFrom('a', 'é', 'e\u0301', '🕵🏽', '🇫🇷', FAMILY, '1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'ש', '東', ' ');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), fc.integer({ min: 0, max: 60 }), (parts, limit) => {
      const text = parts.join('');
      const cut = cutText(text, limit);
      const ends = [0, ...[...segmenter.segment(text)].map(({ index, segment }) => index + segment.length)];
      expect(cut).toBe(text.slice(0, Math.max(...ends.filter((end) => end <= limit))));
    }),
    runs(500, 10_000),
  );
});

test('names are compared as people would', () => {
  expect(nameForm(' ANNA')).toBe(nameForm('anna '));
  expect(nameForm('Zoe\u0308')).toBe(nameForm('zoë'));
  expect(nameForm('Anna')).not.toBe(nameForm('Anne'));
});
