import './plural-rules';
import { createInstance } from 'i18next';
import type { LanguageWords } from './catalogue';
import { words as english } from './en';
import type { Language } from './language';
import { loadWords } from './load-words';
import { withEveryForm } from './plural-forms';
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

/** Gives a language more words: those of a language that was loaded, or of a game in a test. */
export const addWords = (language: Language, words: LanguageWords): void => {
  for (const [namespace, catalogue] of Object.entries(words))
    i18n.addResourceBundle(language, namespace, withEveryForm(catalogue), true, true);
};

/** Loads the words first, so that nobody sees a key or half a language. */
export const setLanguage = (language: Language): Promise<unknown> => {
  const switched = () => i18n.changeLanguage(language);
  if (language === 'en' || i18n.hasResourceBundle(language, 'app')) return switched();
  const take = (words: LanguageWords) => {
    addWords(language, words);
    return switched();
  };
  const words = loadWords[language]();
  return words instanceof Promise ? words.then(take) : take(words);
};
