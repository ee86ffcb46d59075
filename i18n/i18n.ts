import './plural-rules';
import { createInstance } from 'i18next';
import type { GameWords, LanguageWords } from './catalogue';
import { words as english } from './en';
import type { Language } from './language';
import { loadWords } from './load-words';
import { withEveryForm } from './plural-forms';
import { forgetTexts } from './remembered';
import { isolated } from './say';

export const i18n = createInstance();

i18n.init({
  lng: 'en',
  fallbackLng: 'en',
  ns: Object.keys(english),
  defaultNS: 'app',
  fallbackNS: 'app',
  resources: { en: english },
  keySeparator: false,
  nsSeparator: false,
  // Nothing here is HTML; what has to be kept apart is a name that runs the other way.
  interpolation: { escape: isolated },
  initAsync: false,
});

/** Gives a language more words: those of a language or of a game that was loaded. */
export const addWords = (language: Language, words: LanguageWords): void => {
  for (const [namespace, catalogue] of Object.entries(words))
    i18n.addResourceBundle(language, namespace, withEveryForm(catalogue), true, true);
  forgetTexts();
};

/** The games that were looked at: a language that is switched to needs their words too. */
const seen = new Map<string, GameWords>();
const arrived = new Set<string>();

const loadGame = async (language: Language, [id, words]: readonly [string, GameWords]): Promise<void> => {
  addWords(language, { [id]: await words[language]() });
  arrived.add(`${language}/${id}`);
};

const gamesToCome = (language: Language): readonly Promise<void>[] =>
  [...seen].filter(([id]) => !arrived.has(`${language}/${id}`)).map((game) => loadGame(language, game));

/** On a phone the app's own words are there at once. */
const wordsToCome = (language: Language): readonly Promise<void>[] => {
  const own = language === 'en' || i18n.hasResourceBundle(language, 'app') ? {} : loadWords[language]();
  if (own instanceof Promise)
    return [own.then((words) => addWords(language, words)), ...gamesToCome(language)];
  addWords(language, own);
  return gamesToCome(language);
};

let asked: Language = 'en';

/** Loads the words first, so that nobody sees a key or half a language. The last one asked for wins. */
export const setLanguage = async (language: Language): Promise<void> => {
  asked = language;
  for (let coming = wordsToCome(language); coming.length > 0; coming = wordsToCome(language))
    await Promise.all(coming);
  if (asked === language) await i18n.changeLanguage(language);
};

export const hasGameWords = (id: string): boolean => arrived.has(`${i18n.language}/${id}`);

/** The words of a game that is looked at, in the language of the moment and in each that follows. */
export const loadGameWords = async (id: string, words: GameWords): Promise<void> => {
  seen.set(id, words);
  await Promise.all(gamesToCome(i18n.language as Language));
};
