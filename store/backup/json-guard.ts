import { fail, type Misfit, ok, type Result } from '@/rules/core/codec';

export const MOST_LEVELS = 64;

/** JSON of a stranger, or where it is too deep to be walked through or pretends to be a prototype. */
export const parseStrange = (text: string): Result<unknown, Misfit | 'not-json'> => {
  let value: unknown;
  try {
    value = JSON.parse(text) as unknown;
  } catch {
    return fail('not-json');
  }
  const misfit = oddity(value);
  return misfit ? fail(misfit) : ok(value);
};

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Level by level and not by recursion, which is what a deep file is made to break. */
const oddity = (root: unknown): Misfit | undefined => {
  let level: readonly object[] = isNested(root) ? [root] : [];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) return { path: '', problem: 'too-deep', limit: MOST_LEVELS };
    const next: object[] = [];
    for (const value of level) {
      if (Object.hasOwn(value, '__proto__')) return { path: '__proto__', problem: 'prototype' };
      for (const inner of Object.values(value) as readonly unknown[]) if (isNested(inner)) next.push(inner);
    }
    level = next;
  }
  return undefined;
};
