import { type Pair } from './backend';
import { type DecodedChunk, decodeChunk } from './chunk';
import { type Fault } from './damage';
import { type Slot, chunkKey, parseChunkKey } from './keys';

interface Candidate extends DecodedChunk {
  readonly key: string;
  readonly text: string;
  readonly slot: Slot | undefined;
}

/** A chunk of which at least one entry was recovered. */
export interface KeptChunk {
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
export const readJournal = (match: string, stored: readonly Pair[]): JournalReading => {
  const chunks = groupByChunk(stored);
  const end = Math.max(-1, ...chunks.keys());
  const kept: KeptChunk[] = [];
  const faults: Fault[] = [];
  let first = 0;
  for (let chunk = 0; chunk <= end; chunk++) {
    const candidates = (chunks.get(chunk) ?? []).map(([key, text]): Candidate => ({
      ...decodeChunk(text, { match, chunk, first }),
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
