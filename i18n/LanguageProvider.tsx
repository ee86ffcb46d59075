import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Platform } from 'react-native';
import { setLanguage } from './i18n';
import type { LanguageSetting } from './language';
import { chosenLanguage } from './language';

interface LanguageProviderProps {
  readonly language?: LanguageSetting;
  readonly children: ReactNode;
}

/** Switches at once; the first render is English, as in the static pages, until the words have come. */
export function LanguageProvider({ language = 'system', children }: LanguageProviderProps) {
  useEffect(() => {
    const chosen = chosenLanguage(language);
    setLanguage(chosen);
    if (Platform.OS === 'web') document.documentElement.lang = chosen;
  }, [language]);
  return children;
}
