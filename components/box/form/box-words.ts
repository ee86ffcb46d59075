import { type GameWords, type Translate } from '@/i18n/catalogue';
import { type words as en } from '@/i18n/en/box-words';
import { useWords } from '@/i18n/use-words';

/** What is said about boxes comes in a piece of its own, as a game's words do. */
export const boxCatalogue: { readonly id: string; readonly words: GameWords } = {
  id: 'box',
  words: {
    en: async () => (await import('@/i18n/en/box-words')).words,
    fr: async () => (await import('@/i18n/fr/box-words')).words,
    de: async () => (await import('@/i18n/de/box-words')).words,
  },
};

export type BoxWords = Translate<typeof en>;

export const useBoxWords = (): BoxWords => useWords(boxCatalogue.id) as BoxWords;
