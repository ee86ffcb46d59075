import { type GameWords } from './catalogue';
import { type Language } from './language';
import { loadWords } from './load-words';
import { addWords, hasWords } from './words';

/** The games that were looked at: a language that is switched to needs their words too. */
const seen = new Map<string, GameWords>();
const arrived = new Set<string>();

const loadGame = async (language: Language, [id, words]: readonly [string, GameWords]): Promise<void> => {
  addWords(language, { [id]: await words[language]() });
  arrived.add(`${language}/${id}`);
};

const gamesToCome = (language: Language): readonly Promise<void>[] =>
  [...seen].filter(([id]) => !arrived.has(`${language}/${id}`)).map((game) => loadGame(language, game));

/** On a phone the app's own words are there at once. */
const wordsToCome = (language: Language): readonly Promise<void>[] => {
  const own = language === 'en' || hasWords(language, 'app') ? {} : loadWords[language]();
  if (own instanceof Promise)
    return [own.then((words) => addWords(language, words)), ...gamesToCome(language)];
  addWords(language, own);
  return gamesToCome(language);
};

let asked: Language = 'en';
let spoken: Language = 'en';
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

export const hasGameWords = (id: string): boolean => arrived.has(`${spoken}/${id}`);

/** The words of a game that is looked at, in the language of the moment and in each that follows. */
export const loadGameWords = async (id: string, words: GameWords): Promise<void> => {
  seen.set(id, words);
  await Promise.all(gamesToCome(spoken));
};
