import { bitsFor, type BitReader, type BitWriter } from './bits';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789-';
const LENGTH_BITS = 6;

/** Ids are short and of few letters, so a letter takes six bits. */
export const spell = (out: BitWriter, word: string): void => {
  out.put(word.length, LENGTH_BITS);
  for (const letter of word) out.put(LETTERS.indexOf(letter), bitsFor(LETTERS.length));
};

export const readSpelled = (from: BitReader): string => {
  const length = from.take(LENGTH_BITS);
  let word = '';
  for (let place = 0; place < length; place++) word += LETTERS.charAt(from.takeOf(LETTERS.length));
  return word;
};

export const canSpell = (word: string): boolean =>
  word.length < 2 ** LENGTH_BITS && [...word].every((letter) => LETTERS.includes(letter));

/** The words that both sides know so far: each is spelled once and is a number from then on. */
export class Vocabulary {
  readonly #words: string[];
  readonly #places: Map<string, number>;

  constructor(words: readonly string[]) {
    this.#words = [...words];
    this.#places = new Map(words.map((word, place) => [word, place]));
  }

  learn(word: string): void {
    if (this.#places.has(word)) return;
    this.#places.set(word, this.#words.length);
    this.#words.push(word);
  }

  write(out: BitWriter, word: string): void {
    const place = this.#places.get(word);
    out.put(place === undefined ? 0 : 1, 1);
    if (place === undefined) spell(out, word);
    else out.put(place, bitsFor(this.#words.length));
    this.learn(word);
  }

  read(from: BitReader): string {
    const known = from.take(1) === 1;
    const word = known ? this.#words[from.takeOf(this.#words.length)] : readSpelled(from);
    if (word === undefined || (!known && this.#places.has(word))) from.broken = true;
    this.learn(word ?? '');
    return word ?? '';
  }
}
