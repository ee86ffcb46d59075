import { type GameWords, type Words } from '@/i18n/catalogue';
import { currentLanguage, hasGameWords, loadGameWords, onLanguageChange, setLanguage } from '@/i18n/i18n';
import { speakerOf } from '@/i18n/words';

/** Words that come over a slow network. */
const later = (letter: string) => () =>
  new Promise<Words>((resolve) => setTimeout(() => resolve({ letter }), 5));
const slow: GameWords = { en: later('letter'), fr: later('lettre'), de: later('Brief') };

const said = (game: string) => speakerOf(currentLanguage(), game)('letter');

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
  const stop = onLanguageChange(listen);
  await setLanguage('de');
  await setLanguage('fr');
  stop();
  expect(heard).toEqual(['Brief', 'lettre']);
});

test('a game that is opened while the language changes speaks the new one', async () => {
  const switching = setLanguage('de');
  await loadGameWords('third', slow);
  await switching;
  expect([currentLanguage(), said('third')]).toEqual(['de', 'Brief']);
});

test('of two languages asked for, the later one stays', async () => {
  await loadGameWords('fourth', slow);
  await Promise.all([setLanguage('fr'), setLanguage('en')]);
  expect(currentLanguage()).toBe('en');
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
