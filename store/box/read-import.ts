import { type BoxModule } from '@/rules/core/box';
import { fail, ok, type Result } from '@/rules/core/codec';
import { type Game } from '@/rules/core/contract';
import { readBoxFile } from './box-file';
import { bytesIn } from './codes';
import { type ModuleOf, unpack } from './packing';
import { type ImportProblem } from './problem';
import { checkRaw, type RawBox } from './raw-box';
import { type SharedBox } from './shared-box';

/** Three full boxes take less than a tenth of it. A file is asked for its size before it is read. */
export const MAX_IMPORT_BYTES = 1024 * 1024;

/**
 * A blank at the end may belong to a code; a line break never does. Step by step from both ends: an expression that
 * looks for the last line breaks begins anew at every one before them.
 */
const trimmed = (text: string): string => {
  let [from, to] = [0, text.length];
  while (from < to && /[\ufeff\s]/.test(text.charAt(from))) from++;
  while (from < to && /[\r\n\t]/.test(text.charAt(to - 1))) to--;
  return text.slice(from, to);
};

export interface ReadBox {
  readonly module: BoxModule;
  readonly shared: SharedBox;
}

/** The one way in: the text of a file, a paste, a link or a code. It changes nothing. */
export const readImport = async (
  text: string,
  games: readonly Game[],
): Promise<Result<readonly ReadBox[], ImportProblem>> => {
  if (text.length > MAX_IMPORT_BYTES)
    return fail({ kind: 'too-large', bytes: text.length, limit: MAX_IMPORT_BYTES });
  const moduleOf = async (id: string) => (await games.find((game) => game.id === id)?.load())?.box;
  const raw = await readRaw(trimmed(text), moduleOf);
  if (!raw.ok) return raw;
  const read: ReadBox[] = [];
  for (const [place, box] of raw.value.entries()) {
    const path = `boxes.${place}.`;
    const module = await moduleOf(box.game);
    if (!module) return fail({ kind: 'unknown-game', path: `${path}game`, game: box.game });
    const shared = checkRaw(module, box, path);
    if (!shared.ok) return shared;
    read.push({ module, shared: shared.value });
  }
  return ok(read);
};

const readRaw = async (
  text: string,
  moduleOf: ModuleOf,
): Promise<Result<readonly RawBox[], ImportProblem>> => {
  if (text === '') return fail({ kind: 'empty' });
  if (text.startsWith('{') || text.startsWith('[')) return readBoxFile(text);
  const bytes = bytesIn(text);
  if (bytes === undefined) return fail({ kind: 'not-ours' });
  if (bytes === 'bad') return fail({ kind: 'checksum' });
  const box = await unpack(bytes, moduleOf);
  return box.ok ? ok([box.value]) : box;
};
