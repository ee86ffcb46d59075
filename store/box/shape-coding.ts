import { type Field, type NameShape, type Shape } from '@/rules/core/shape';
import { bitsFor, type BitReader, type BitWriter } from './bits';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789-';
const LENGTH_BITS = 6;

/** Ids are short and of few letters, so a letter takes six bits. */
const spell = (out: BitWriter, word: string): void => {
  out.put(word.length, LENGTH_BITS);
  for (const letter of word) out.put(LETTERS.indexOf(letter), bitsFor(LETTERS.length));
};

const readSpelled = (from: BitReader): string => {
  const length = from.take(LENGTH_BITS);
  let word = '';
  for (let place = 0; place < length; place++) word += LETTERS.charAt(from.takeOf(LETTERS.length));
  return word;
};

/** The words that both sides know so far: each is spelled once and is a number from then on. */
class Vocabulary {
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

type Made = Readonly<Record<string, unknown>>;

/** What both sides of the coding keep in mind from entry to entry. */
class Memory {
  readonly #words = new Map<string, Vocabulary>();

  constructor(vocabulary: Readonly<Record<string, readonly string[]>>) {
    for (const [name, words] of Object.entries(vocabulary)) this.#words.set(name, new Vocabulary(words));
  }

  words(name: string): Vocabulary {
    const known = this.#words.get(name) ?? new Vocabulary([]);
    this.#words.set(name, known);
    return known;
  }
}

/** Where in the print a value stands, for what can be guessed from its surroundings. */
interface Spot {
  readonly made: Made;
  readonly place: number;
}

export class ShapeWriter extends Memory {
  readonly texts: string[] = [];
  /** The print says something that its fields do not: it cannot be packed. */
  lossy = false;
  readonly out: BitWriter;

  constructor(out: BitWriter, vocabulary: Readonly<Record<string, readonly string[]>>) {
    super(vocabulary);
    this.out = out;
  }

  fields(fields: readonly Field[], value: Made): void {
    const known = fields.map(({ name }) => name);
    if (Object.keys(value).some((name) => value[name] !== undefined && !known.includes(name)))
      this.lossy = true;
    for (const { name, shape, optional } of fields) {
      const field = value[name];
      if (optional) this.out.put(field === undefined ? 0 : 1, 1);
      if (!optional || field !== undefined) this.#shape(shape, field, { made: value, place: 0 });
    }
  }

  #shape(shape: Shape, value: unknown, spot: Spot): void {
    switch (shape.as) {
      case 'flag':
        return this.out.put(value === true ? 1 : 0, 1);
      case 'whole':
        return this.#number(value as number, shape);
      case 'choice':
        return this.#oneOf(shape.of, value);
      case 'text':
        this.texts.push(value as string);
        return;
      case 'name':
        return this.#name(shape, value as string, spot);
      case 'list': {
        const items = value as readonly unknown[];
        this.#number(items.length, shape);
        return items.forEach((item, place) => this.#shape(shape.of, item, { ...spot, place }));
      }
      case 'fields':
        return this.fields(shape.fields, value as Made);
      case 'variant': {
        const kinds = Object.keys(shape.of);
        const { [shape.by]: kind, ...rest } = value as Made;
        this.#oneOf(kinds, kind);
        return this.fields(shape.of[kind as string] ?? [], rest);
      }
    }
  }

  #number(value: number, { min, max }: { readonly min: number; readonly max: number }): void {
    if (value < min || value > max) this.lossy = true;
    this.out.put(value - min, bitsFor(max - min + 1));
  }

  #oneOf(known: readonly string[], value: unknown): void {
    const place = known.indexOf(value as string);
    if (place < 0) this.lossy = true;
    this.out.put(place, bitsFor(known.length));
  }

  #name({ of, guess }: NameShape, value: string, { made, place }: Spot): void {
    const guessed = guess?.(made, place);
    if (guessed !== undefined) this.out.put(guessed === value ? 1 : 0, 1);
    if (guessed === value) this.words(of).learn(value);
    else this.words(of).write(this.out, value);
  }
}

export class ShapeReader extends Memory {
  readonly #texts: readonly string[];
  readonly from: BitReader;
  #nextText = 0;

  constructor(
    from: BitReader,
    vocabulary: Readonly<Record<string, readonly string[]>>,
    texts: readonly string[],
  ) {
    super(vocabulary);
    this.from = from;
    this.#texts = texts;
  }

  get finished(): boolean {
    return this.#nextText === this.#texts.length && this.from.finished;
  }

  fields(fields: readonly Field[]): Record<string, unknown> {
    const made: Record<string, unknown> = {};
    for (const { name, shape, optional } of fields)
      if (shape.as !== 'own-id' && (!optional || this.from.take(1) === 1))
        made[name] = this.#shape(shape, { made, place: 0 });
    return made;
  }

  #shape(shape: Shape, spot: Spot): unknown {
    switch (shape.as) {
      case 'own-id':
        return undefined;
      case 'literal':
        return shape.value;
      case 'flag':
        return this.from.take(1) === 1;
      case 'whole':
        return shape.min + this.from.takeOf(shape.max - shape.min + 1);
      case 'choice':
        return shape.of[this.from.takeOf(shape.of.length)];
      case 'text':
        return this.text();
      case 'name':
        return this.#name(shape, spot);
      case 'list': {
        const length = shape.min + this.from.takeOf(shape.max - shape.min + 1);
        return Array.from({ length }, (_, place) => this.#shape(shape.of, { ...spot, place }));
      }
      case 'fields':
        return this.fields(shape.fields);
      case 'variant': {
        const kinds = Object.keys(shape.of);
        const kind = kinds[this.from.takeOf(kinds.length)] ?? '';
        return { [shape.by]: kind, ...this.fields(shape.of[kind] ?? []) };
      }
    }
  }

  text(): string {
    const text = this.#texts[this.#nextText++];
    if (text === undefined) this.from.broken = true;
    return text ?? '';
  }

  #name({ of, guess }: NameShape, { made, place }: Spot): string {
    const guessed = guess?.(made, place);
    if (guessed === undefined || this.from.take(1) === 0) return this.words(of).read(this.from);
    this.words(of).learn(guessed);
    return guessed;
  }
}
