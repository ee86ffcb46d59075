import { type WordLoaders } from './catalogue';

/** In a browser English is there at once, as in the static pages; the others come when they are asked for. */
export const loadWords: WordLoaders = {
  fr: async () => (await import('./fr')).words,
  de: async () => (await import('./de')).words,
};
