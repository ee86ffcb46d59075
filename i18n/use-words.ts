import type { TFunction } from 'i18next';
import { useMemo, useSyncExternalStore } from 'react';
import { i18n } from './i18n';
import type { Language } from './language';
import { remembered } from './remembered';

const subscribe = (changed: () => void): (() => void) => {
  i18n.on('languageChanged', changed);
  return () => i18n.off('languageChanged', changed);
};

/** The language of the moment; the static pages are English. */
export const useLanguage = (): Language =>
  useSyncExternalStore(
    subscribe,
    () => i18n.language as Language,
    () => 'en',
  );

/** All that the app needs of react-i18next, which would weigh ten times as much on the first screen. */
export const useWords = (namespace: string): TFunction => {
  const language = useLanguage();
  return useMemo(
    () => remembered(i18n.getFixedT(language, namespace), `${language}/${namespace}`),
    [language, namespace],
  );
};
