/** Words by flat key. A key with plural forms appears once for each: `agents_one`, `agents_other`. */
export type Words = Readonly<Record<string, string>>;

/** The words of the app and of each game, by catalogue. */
export type LanguageWords = Readonly<Record<string, Words>>;

/** What a game says beyond its name; it comes when the game is first looked at. */
export type GameWords = Readonly<Record<'en' | 'fr' | 'de', () => Promise<Words>>>;

export type WordLoaders = Readonly<Record<'fr' | 'de', () => LanguageWords | Promise<LanguageWords>>>;

type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** A form for one thing may leave the number out: "the last turn". */
type Needed<Text> = Exclude<Placeholders<Text>, 'count'>;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

type Translated<En, Words> = {
  readonly [Key in keyof En]: Key extends keyof Words
    ? Same<Needed<Words[Key]>, Needed<En[Key]>> extends true
      ? Words[Key]
      : { readonly placeholders: Needed<En[Key]> }
    : string;
} & { readonly [Key in Exclude<keyof Words, keyof En>]: never };

/** Holds a language to the English keys and placeholders when it is compiled. */
export const translationOf =
  <En>() =>
  <const T extends Words>(words: T & Translated<En, T>): T =>
    words;

type Form = 'one' | 'other';
export type KeyOf<Catalogue> = keyof Catalogue extends infer Key
  ? Key extends `${infer Base}_${Form}`
    ? Base
    : Key & string
  : never;

type TextOf<Catalogue, Key extends string> =
  | (Key extends keyof Catalogue ? Catalogue[Key] : never)
  | (`${Key}_other` extends keyof Catalogue ? Catalogue[`${Key}_other`] : never);

type Value<Name> = Name extends 'count' ? number : string | number;

type Values<Name extends string> = { readonly [Key in Name]: Value<Key> };

/** The arguments after the key: nothing where the text has no placeholder. */
export type ValuesOf<Catalogue, Key extends string> = [Placeholders<TextOf<Catalogue, Key>>] extends [never]
  ? []
  : [Values<Placeholders<TextOf<Catalogue, Key>>>];

export type Translate<Catalogue> = <Key extends KeyOf<Catalogue>>(
  key: Key,
  ...values: ValuesOf<Catalogue, Key>
) => string;
