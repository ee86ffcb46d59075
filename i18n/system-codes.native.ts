import { getLocales } from 'expo-localization';

/** The languages that somebody reads, best first, as the phone knows them. */
export const systemCodes = (): readonly string[] =>
  getLocales().flatMap(({ languageCode }) => languageCode ?? []);
