import { act, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { LanguageProvider, systemLanguage } from '@/i18n/LanguageProvider';
import { setLanguage } from '@/i18n/spoken';
import { useTranslate } from '@/i18n/use-translate';
import { speakerOf } from '@/i18n/words';

const mockLocales = jest.fn(() => [{ languageCode: 'en' as string | null }]);
jest.mock('expo-localization', () => ({ getLocales: () => mockLocales() }));

const Undo = () => <Text>{useTranslate()('common.undo')}</Text>;
const App = ({ language }: { readonly language: string }) => (
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
  mockLocales.mockReturnValue([{ languageCode: 'tlh' }, { languageCode: 'de' }]);
  render(<App language="system" />);
  expect(await screen.findByText('Rückgängig')).toBeOnTheScreen();
});

test.each([
  [['fr'], 'fr'],
  [['tlh', 'de', 'fr'], 'de'],
  [['tlh', null], 'en'],
] as const)('a phone that speaks %j gets %s', (codes, expected) => {
  mockLocales.mockReturnValue(codes.map((languageCode) => ({ languageCode })));
  expect(systemLanguage()).toBe(expected);
});

test('phones count without plural rules of their own', async () => {
  const { PluralRules } = Intl;
  try {
    // Hermes has none.
    Reflect.deleteProperty(Intl, 'PluralRules');
    await act(() => setLanguage('fr'));
    const players = (count: number) => speakerOf('fr', 'app')('common.players', { count });
    expect([0, 1, 2].map(players)).toEqual(['0 joueur', '1 joueur', '2 joueurs']);
  } finally {
    Object.defineProperty(Intl, 'PluralRules', { value: PluralRules, configurable: true, writable: true });
  }
});

test('a setting that this version does not know leaves the choice to the phone', async () => {
  mockLocales.mockReturnValue([{ languageCode: 'fr' }]);
  render(<App language="tlh" />);
  expect(await screen.findByText('Annuler')).toBeOnTheScreen();
});
