import { ENGLISH, type Language, entryOf } from './languages';
import { addWords, hasWords } from './words';

/** The app's words and those of the games that were looked at: a language that is switched to needs them too. */
const wanted = new Set(['app']);

/** What has to come before a language is spoken: its own words, and the English ones for what it lacks. */
const wordsToCome = (language: Language): readonly Promise<void>[] =>
  [...new Set([language, ENGLISH])].flatMap((code) =>
    [...wanted].flatMap((catalogue) => {
      const load = entryOf(code)?.catalogues[catalogue];
      if (load === undefined || hasWords(code, catalogue)) return [];
      return load().then((words) => addWords(code, { [catalogue]: words.default }));
    }),
  );

let asked: Language = ENGLISH;
let spoken: Language = ENGLISH;
const listeners = new Set<() => void>();

export const currentLanguage = (): Language => spoken;

export const onLanguageChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Loads the words first, so that nobody sees a key or half a language. The last one asked for wins. */
export const setLanguage = async (language: Language): Promise<void> => {
  asked = language;
  for (let coming = wordsToCome(language); coming.length > 0; coming = wordsToCome(language))
    await Promise.all(coming);
  if (asked !== language || spoken === language) return;
  spoken = language;
  for (const listener of [...listeners]) listener();
};

/** Whether everything that a game says has come, in the language of the moment. */
export const hasGameWords = (id: string): boolean =>
  [spoken, ENGLISH].every((code) => hasWords(code, id) || entryOf(code)?.catalogues[id] === undefined);

/** The words of a game that is looked at, in the language of the moment and in each that follows. */
export const loadGameWords = async (id: string): Promise<void> => {
  wanted.add(id);
  await Promise.all(wordsToCome(spoken));
};
