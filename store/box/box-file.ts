import * as v from 'valibot';
import { fail, ok, parse, type Result } from '@/rules/core/codec';
import { BACKUP_FORMAT } from '../backup/format';
import { MOST_LEVELS, parseStrange } from '../storage/json-guard';
import { crc32, hex } from '../storage/bytes';
import { type ImportProblem } from './problem';
import { MOST_BOXES, MOST_ENTRIES, rawBox, type RawBox } from './raw-box';
import { type SharedBox } from './shared-box';

const APP = 'debrief';
const BOX_FORMAT = 'debrief-box';
const BOX_VERSION = 1;

const checksumOf = (boxes: unknown): string => hex(crc32(JSON.stringify(boxes) ?? ''));

/** One or several boxes as a text that people can read: a line for each entry. */
export const boxFile = (boxes: readonly SharedBox[]): string => {
  const about = { app: APP, format: BOX_FORMAT, version: BOX_VERSION, checksum: checksumOf(boxes) };
  const written = boxes.map(({ entries, ...box }) => {
    const lines = entries.map((entry) => `   ${JSON.stringify(entry)}`);
    return `  ${JSON.stringify(box).slice(0, -1)},"entries":[\n${lines.join(',\n')}\n  ]}`;
  });
  return `${JSON.stringify(about).slice(0, -1)},\n "boxes":[\n${written.join(',\n')}\n ]}\n`;
};

const envelope = v.strictObject({
  app: v.literal(APP),
  format: v.literal(BOX_FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  checksum: v.string(),
  boxes: v.array(v.unknown()),
});

const about = v.object({
  app: v.optional(v.string()),
  format: v.optional(v.string()),
  version: v.optional(v.number()),
});

export const readBoxFile = (text: string): Result<readonly RawBox[], ImportProblem> => {
  const json = parseBoxJson(text);
  if (!json.ok) return json;
  const foreign = strangerIn(json.value);
  if (foreign) return fail(foreign);
  const file = parse(envelope, json.value);
  if (!file.ok) return fail({ kind: 'misfit', ...file.error });
  const { boxes, checksum } = file.value;
  if (checksumOf(boxes) !== checksum) return fail({ kind: 'checksum' });
  if (boxes.length > MOST_BOXES)
    return fail({ kind: 'too-many', path: 'boxes', count: boxes.length, limit: MOST_BOXES });
  return readBoxes(boxes);
};

const strangerIn = (value: unknown): ImportProblem | undefined => {
  const told = v.safeParse(about, value);
  if (!told.success) return { kind: 'not-ours' };
  const { app, format, version = 0 } = told.output;
  if (format === BACKUP_FORMAT) return { kind: 'backup' };
  if (app !== undefined && app !== APP) return { kind: 'other-app', app };
  if (app !== APP || format !== BOX_FORMAT) return { kind: 'not-ours' };
  return version > BOX_VERSION ? { kind: 'newer', version } : undefined;
};

const readBoxes = (boxes: readonly unknown[]): Result<readonly RawBox[], ImportProblem> => {
  const read: RawBox[] = [];
  for (const [place, box] of boxes.entries()) {
    const path = `boxes.${place}`;
    const raw = parse<RawBox>(rawBox, box);
    if (!raw.ok)
      return fail({ kind: 'misfit', ...raw.error, path: [path, raw.error.path].filter(Boolean).join('.') });
    const count = raw.value.entries.length;
    if (count > MOST_ENTRIES)
      return fail({ kind: 'too-many', path: `${path}.entries`, count, limit: MOST_ENTRIES });
    read.push(raw.value);
  }
  return ok(read);
};

/** JSON of a stranger, or the line at which it stops being any. */
const parseBoxJson = (text: string): Result<unknown, ImportProblem> => {
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
