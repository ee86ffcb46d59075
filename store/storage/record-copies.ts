import { type Result } from '@/rules/core/codec';
import { type Pair } from './backend';
import { type Damage } from './damage';
import { type Slot } from './keys';
import { type Sealed, unseal } from './record';

/** One stored state of a record; without transactions there may be two. */
export interface RecordCopy {
  readonly key: string;
  readonly text: string;
  readonly slot: Slot | undefined;
  readonly content: Result<Sealed, Damage>;
}

type Copies = readonly [RecordCopy, ...RecordCopy[]];

/** Stored values by the key of their record, in the order of the keys. */
export const groupCopies = (stored: readonly Pair[], slots: boolean): ReadonlyMap<string, Copies> => {
  const groups = new Map<string, [RecordCopy, ...RecordCopy[]]>();
  for (const [key, text] of stored) {
    const slot = slots && /\/[ab]$/.test(key) ? (key.slice(-1) as Slot) : undefined;
    const record = slot ? key.slice(0, -2) : key;
    const copy = { key, text, slot, content: unseal(text) };
    const group = groups.get(record);
    if (group) group.push(copy);
    else groups.set(record, [copy]);
  }
  return groups;
};

/** A newer version's copy wins, so that it is never overwritten; then the latest that is sound. */
export const chooseCopy = (copies: Copies): RecordCopy =>
  copies.reduce((best, copy) => (rank(copy) > rank(best) ? copy : best));

const rank = ({ content }: RecordCopy): number => {
  if (content.ok) return content.value.revision;
  return content.error.kind === 'newer' ? Infinity : -1;
};
