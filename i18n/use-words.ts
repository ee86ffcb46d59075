import { useMemo, useSyncExternalStore } from 'react';
import { currentLanguage, onLanguageChange } from './i18n';
import { type Language } from './language';
import { type Speak } from './say';
import { speakerOf } from './words';

/** The language of the moment; the static pages are English. */
export const useLanguage = (): Language =>
  useSyncExternalStore(onLanguageChange, currentLanguage, () => 'en');

/** The words of the app or of a game, by its id. */
export const useWords = (place: string): Speak => {
  const language = useLanguage();
  return useMemo(() => speakerOf(language, place), [language, place]);
};
