import { type ReactNode, useEffect, useState } from 'react';
import { Platform } from 'react-native';
import { setLanguage } from './i18n';
import { type LanguageSetting, chosenLanguage } from './language';
import { useLanguage } from './use-words';

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
  const spoken = useLanguage();
  useEffect(() => {
    setLanguage(chosenLanguage(language));
  }, [language]);
  useEffect(() => {
    if (Platform.OS === 'web') document.documentElement.lang = spoken;
  }, [spoken]);
  return children;
}
