import { type Backend, type Batch } from './backend';
import { utf8Length } from './bytes';
import { encodePacked, isPacked } from './chunk';
import { readJournal, storedChunks, unpackerFor } from './journal-store';
import { chunkKey, otherSlot } from './keys';
import { type Fit, type WriteSource } from './write-source';

/** Less than this is not worth a write. */
const WORTH = 0.8;

interface Step {
  readonly batches: readonly Batch[];
  /** Bytes that are free then. */
  readonly frees: number;
}

/** Nothing of a journal goes: what is stored says the same in less room. Nobody may have the match open meanwhile. */
export const packingOf = async (backend: Backend, match: string): Promise<JournalPacking> => {
  const { packLines } = await import('./packed');
  const stored = await storedChunks(backend, match);
  const { kept, faults } = readJournal(match, stored, await unpackerFor(stored));
  const steps: Step[] = [];
  // A damaged journal stays as it is, for whoever repairs it.
  if (faults.length === 0)
    for (const { chunk, first, chosen } of kept) {
      const { key, text, slot } = chosen;
      const packed = isPacked(text) ? undefined : encodePacked({ match, chunk, first }, text, packLines);
      const frees = packed === undefined ? 0 : utf8Length(text) - utf8Length(packed);
      if (packed === undefined || frees < (1 - WORTH) * utf8Length(text)) continue;
      const batches = backend.transactional
        ? [{ set: [[key, packed] as const], remove: [], expect: [[key, [text, packed]] as const] }]
        : [
            { set: [[chunkKey(match, chunk, otherSlot(slot)), packed] as const], remove: [] },
            { set: [], remove: [key] },
          ];
      steps.push({ batches, frees });
    }
  return new JournalPacking(match, steps);
};

/** Where a write dies half-way, what was there before is still there: it goes after what comes in its place. */
export class JournalPacking implements WriteSource {
  readonly name: string;
  freed = 0;
  readonly #batches: { readonly batch: Batch; readonly frees: number }[];

  constructor(match: string, steps: readonly Step[]) {
    this.name = `packing of ${match}`;
    this.#batches = steps.flatMap(({ batches, frees }) =>
      batches.map((batch, index) => ({ batch, frees: index === batches.length - 1 ? frees : 0 })),
    );
  }

  attach(): void {}

  next(): Batch | undefined {
    return this.#batches[0]?.batch;
  }

  written(): void {
    this.freed += this.#batches.shift()?.frees ?? 0;
  }

  /** Another window plays it: then it is not put away. */
  refused(): boolean {
    this.#batches.length = 0;
    return true;
  }

  /** It needs room for a moment to make more. */
  full(): Fit {
    return 'urgent';
  }

  unsaved(): readonly Batch[] {
    return [];
  }
}
