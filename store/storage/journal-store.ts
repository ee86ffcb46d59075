import { nextAsideCounter, repairBatches } from './aside';
import { type Backend, type Pair } from './backend';
import {
  type DecodedChunk,
  decodeChunk,
  encodeChunk,
  encodeLine,
  isPacked,
  type Line,
  type Unpack,
} from './chunk';
import { type Fault } from './damage';
import { type OpenChunk, JournalWriter } from './journal-writer';
import { asideKey, chunkKey, journalPrefix, otherSlot, type Slot, parseChunkKey } from './keys';

export interface JournalDamage {
  readonly faults: readonly Fault[];
  /** Where the damaged values are kept once something has been written. */
  readonly aside: readonly string[];
}

export interface OpenedJournal {
  /** JSON texts of the valid beginning. */
  readonly entries: readonly string[];
  readonly damage?: JournalDamage;
  /** Absent when a newer version of the app wrote here: then nothing may be written. */
  readonly writer?: JournalWriter;
}

/** Only reads. Repairs are the first writes of the writer: whoever only looks at a match changes nothing. */
export const openJournal = async (backend: Backend, match: string): Promise<OpenedJournal> => {
  const { transactional } = backend;
  const stored = await storedChunks(backend, match);
  const reading = readJournal(match, stored, await unpackerFor(stored));
  const entries = reading.kept.flatMap(({ chosen }) => chosen.entries);
  if (reading.newer) return { entries, damage: { faults: reading.faults, aside: [] } };
  const damaged = damagedValues(reading);
  const counter = damaged.length > 0 ? await nextAsideCounter(backend, match) : 0;
  const clean = reading.kept
    .filter(({ chosen }) => chosen.damage)
    .map((kept) => rewritten(match, kept, transactional).pair);
  const repairs = repairBatches(
    { owner: match, counter, damaged, clean, stale: staleSlots(reading) },
    transactional,
  );
  const last = reading.kept.at(-1);
  const open = last ? openChunk(match, last, transactional) : { chunk: 0, first: 0, lines: [] };
  const packed = (chunk: OpenChunk) => packedLike(backend, match, chunk);
  const writer = new JournalWriter({ match, transactional, open, repairs, entries, packed });
  if (reading.faults.length === 0) return { entries, writer };
  const aside = damaged.map(([key]) => asideKey(match, counter, key));
  return { entries, damage: { faults: reading.faults, aside }, writer };
};

export const storedChunks = async (backend: Backend, match: string): Promise<readonly Pair[]> => {
  const keys = await backend.keys(journalPrefix(match));
  const values = await backend.read(keys);
  return keys.flatMap((key, index) => {
    const value = values[index];
    return value === undefined ? [] : [[key, value] as const];
  });
};

/** What packed chunks are read with is loaded when there are some. */
export const unpackerFor = async (stored: readonly Pair[]): Promise<Unpack | undefined> =>
  stored.some(([, text]) => isPacked(text)) ? (await import('./packed')).unpackLines : undefined;

/** What is stored of this chunk, where another window has packed it as it is here. */
const packedLike = async (
  backend: Backend,
  match: string,
  { chunk, first, lines }: OpenChunk,
): Promise<string | undefined> => {
  const [text] = await backend.read([chunkKey(match, chunk)]);
  if (text === undefined || !isPacked(text)) return undefined;
  const unpack = await unpackerFor([[chunkKey(match, chunk), text]]);
  const { entries, damage } = decodeChunk(text, { match, chunk, first }, unpack);
  const same = encodeChunk({ match, chunk, first }, linesOf(match, first, entries));
  return !damage && same === encodeChunk({ match, chunk, first }, lines) ? text : undefined;
};

const damagedValues = ({ kept, lost }: JournalReading): readonly Pair[] => {
  const candidates = kept.flatMap(({ chosen, others }) => [chosen, ...others]);
  return [...candidates.filter(({ damage }) => damage).map(({ key, text }) => [key, text] as const), ...lost];
};

