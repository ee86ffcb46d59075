import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Platform } from 'react-native';
import { setLanguage } from './i18n';
import type { LanguageSetting } from './language';
import { chosenLanguage } from './language';

interface LanguageProviderProps {
  readonly language?: LanguageSetting;
  readonly children: ReactNode;
}

/**
 * Switches at once. A phone starts in its own language; a browser first renders English, which is what the
 * static pages say, until the words have come.
 */
export function LanguageProvider({ language = 'system', children }: LanguageProviderProps) {
  useState(() => {
    if (Platform.OS !== 'web') setLanguage(chosenLanguage(language));
  });
  useEffect(() => {
    const chosen = chosenLanguage(language);
    setLanguage(chosen);
    if (Platform.OS === 'web') document.documentElement.lang = chosen;
  }, [language]);
  return children;
}
