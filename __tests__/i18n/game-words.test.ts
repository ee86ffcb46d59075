import type { GameWords, Words } from '@/i18n/catalogue';
import { hasGameWords, i18n, loadGameWords, setLanguage } from '@/i18n/i18n';

/** Words that come over a slow network. */
const later = (letter: string) => () =>
  new Promise<Words>((resolve) => setTimeout(() => resolve({ letter }), 5));
const slow: GameWords = { en: later('letter'), fr: later('lettre'), de: later('Brief') };

const said = (game: string) => i18n.getFixedT(i18n.language, game)('letter');

afterEach(() => setLanguage('en'));

test('a game says nothing until its words have come', async () => {
  const loading = loadGameWords('first', slow);
  expect(hasGameWords('first')).toBe(false);
  await loading;
  expect([hasGameWords('first'), said('first')]).toEqual([true, 'letter']);
});

test('a language is switched only when the games that were looked at speak it', async () => {
  await loadGameWords('second', slow);
  const heard: string[] = [];
  const listen = () => heard.push(said('second'));
  i18n.on('languageChanged', listen);
  await setLanguage('de');
  await setLanguage('fr');
  i18n.off('languageChanged', listen);
  expect(heard).toEqual(['Brief', 'lettre']);
});

test('a game that is opened while the language changes speaks the new one', async () => {
  const switching = setLanguage('de');
  await loadGameWords('third', slow);
  await switching;
  expect([i18n.language, said('third')]).toEqual(['de', 'Brief']);
});

test('of two languages asked for, the later one stays', async () => {
  await loadGameWords('fourth', slow);
  await Promise.all([setLanguage('fr'), setLanguage('en')]);
  expect(i18n.language).toBe('en');
});

test('words that failed to come are asked for again', async () => {
  let tries = 0;
  const flaky = async (): Promise<Words> => {
    if (++tries === 1) throw new Error('offline');
    return { letter: 'letter' };
  };
  const words: GameWords = { en: flaky, fr: flaky, de: flaky };
  await expect(loadGameWords('fifth', words)).rejects.toThrow('offline');
  await loadGameWords('fifth', words);
  expect(said('fifth')).toBe('letter');
});