/** The open chunk keeps its older slot, which the next write takes; in closed ones it is a leftover. */
const staleSlots = ({ kept }: JournalReading): readonly string[] =>
  kept.slice(0, -1).flatMap(({ others }) => others.filter(({ damage }) => !damage).map(({ key }) => key));

/** What was recovered of a chunk, in the slot that it was not recovered from, where there are slots. */
const rewritten = (
  match: string,
  kept: KeptChunk,
  transactional: boolean,
): OpenChunk & { readonly pair: Pair } => {
  const { chunk, first, chosen } = kept;
  const slot = transactional ? undefined : otherSlot(chosen.slot);
  const lines = linesOf(match, first, chosen.entries);
  const stored = encodeChunk({ match, chunk, first }, lines);
  return { chunk, first, lines, slot, stored, pair: [chunkKey(match, chunk, slot), stored] };
};

const openChunk = (match: string, kept: KeptChunk, transactional: boolean): OpenChunk => {
  if (kept.chosen.damage) return rewritten(match, kept, transactional);
  const { chunk, first, chosen } = kept;
  return {
    chunk,
    first,
    lines: linesOf(match, first, chosen.entries),
    slot: chosen.slot,
    stored: chosen.text,
  };
};

const linesOf = (match: string, first: number, entries: readonly string[]): readonly Line[] =>
  entries.map((json, index) => encodeLine(match, first + index, json));

interface Candidate extends DecodedChunk {
  readonly key: string;
  readonly text: string;
  readonly slot: Slot | undefined;
}

/** A chunk of which at least one entry was recovered. */
interface KeptChunk {
  readonly chunk: number;
  readonly first: number;
  readonly chosen: Candidate;
  /** An older or unfinished state of the same chunk in the other slot. */
  readonly others: readonly Candidate[];
}

export interface JournalReading {
  readonly kept: readonly KeptChunk[];
  readonly faults: readonly Fault[];
  /** Values that nothing was recovered from: damaged, or behind what is damaged. */
  readonly lost: readonly Pair[];
  readonly newer: boolean;
}

/** Finds the longest valid beginning of a journal among what is stored. Pure: nothing is repaired here. */
export const readJournal = (
  match: string,
  stored: readonly Pair[],
  unpack: Unpack | undefined,
): JournalReading => {
  const chunks = groupByChunk(stored);
  const end = Math.max(-1, ...chunks.keys());
  const kept: KeptChunk[] = [];
  const faults: Fault[] = [];
  let first = 0;
  for (let chunk = 0; chunk <= end; chunk++) {
    const candidates = (chunks.get(chunk) ?? []).map(([key, text]): Candidate => ({
      ...decodeChunk(text, { match, chunk, first }, unpack),
      key,
      text,
      slot: parseChunkKey(key)?.slot,
    }));
    for (const { key, damage } of candidates) if (damage) faults.push({ key, damage });
    const [chosen, ...others] = candidates.sort(bestFirst);
    if (!chosen) faults.push({ key: chunkKey(match, chunk), damage: { kind: 'missing' } });
    if (!chosen || chosen.entries.length === 0) break;
    kept.push({ chunk, first, chosen, others });
    first += chosen.entries.length;
  }
  const lost = [...chunks].filter(([chunk]) => chunk >= kept.length).flatMap(([, values]) => values);
  return { kept, faults, lost, newer: faults.some(({ damage }) => damage.kind === 'newer') };
};

/**
 * Most entries first, even from a damaged slot: an entry with a right checksum was made by somebody, whether
 * or not the write that it was part of came to its end.
 */
const bestFirst = (left: Candidate, right: Candidate): number =>
  right.entries.length - left.entries.length || Number(!!left.damage) - Number(!!right.damage);

const groupByChunk = (stored: readonly Pair[]): ReadonlyMap<number, readonly Pair[]> => {
  const chunks = new Map<number, Pair[]>();
  for (const pair of stored) {
    const place = parseChunkKey(pair[0]);
    if (!place) continue;
    const group = chunks.get(place.chunk);
    if (group) group.push(pair);
    else chunks.set(place.chunk, [pair]);
  }
  return chunks;
};
