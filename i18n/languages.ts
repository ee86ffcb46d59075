/** The texts of one catalogue by flat key. A text that counts has a key for each form: `agents_one`, `agents_other`. */
export type Words = Readonly<Record<string, string>>;

export type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

export interface LanguageEntry {
  readonly code: string;
  /** In its own words, so that everybody finds theirs. */
  readonly name: string;
  /** The form that is said of so many whole things; phones have no Intl.PluralRules to ask. */
  readonly form: (count: number) => Form;
  /** What the typesetting of the language asks of every text. */
  readonly typeset?: (text: string) => string;
  /** Each catalogue comes when it is asked for. One that is not here is said in English, as is every text it lacks. */
  readonly catalogues: Readonly<Record<string, () => Promise<{ readonly default: Words }>>>;
}

const oneOrOther = (count: number): Form => (Math.abs(count) === 1 ? 'one' : 'other');

/** French writes a space before these and within its quotation marks, at which no line may end. */
const frenchSpaces = (text: string): string =>
  text.replace(/ (?=[:;!?»])/g, '\u00a0').replaceAll('« ', '«\u00a0');

/** The languages of the app, and the only place that lists them. The bundler needs each import spelled out. */
export const languages = [
  {
    code: 'en',
    name: 'English',
    form: oneOrOther,
    // The app's own English is always there, see words.ts.
    catalogues: {
      'spy-connection': () => import('./en/spy-connection.json'),
      spymaster: () => import('./en/spymaster.json'),
      'i-spy': () => import('./en/i-spy.json'),
      plays: () => import('./en/plays.json'),
    },
  },
  {
    code: 'fr',
    name: 'Français',
    form: (count: number): Form => (Math.abs(count) < 2 ? 'one' : 'other'),
    typeset: frenchSpaces,
    catalogues: {
      app: () => import('./fr/app.json'),
      'spy-connection': () => import('./fr/spy-connection.json'),
      spymaster: () => import('./fr/spymaster.json'),
      'i-spy': () => import('./fr/i-spy.json'),
      plays: () => import('./fr/plays.json'),
    },
  },
  {
    code: 'de',
    name: 'Deutsch',
    form: oneOrOther,
    catalogues: {
      app: () => import('./de/app.json'),
      'spy-connection': () => import('./de/spy-connection.json'),
      spymaster: () => import('./de/spymaster.json'),
      'i-spy': () => import('./de/i-spy.json'),
      plays: () => import('./de/plays.json'),
    },
  },
] as const satisfies readonly LanguageEntry[];

export type Language = (typeof languages)[number]['code'];

/** The first screen speaks it before anything is loaded, and it says what another language lacks. */
export const ENGLISH: Language = 'en';

export const isLanguage = (code: string): code is Language =>
  languages.some((language) => language.code === code);

export const entryOf = (language: Language): LanguageEntry | undefined =>
  languages.find(({ code }) => code === language);
