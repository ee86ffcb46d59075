import { getLocales } from 'expo-localization';

export const languages = ['en', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];
export type LanguageSetting = 'system' | Language;

/** Each language in its own words, so that everybody finds theirs. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
};

const isLanguage = (code: string | null): code is Language => languages.some((language) => language === code);

/** The first language of the phone that the app speaks. */
export const systemLanguage = (): Language =>
  getLocales()
    .map(({ languageCode }) => languageCode)
    .find(isLanguage) ?? 'en';

export const chosenLanguage = (setting: LanguageSetting): Language =>
  setting === 'system' ? systemLanguage() : setting;
