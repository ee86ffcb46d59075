import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Words } from '@/i18n/catalogue';
import { type words } from '@/i18n/en';

type Catalogue = keyof typeof words;
type AllWords = Readonly<Record<Catalogue, Words>>;

const WORDS = /-words\.ts$/;

/** Everything that is said in a language: the first screen's words, and what comes with each game. */
const allWords = (language: string): AllWords => {
  const first: AllWords = jest.requireActual(`@/i18n/${language}`).words;
  const games = readdirSync(path.join(__dirname, '../../i18n', language)).filter((file) => WORDS.test(file));
  const wordsOf = (file: string): Words => jest.requireActual(`@/i18n/${language}/${file}`).words;
  return {
    ...first,
    ...Object.fromEntries(
      games
        .map((file) => [file.replace(WORDS, '') as Catalogue, file] as const)
        .map(([game, file]) => [game, { ...first[game], ...wordsOf(file) }]),
    ),
  };
};

export const en = allWords('en');
export const fr = allWords('fr');
export const de = allWords('de');
