import { nextAsideCounter, repairBatches } from './aside';
import { type Backend, type Pair } from './backend';
import { type Line, encodeChunk, encodeLine } from './chunk';
import { type Fault } from './damage';
import { type JournalReading, type KeptChunk, readJournal } from './journal-reader';
import { type OpenChunk, JournalWriter } from './journal-writer';
import { asideKey, chunkKey, journalPrefix, otherSlot } from './keys';

export interface JournalDamage {
  readonly faults: readonly Fault[];
  /** Where the damaged values are kept once the writer has been attached to the queue. */
  readonly aside: readonly string[];
}

export interface OpenedJournal {
  /** JSON texts of the valid beginning. */
  readonly entries: readonly string[];
  readonly damage?: JournalDamage;
  /** Absent when a newer version of the app wrote here: then nothing may be written. */
  readonly writer?: JournalWriter;
}

/** Only reads. Repairs are the first writes of the writer, so a second tab that never attaches it changes nothing. */
export const openJournal = async (backend: Backend, match: string): Promise<OpenedJournal> => {
  const { transactional } = backend;
  const reading = readJournal(match, await storedChunks(backend, match));
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
  const writer = new JournalWriter({ match, transactional, open, repairs });
  if (reading.faults.length === 0) return { entries, writer };
  const aside = damaged.map(([key]) => asideKey(match, counter, key));
  return { entries, damage: { faults: reading.faults, aside }, writer };
};

const storedChunks = async (backend: Backend, match: string): Promise<readonly Pair[]> => {
  const keys = await backend.keys(journalPrefix(match));
  const values = await backend.read(keys);
  return keys.flatMap((key, index) => {
    const value = values[index];
    return value === undefined ? [] : [[key, value] as const];
  });
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
  const lines = linesOf(match, kept);
  const stored = encodeChunk({ match, chunk, first }, lines);
  return { chunk, first, lines, slot, stored, pair: [chunkKey(match, chunk, slot), stored] };
};

const openChunk = (match: string, kept: KeptChunk, transactional: boolean): OpenChunk => {
  if (kept.chosen.damage) return rewritten(match, kept, transactional);
  const { chunk, first, chosen } = kept;
  return { chunk, first, lines: linesOf(match, kept), slot: chosen.slot, stored: chosen.text };
};

const linesOf = (match: string, { first, chosen }: KeptChunk): readonly Line[] =>
  chosen.entries.map((json, index) => encodeLine(match, first + index, json));
