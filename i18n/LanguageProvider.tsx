import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Platform } from 'react-native';
import { ENGLISH, type Language, isLanguage } from './languages';
import { setLanguage } from './spoken';
import { systemCodes } from './system-codes';
import { useLanguage } from './use-translate';

/** The first language of the phone or browser that the app speaks. */
export const systemLanguage = (): Language => systemCodes().find(isLanguage) ?? ENGLISH;

interface LanguageProviderProps {
  /** The code of a language; any other word, such as "system", leaves the choice to the phone. */
  readonly language?: string;
  readonly children: ReactNode;
}

/**
 * Switches as soon as the words are there: on a phone, where they are part of the app, before the first picture; in
 * a browser, which first shows English as the static pages do, when they have come.
 */
export function LanguageProvider({ language = 'system', children }: LanguageProviderProps) {
  const spoken = useLanguage();
  useLayoutEffect(() => {
    setLanguage(isLanguage(language) ? language : systemLanguage());
  }, [language]);
  useEffect(() => {
    if (Platform.OS === 'web') document.documentElement.lang = spoken;
  }, [spoken]);
  return children;
}
