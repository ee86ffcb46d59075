import { type WordLoaders } from './catalogue';
import { words as de } from './de';
import { words as fr } from './fr';

/** On a phone all words are part of the app, so that it starts in the language of the phone. */
export const loadWords: WordLoaders = { fr: () => fr, de: () => de };
