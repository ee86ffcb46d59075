const own = new Intl.DateTimeFormat().resolvedOptions().locale;

/** For dates and times: English is written in several ways, and the phone knows which. */
export const localeOf = (language: string): string => (own.startsWith(language) ? own : language);
