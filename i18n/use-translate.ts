import { useMemo, useSyncExternalStore } from 'react';
import { ENGLISH, type Language } from './languages';
import { type Speak, type Values } from './say';
import { currentLanguage, onLanguageChange } from './spoken';
import { type AppKey, speakerOf } from './words';

/** The language of the moment; the static pages are English. */
export const useLanguage = (): Language =>
  useSyncExternalStore(onLanguageChange, currentLanguage, () => ENGLISH);

/** The words of the app or of a game, by its id. */
export const useWords = (catalogue: string): Speak => {
  const language = useLanguage();
  return useMemo(() => speakerOf(language, catalogue), [language, catalogue]);
};

export type AppTranslate = (key: AppKey, values?: Values) => string;

/** The app's own words; their keys are checked when it is compiled. */
export const useTranslate = (): AppTranslate => useWords('app');
