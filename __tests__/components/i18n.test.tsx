import { act, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { setLanguage } from '@/i18n/i18n';
import { LanguageProvider } from '@/i18n/LanguageProvider';
import { type LanguageSetting, systemLanguage } from '@/i18n/language';
import { useTranslate } from '@/i18n/use-translate';

const mockLocales = jest.fn(() => [{ languageCode: 'en' as string | null }]);
jest.mock('expo-localization', () => ({ getLocales: () => mockLocales() }));

const Undo = () => <Text>{useTranslate()('common.undo')}</Text>;
const App = ({ language }: { readonly language: LanguageSetting }) => (
  <LanguageProvider language={language}>
    <Undo />
  </LanguageProvider>
);

afterEach(() => act(() => setLanguage('en')));

test('the language is switched at once, and never shows a key', async () => {
  render(<App language="en" />);
  expect(screen.getByText('Undo')).toBeOnTheScreen();
  screen.rerender(<App language="de" />);
  expect(await screen.findByText('Rückgängig')).toBeOnTheScreen();
  screen.rerender(<App language="fr" />);
  expect(await screen.findByText('Annuler')).toBeOnTheScreen();
});

test('the language of the phone is followed', async () => {
  mockLocales.mockReturnValue([{ languageCode: 'it' }, { languageCode: 'de' }]);
  render(<App language="system" />);
  expect(await screen.findByText('Rückgängig')).toBeOnTheScreen();
});

test.each([
  [['fr'], 'fr'],
  [['pt', 'de', 'fr'], 'de'],
  [['ja', null], 'en'],
] as const)('a phone that speaks %j gets %s', (codes, expected) => {
  mockLocales.mockReturnValue(codes.map((languageCode) => ({ languageCode })));
  expect(systemLanguage()).toBe(expected);
});

test('phones without plural rules of their own are given them', () => {
  const own = { PluralRules: Intl.PluralRules, Locale: Intl.Locale };
  try {
    // Hermes has neither.
    Reflect.deleteProperty(Intl, 'PluralRules');
    Reflect.deleteProperty(Intl, 'Locale');
    jest.isolateModules(() => jest.requireActual('@/i18n/plural-rules'));
    const forms = (language: string) => [0, 1, 2, 5].map((n) => new Intl.PluralRules(language).select(n));
    expect(forms('fr')).toEqual(['one', 'one', 'other', 'other']);
    expect(forms('en')).toEqual(['other', 'one', 'other', 'other']);
    expect(forms('de')).toEqual(['other', 'one', 'other', 'other']);
  } finally {
    for (const [name, value] of Object.entries(own))
      Object.defineProperty(Intl, name, { value, configurable: true, writable: true });
  }
});
