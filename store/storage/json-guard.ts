import { fail, type Misfit, ok, type Result } from '@/rules/core/codec';

export const MOST_LEVELS = 64;
/** Every value takes many times its letters in memory. All that a phone can hold of matches has fewer. */
export const MOST_VALUES = 2_000_000;

/** JSON of a stranger, or where it is too deep or too much to be walked through, or pretends to be a prototype. */
export const parseStrange = (text: string): Result<unknown, Misfit | 'not-json'> => {
  const oversize = oversizeOf(text);
  if (oversize) return fail(oversize);
  let value: unknown;
  try {
    value = JSON.parse(text) as unknown;
  } catch {
    return fail('not-json');
  }
  return hidesPrototype(value) ? fail({ path: '__proto__', problem: 'prototype' }) : ok(value);
};

/** Told from the letters: an engine that parses it first may have died of it. */
const oversizeOf = (text: string): Misfit | undefined => {
  let levels = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter === QUOTE) at = endOfString(text, at);
    else if (letter === COMMA) values++;
    else if (letter === OPEN_LIST || letter === OPEN_RECORD) {
      values++;
      if (++levels > MOST_LEVELS) return { path: '', problem: 'too-deep', limit: MOST_LEVELS };
    } else if (letter === CLOSE_LIST || letter === CLOSE_RECORD) levels--;
    if (values > MOST_VALUES) return { path: '', problem: 'too-large', limit: MOST_VALUES };
  }
  return undefined;
};

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_RECORD, CLOSE_RECORD] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Where the string that begins here ends, or the text. */
const endOfString = (text: string, start: number): number => {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let first = at;
    while (text.charCodeAt(first - 1) === BACKSLASH) first--;
    if ((at - first) % 2 === 0) return at;
  }
  return text.length;
};

const hidesPrototype = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, '__proto__') || Object.values(value).some(hidesPrototype);
};
