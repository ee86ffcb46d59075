import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What is said there holds the other languages, and is said where they lack a text. */
const ENGLISH = 'en';

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const FORM = new RegExp(`_(${FORMS.join('|')})$`);
const PLACEHOLDER = /\{\{([a-z][A-Za-z]*)\}\}/g;
const PAIR = /("(?:[^"\\]|\\.)*")\s*:\s*("(?:[^"\\]|\\.)*")/g;

/** What a language never says, whatever the text is about. */
const NEVER = { de: [{ found: /Spieler/, why: 'German says Person' }] };

/** The files of `i18n/`, as they are written: by language and catalogue. */
export const readWords = (folder) => {
  const filesOf = (language) =>
    readdirSync(path.join(folder, language)).map((file) => [
      file.replace(/\.json$/, ''),
      readFileSync(path.join(folder, language, file), 'utf8'),
    ]);
  const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(languages.map(({ name }) => [name, Object.fromEntries(filesOf(name))]));
};

/** The forms that a language says of the numbers that a table counts to: of French not `many`, for whole millions. */
export const formsOf = (language) => {
  const rules = new Intl.PluralRules(language);
  const said = new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)));
  return FORMS.filter((form) => said.has(form));
};

const COUNT = '{{count}}';

const placeholdersIn = (text) =>
  [...text.matchAll(PLACEHOLDER)]
    .map(([, name]) => name)
    // A form for one thing may leave the number out: "the last turn".
    .filter((name) => name !== 'count')
    .sort()
    .join();

const wordsIn = (text) => {
  try {
    const words = JSON.parse(text);
    return Object.values(words).every((said) => typeof said === 'string') ? words : undefined;
  } catch {
    return undefined;
  }
};

/** JSON itself takes the last of two in silence. */
const doubledIn = (text) => {
  const keys = [...text.matchAll(PAIR)].map(([, key]) => JSON.parse(key));
  return keys.filter((key, at) => keys.indexOf(key) !== at);
};

/** What is wrong with a text, in whatever language it is. */
const faultsOf = (language, text) => [
  ...(text.trim() === '' ? ['is empty'] : []),
  ...(text.trim() !== '' && text !== text.trim() ? ['begins or ends with a space'] : []),
  ...(/[{}]/.test(text.replace(PLACEHOLDER, '')) ? ['has a placeholder that is not written {{name}}'] : []),
  ...(NEVER[language] ?? []).filter(({ found }) => found.test(text)).map(({ why }) => why),
];

/** The texts that a language needs to say what English says, each with the English one that it stands for. */
const neededIn = (language, english) => {
  const needed = new Map();
  for (const [key, text] of Object.entries(english)) {
    const base = key.replace(FORM, '');
    if (base === key) needed.set(key, text);
    else
      for (const form of formsOf(language)) needed.set(`${base}_${form}`, english[`${base}_other`] ?? text);
  }
  return needed;
};

const checkCatalogue = (language, words, needed) => {
  const mistakes = [];
  for (const [key, text] of Object.entries(words)) {
    const english = needed.get(key);
    for (const fault of faultsOf(language, text)) mistakes.push(`${key} ${fault}`);
    if (english === undefined) mistakes.push(`${key} is no key of English, or a form that is never said`);
    else if (placeholdersIn(text) !== placeholdersIn(english))
      mistakes.push(`${key} has other placeholders than English`);
    // Neither does where the number stands by itself: "3" above "Agents".
    else if (key.endsWith('_other') && text.includes(COUNT) !== english.includes(COUNT))
      mistakes.push(
        `${key} ${english.includes(COUNT) ? 'does not say' : 'says'} {{count}}, other than English`,
      );
  }
  return { mistakes, gaps: [...needed.keys()].filter((key) => !Object.hasOwn(words, key)) };
};

const isCode = (language) => {
  try {
    return Intl.getCanonicalLocales(language)[0] === language;
  } catch {
    return false;
  }
};

/**
 * What is wrong in the catalogues, and what a language still lacks. A gap is no mistake, since English is said there;
 * English alone may have none.
 */
export const checkWords = (files) => {
  const mistakes = [];
  const gaps = [];
  const english = Object.entries(files[ENGLISH]).map(([name, text]) => [name, wordsIn(text) ?? {}]);
  for (const [language, catalogues] of Object.entries(files)) {
    const tell = (name, what) => mistakes.push(`${language}/${name}: ${what}`);
    if (!isCode(language)) {
      mistakes.push(`${language} is no code of a language`);
      continue;
    }
    for (const [name, text] of Object.entries(catalogues)) {
      if (files[ENGLISH][name] === undefined) tell(name, 'is no catalogue of English');
      if (wordsIn(text) === undefined) tell(name, 'is no JSON of keys and texts');
      for (const key of doubledIn(text)) tell(name, `${key} stands there twice`);
    }
    for (const [name, words] of english) {
      const own = wordsIn(catalogues[name] ?? '{}') ?? {};
      const checked = checkCatalogue(language, own, neededIn(language, words));
      for (const mistake of checked.mistakes) tell(name, mistake);
      for (const key of checked.gaps)
        if (language === ENGLISH) tell(name, `${key} is missing`);
        else gaps.push(`${language}/${name}: ${key}`);
    }
  }
  return { mistakes, gaps };
};

/** How many texts there are in all. */
export const countTexts = (files) =>
  Object.values(files)
    .flatMap((catalogues) => Object.values(catalogues))
    .reduce((sum, text) => sum + Object.keys(wordsIn(text) ?? {}).length, 0);
