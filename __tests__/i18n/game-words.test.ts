import { type Language, type LanguageEntry, type Words } from '@/i18n/languages';
import { currentLanguage, hasGameWords, loadGameWords, onLanguageChange, setLanguage } from '@/i18n/spoken';
import { speakerOf } from '@/i18n/words';

type Load = LanguageEntry['catalogues'][string];
type Game = { readonly [Code in Language]?: Load };

const mockGames = new Map<string, Game>();
jest.mock('@/i18n/languages', () => {
  const actual = jest.requireActual('@/i18n/languages');
  const gamesIn = (code: Language) =>
    Object.fromEntries([...mockGames].flatMap(([id, game]) => (game[code] ? [[id, game[code]]] : [])));
  const entryOf = (code: Language): LanguageEntry => {
    const entry = actual.entryOf(code);
    return { ...entry, catalogues: { ...entry.catalogues, ...gamesIn(code) } };
  };
  return { ...actual, entryOf };
});

/** Words that come over a slow network. */
const later =
  (letter: string): Load =>
  () =>
    new Promise<{ default: Words }>((resolve) => setTimeout(() => resolve({ default: { letter } }), 5));

const added = (id: string, game: Game = {}): string => {
  mockGames.set(id, { en: later('letter'), fr: later('lettre'), de: later('Brief'), ...game });
  return id;
};

const said = (game: string) => speakerOf(currentLanguage(), game)('letter');

afterEach(() => setLanguage('en'));

test('a game says nothing until its words have come', async () => {
  const loading = loadGameWords(added('first'));
  expect(hasGameWords('first')).toBe(false);
  await loading;
  expect([hasGameWords('first'), said('first')]).toEqual([true, 'letter']);
});

test('a language is switched only when the games that were looked at speak it', async () => {
  await loadGameWords(added('second'));
  const heard: string[] = [];
  const listen = () => heard.push(said('second'));
  const stop = onLanguageChange(listen);
  await setLanguage('de');
  await setLanguage('fr');
  stop();
  expect(heard).toEqual(['Brief', 'lettre']);
});

test('a game that is opened while the language changes speaks the new one', async () => {
  const switching = setLanguage('de');
  await loadGameWords(added('third'));
  await switching;
  expect([currentLanguage(), said('third')]).toEqual(['de', 'Brief']);
});

test('of two languages asked for, the later one stays', async () => {
  await loadGameWords(added('fourth'));
  await Promise.all([setLanguage('fr'), setLanguage('en')]);
  expect(currentLanguage()).toBe('en');
});

test('words that failed to come are asked for again', async () => {
  let tries = 0;
  const flaky = async () => {
    if (++tries === 1) throw new Error('offline');
    return { default: { letter: 'letter' } };
  };
  added('fifth', { en: flaky });
  await expect(loadGameWords('fifth')).rejects.toThrow('offline');
  expect(hasGameWords('fifth')).toBe(false);
  await loadGameWords('fifth');
  expect(said('fifth')).toBe('letter');
});

test('a game that is opened in another language brings the English words for what that one lacks', async () => {
  await setLanguage('de');
  const briefless: Load = async () => ({ default: { stamp: 'Marke' } });
  await loadGameWords(added('sixth', { de: briefless }));
  expect(speakerOf('de', 'sixth')('stamp')).toBe('Marke');
  expect(said('sixth')).toBe('letter');
});

test('a language without a catalogue for a game says it all in English', async () => {
  mockGames.set('seventh', { en: later('letter') });
  await setLanguage('fr');
  await loadGameWords('seventh');
  expect([hasGameWords('seventh'), said('seventh')]).toEqual([true, 'letter']);
});
