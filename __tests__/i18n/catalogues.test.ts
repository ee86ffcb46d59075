import type { Words } from '@/i18n/catalogue';
import { de, en, fr } from '@/__tests__/support/all-words';
import { withEveryForm } from '@/i18n/plural-forms';

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
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [, words] of catalogues) {
      const all = withEveryForm(words);
      const counted = new Set(
        Object.keys(words)
          .filter((key) => FORM.test(key))
          .map((key) => key.replace(FORM, '')),
      );
      for (const key of counted) {
        for (const form of forms) expect(all).toHaveProperty([`${key}_${form}`]);
        expect(words).not.toHaveProperty([key]);
        expect(placeholders(all[`${key}_other`] ?? '')).toContain('count');
      }
    }
  });
});

test('German says Person, not Spieler', () => {
  for (const words of Object.values(de))
    for (const text of Object.values(words)) expect(text).not.toMatch(/Spieler/);
});
