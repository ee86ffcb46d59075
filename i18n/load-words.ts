import type { Words } from './catalogue';
import type { Language } from './language';

export type LanguageWords = Readonly<Record<string, Words>>;

/** English is always there: the static pages are written in it. The others come when they are asked for. */
export const loadWords: Readonly<Record<Exclude<Language, 'en'>, () => Promise<LanguageWords>>> = {
  fr: async () => (await import('./fr')).words,
  de: async () => (await import('./de')).words,
};

/**
 * French has a form of its own for whole millions ("un million d'agents"), which no table counts to; the
 * ordinary plural stands in for it.
 */
export const withEveryForm = (words: Words): Words => ({
  ...Object.fromEntries(
    Object.entries(words)
      .filter(([key]) => key.endsWith('_other'))
      .map(([key, text]) => [key.replace(/_other$/, '_many'), text]),
  ),
  ...words,
});
