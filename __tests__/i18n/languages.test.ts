import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ENGLISH, type LanguageEntry, entryOf, isLanguage, languages } from '@/i18n/languages';
import { systemCodes } from '@/i18n/system-codes';

const folder = path.join(__dirname, '../../i18n');
const folders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('every folder of words is a language of the list', () => {
  expect(languages.map(({ code }) => code).sort()).toEqual(folders.sort());
  expect(new Set(languages.map(({ name }) => name)).size).toBe(folders.length);
});

test.each<LanguageEntry>(languages)(
  'every catalogue of $name comes from its file',
  async ({ code, catalogues }) => {
    const files = readdirSync(path.join(folder, code)).map((file) => file.replace(/\.json$/, ''));
    // The English words of the app are there before anything is loaded.
    const loaded = files.filter((catalogue) => code !== ENGLISH || catalogue !== 'app');
    expect(Object.keys(catalogues).sort()).toEqual(loaded.sort());
    for (const [catalogue, load] of Object.entries(catalogues)) {
      const file = path.join(folder, code, `${catalogue}.json`);
      expect((await load()).default).toEqual(JSON.parse(readFileSync(file, 'utf8')));
    }
  },
);

test.each<LanguageEntry>(languages)('$name has the plural of Unicode', ({ code, form }) => {
  const rules = new Intl.PluralRules(code);
  for (let count = -20; count <= 1000; count++)
    expect([count, form(count)]).toEqual([count, rules.select(count)]);
  for (const count of [0.5, 1.5, 2.5]) expect([count, form(count)]).toEqual([count, rules.select(count)]);
});

test('only what is in the list is a language', () => {
  expect(folders.every(isLanguage)).toBe(true);
  expect(['system', 'tlh', 'toString', ''].some(isLanguage)).toBe(false);
  expect(entryOf(ENGLISH)?.code).toBe('en');
});

test('a browser names its languages, best first', () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  try {
    Object.defineProperty(globalThis, 'navigator', {
      value: { languages: ['de-CH', 'de', 'zh-Hans-CN'] },
      configurable: true,
    });
    expect(systemCodes()).toEqual(['de', 'de', 'zh']);
  } finally {
    if (own) Object.defineProperty(globalThis, 'navigator', own);
    else Reflect.deleteProperty(globalThis, 'navigator');
  }
});
