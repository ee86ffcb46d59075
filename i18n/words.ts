import './plural-rules';
import { type LanguageWords, type Words } from './catalogue';
import { words as english } from './en';
import { type Language } from './language';
import { type Speak, isolated } from './say';

const APP = 'app';
const known: Record<Language, Record<string, Words>> = { en: { ...english }, fr: {}, de: {} };

/** French writes a space before these and within its quotation marks, at which no line may end. */
const bound = (text: string): string => text.replace(/ (?=[:;!?»])/g, '\u00a0').replaceAll('« ', '«\u00a0');

const boundIn = (catalogue: Words): Words =>
  Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, bound(text)]));

/** Gives a language more words: those of a language or of a game that was loaded. */
export const addWords = (language: Language, words: LanguageWords): void => {
  for (const [place, catalogue] of Object.entries(words))
    known[language][place] = {
      ...known[language][place],
      ...(language === 'fr' ? boundIn(catalogue) : catalogue),
    };
};

export const hasWords = (language: Language, place: string): boolean => known[language][place] !== undefined;

const pluralRules = new Map<Language, Intl.PluralRules>();

const formOf = (language: Language, count: number): string => {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules.select(count);
};

type Key = readonly [key: string, count?: number | undefined];

/**
 * A form that a catalogue lacks is said as the ordinary plural: French has one of its own for whole millions
 * ("un million d'agents"), which no table counts to.
 */
const textIn = (language: Language, place: string, [key, count]: Key): string | undefined => {
  const words = known[language][place];
  if (words === undefined || count === undefined) return words?.[key];
  return words[`${key}_${formOf(language, count)}`] ?? words[`${key}_other`] ?? words[key];
};

/** What a game does not say is looked for among the app's words, and what a language lacks in English. */
const textOf = (language: Language, place: string, key: Key): string | undefined =>
  textIn(language, place, key) ??
  textIn('en', place, key) ??
  textIn(language, APP, key) ??
  textIn('en', APP, key);

export const hasText = (language: Language, place: string, key: string): boolean =>
  textOf(language, place, [key]) !== undefined;

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** Says the words of one place, the app or a game, in one language. */
export const speakerOf =
  (language: Language, place: string): Speak =>
  (key, values) => {
    const count = values?.['count'];
    const text = textOf(language, place, [key, typeof count === 'number' ? count : undefined]);
    if (text === undefined || values === undefined) return text ?? key;
    return text.replace(PLACEHOLDER, (_, name: string) => isolated(String(values[name] ?? '')));
  };
