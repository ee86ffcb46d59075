import { useTranslation } from 'react-i18next';
import type { Translate } from './catalogue';
import type { app } from './en/app';
import { i18n } from './i18n';
import type { Language } from './language';

export type AppTranslate = Translate<typeof app>;

/** The app's own words, with keys and placeholders checked when it is compiled. */
export const useTranslate = (): AppTranslate => useTranslation('app', { i18n }).t as AppTranslate;

export const useLanguage = (): Language => useTranslation('app', { i18n }).i18n.language as Language;
