import type { Field, NameShape, Shape } from '@/rules/core/box';
import type { BitReader, BitWriter } from './bits';
import { bitsFor } from './bits';
import { Vocabulary } from './vocabulary';

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
  readonly out: BitWriter;

  constructor(out: BitWriter, vocabulary: Readonly<Record<string, readonly string[]>>) {
    super(vocabulary);
    this.out = out;
  }

  fields(fields: readonly Field[], value: Made): void {
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
        return this.out.put((value as number) - shape.min, bitsFor(shape.max - shape.min + 1));
      case 'choice':
        return this.out.put(shape.of.indexOf(value as string), bitsFor(shape.of.length));
      case 'text':
        this.texts.push(value as string);
        return;
      case 'name':
        return this.#name(shape, value as string, spot);
      case 'list': {
        const items = value as readonly unknown[];
        this.out.put(items.length - shape.min, bitsFor(shape.max - shape.min + 1));
        return items.forEach((item, place) => this.#shape(shape.of, item, { ...spot, place }));
      }
      case 'fields':
        return this.fields(shape.fields, value as Made);
      case 'variant': {
        const kinds = Object.keys(shape.of);
        const { kind } = value as { readonly kind: string };
        this.out.put(kinds.indexOf(kind), bitsFor(kinds.length));
        return this.fields(shape.of[kind] ?? [], value as Made);
      }
    }
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
        return { kind, ...this.fields(shape.of[kind] ?? []) };
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
