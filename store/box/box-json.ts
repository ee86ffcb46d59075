import { fail, ok, type Result } from '@/rules/core/codec';
import { MOST_LEVELS, parseStrange } from '../backup/json-guard';
import { type ImportProblem } from './problem';

/** JSON of a stranger, or the line at which it stops being any. */
export const parseBoxJson = (text: string): Result<unknown, ImportProblem> => {
  const json = parseStrange(text);
  if (json.ok) return ok(json.value);
  if (json.error === 'not-json') return fail(breakIn(text));
  const { path, problem } = json.error;
  return fail(
    path === '' ? { kind: 'too-deep', levels: MOST_LEVELS } : { kind: 'prototype', path: path || problem },
  );
};

const TOKEN =
  /\s+|[{}[\],:]|"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const CLOSES: Readonly<Record<string, string>> = { '}': '{', ']': '[' };

/** Engines word their reasons differently, and few tell the place; so the text is walked through once more. */
const breakIn = (text: string): ImportProblem => {
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  let at = 0;
  for (let token = TOKEN.exec(text); token; token = TOKEN.exec(text)) {
    const [word] = token;
    if (word === '{' || word === '[') open.push(word);
    if (CLOSES[word] && open.pop() !== CLOSES[word]) return placed(text, at);
    at = TOKEN.lastIndex;
  }
  const cut =
    at === text.length ? open.length > 0 : /^["tfn-]/.test(text.slice(at)) && !text.includes('\n', at);
  return cut ? { kind: 'truncated', at: text.length } : placed(text, at);
};

const placed = (text: string, at: number): ImportProblem => {
  const before = text.slice(0, at).split('\n');
  return { kind: 'not-json', line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};
