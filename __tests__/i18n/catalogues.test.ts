import { type Words } from '@/i18n/catalogue';
import { de, en, fr } from '@/__tests__/support/all-words';

const languages: Readonly<Record<string, Readonly<Record<string, Words>>>> = { en, fr, de };
const FORM = /_(zero|one|two|few|many|other)$/;

const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name ?? '').sort();

const withoutCount = (text: string) => placeholders(text).filter((name) => name !== 'count');

describe.each(['fr', 'de'])('%s', (language) => {
  test.each(Object.keys(en))('%s has the English keys and placeholders', (catalogue) => {
    const english: Words = en[catalogue as keyof typeof en];
    const translated = languages[language]?.[catalogue] ?? {};
    expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(english))
      expect([key, withoutCount(translated[key] ?? '')]).toEqual([key, withoutCount(text)]);
  });
});

describe.each(Object.keys(languages))('%s', (language) => {
  const catalogues = Object.entries(languages[language] ?? {});

  test('no text is empty or ends in a space', () => {
    for (const [, words] of catalogues)
      for (const [key, text] of Object.entries(words)) expect([key, text]).toEqual([key, text.trim() || '…']);
  });

  test('placeholders are written in one way', () => {
    for (const [, words] of catalogues)
      for (const [key, text] of Object.entries(words)) {
        expect([key, text.replace(/\{\{[a-z][A-Za-z]*\}\}/g, '')]).toEqual([
          key,
          expect.not.stringMatching(/[{}]/),
        ]);
      }
  });

  test('each counted text has every plural form of the language', () => {
    // `many`, French for whole millions, is said as `other`.
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const forms = pluralCategories.filter((form) => form !== 'many');
    for (const [, words] of catalogues) {
      const counted = new Set(
        Object.keys(words)
          .filter((key) => FORM.test(key))
          .map((key) => key.replace(FORM, '')),
      );
      for (const key of counted) {
        for (const form of forms) expect(words).toHaveProperty([`${key}_${form}`]);
        expect(words).not.toHaveProperty([key]);
        expect(placeholders(words[`${key}_other`] ?? '')).toContain('count');
      }
    }
  });
});

test('German says Person, not Spieler', () => {
  for (const words of Object.values(de))
    for (const text of Object.values(words)) expect(text).not.toMatch(/Spieler/);
});
