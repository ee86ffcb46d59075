import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkWords, countTexts, formsOf, readWords } from '@/scripts/lib/words-check.mjs';

type Words = Readonly<Record<string, unknown>>;

const english = {
  took: '{{who}} took it',
  letters_one: '{{count}} letter',
  letters_other: '{{count}} letters',
};
const german = {
  took: '{{who}} nahm es',
  letters_one: 'ein Brief',
  letters_other: '{{count}} Briefe',
};

const check = (de: Words | string, en: Words = english) =>
  checkWords({
    en: { post: JSON.stringify(en) },
    de: { post: typeof de === 'string' ? de : JSON.stringify(de) },
  });

const fine = { mistakes: [], gaps: [] };

test('a whole translation is fine', () => {
  expect(check(german)).toEqual(fine);
});

test.each<[string, Words | string, string]>([
  ['a key that English has not', { ...german, toke: 'x' }, 'toke is no key of English'],
  [
    'a form that is never said',
    { ...german, letters_many: '{{count}}' },
    'letters_many is no key of English',
  ],
  ['one text where English counts', { ...german, letters: 'Briefe' }, 'letters is no key of English'],
  ['a form of what does not count', { ...german, took_one: 'x' }, 'took_one is no key of English'],
  ['a placeholder of another name', { ...german, took: '{{wer}} nahm es' }, 'took has other placeholders'],
  ['a placeholder too few', { ...german, took: 'nahm es' }, 'took has other placeholders'],
  ['a placeholder too many', { ...german, letters_one: '{{who}}' }, 'letters_one has other placeholders'],
  ['a placeholder of odd spelling', { ...german, took: '{{who}} {es}' }, 'took has a placeholder that'],
  ['a space in a placeholder', { ...german, took: '{{ who }}' }, 'took has a placeholder that'],
  ['a plural without its number', { ...german, letters_other: 'Briefe' }, 'letters_other does not say'],
  ['an empty text', { ...german, took: '' }, 'took is empty'],
  ['a text of spaces', { ...german, took: '  ' }, 'took is empty'],
  ['a space at the end', { ...german, took: '{{who}} nahm es ' }, 'took begins or ends with a space'],
  ['a word that German avoids', { ...german, took: '{{who}}, Spieler' }, 'took German says Person'],
  ['no JSON', '{"took": ', 'is no JSON of keys and texts'],
  ['texts within texts', { ...german, took: { one: 'x' } }, 'is no JSON of keys and texts'],
  [
    'a key that stands there twice',
    '{"letters_one": "x", "took": "took\\": {{who}}", "took": "{{who}}", "letters_other": "{{count}}"}',
    'took stands there twice',
  ],
])('%s is a mistake', (_, words, mistake) => {
  const { mistakes } = check(words);
  expect(mistakes).toContainEqual(expect.stringContaining(`de/post: ${mistake}`));
});

test('a catalogue that English has not, and a folder that is no language, are mistakes', () => {
  const post = JSON.stringify(english);
  expect(checkWords({ en: { post }, de: { post: JSON.stringify(german), past: '{}' } }).mistakes).toEqual([
    'de/past: is no catalogue of English',
  ]);
  expect(checkWords({ en: { post }, no_such: { post } }).mistakes).toEqual([
    'no_such is no code of a language',
  ]);
});

test('what a language lacks is listed, and is no mistake', () => {
  const { took } = german;
  expect(check({ took })).toEqual({
    mistakes: [],
    gaps: ['de/post: letters_one', 'de/post: letters_other'],
  });
  expect(checkWords({ en: { post: JSON.stringify(english) }, de: {} })).toEqual({
    mistakes: [],
    gaps: ['de/post: took', 'de/post: letters_one', 'de/post: letters_other'],
  });
});

test('English may lack nothing', () => {
  const { took, letters_other } = english;
  expect(check({ took: german.took }, { took, letters_other }).mistakes).toEqual([
    'en/post: letters_one is missing',
  ]);
});

test('a language needs the forms that it says of the numbers of a table', () => {
  const ofTwo = ['one', 'other'];
  expect(['en', 'de', 'fr', 'ja'].map(formsOf)).toEqual([ofTwo, ofTwo, ofTwo, ['other']]);
  expect(formsOf('pl')).toEqual(['one', 'few', 'many']);
  const polish = { took: '{{who}}', letters_one: 'list', letters_few: '{{count}} listy' };
  const checked = checkWords({ en: { post: JSON.stringify(english) }, pl: { post: JSON.stringify(polish) } });
  expect(checked).toEqual({ mistakes: [], gaps: ['pl/post: letters_many'] });
});

test('the catalogues are read from their folders', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'words-'));
  for (const [code, words] of Object.entries({ en: english, de: german })) {
    await mkdir(path.join(folder, code));
    await writeFile(path.join(folder, code, 'post.json'), JSON.stringify(words));
  }
  await writeFile(path.join(folder, 'code.ts'), '');
  const files = readWords(folder);
  expect(checkWords(files)).toEqual(fine);
  expect(countTexts(files)).toBe(6);
});
