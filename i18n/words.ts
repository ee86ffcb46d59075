import english from './en/app.json';
import { ENGLISH, type Form, type Language, type Words, entryOf } from './languages';
import { type Speak, isolated } from './say';

const APP = 'app';

type FoldedKey<Key> = Key extends `${infer Base}_${Form}` ? Base : Key;

/** The keys of the app's own words, one for all forms of a text that counts. */
export type AppKey = FoldedKey<keyof typeof english>;

/** By language and catalogue. */
const known = new Map<string, Words>([[`${ENGLISH}/${APP}`, english]]);

const wordsOf = (language: Language, catalogue: string): Words | undefined =>
  known.get(`${language}/${catalogue}`);

export const hasWords = (language: Language, catalogue: string): boolean =>
  wordsOf(language, catalogue) !== undefined;

/** Gives a language more words, by catalogue. */
export const addWords = (language: Language, words: Readonly<Record<string, Words>>): void => {
  const typeset = entryOf(language)?.typeset ?? String;
  for (const [catalogue, texts] of Object.entries(words))
    known.set(`${language}/${catalogue}`, {
      ...wordsOf(language, catalogue),
      ...Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typeset(text)])),
    });
};

interface Asked {
  readonly catalogue: string;
  readonly key: string;
  readonly count: number | undefined;
}

const textIn = (language: Language, { catalogue, key, count }: Asked): string | undefined => {
  const words = wordsOf(language, catalogue);
  const form = count === undefined ? undefined : entryOf(language)?.form(count);
  return (form && words?.[`${key}_${form}`]) ?? words?.[key];
};

/** A language that lacks a text, or its form for this number, leaves the whole sentence to English. */
const textFor = (language: Language, asked: Asked): string | undefined =>
  textIn(language, asked) ?? textIn(ENGLISH, asked);

/**
 * What a game does not say is looked for among the app's words: first under the id of the game, where its name is,
 * which is known before the game's own words have come.
 */
const textOf = (language: Language, asked: Asked): string | undefined =>
  textFor(language, asked) ??
  textFor(language, { ...asked, catalogue: APP, key: `${asked.catalogue}.${asked.key}` }) ??
  textFor(language, { ...asked, catalogue: APP });

export const hasText = (language: Language, catalogue: string, key: string): boolean =>
  textOf(language, { catalogue, key, count: undefined }) !== undefined;

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** Says the words of one catalogue, the app's or a game's, in one language. */
export const speakerOf =
  (language: Language, catalogue: string): Speak =>
  (key, values = {}) => {
    const { count } = values;
    const asked = { catalogue, key, count: typeof count === 'number' ? count : undefined };
    const valueOf = (name: string): string | number => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      // A gap in a sentence is better than no app, but nobody should come across one.
      if (value === undefined && process.env.NODE_ENV !== 'production')
        throw new Error(`"${key}" of ${catalogue} was said without its "${name}".`);
      return value ?? '';
    };
    return (
      textOf(language, asked)?.replace(PLACEHOLDER, (_, name: string) => isolated(String(valueOf(name)))) ??
      key
    );
  };
