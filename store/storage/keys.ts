export type Slot = 'a' | 'b';

export const headerKey = (match: string): string => `h/${match}`;
export const isHeaderKey = (key: string): boolean => key.startsWith(headerKey(''));
export const startKey = (match: string): string => `o/${match}`;

/** What was begun on a screen of a match and is no move yet. */
export const unfinishedKey = (match: string): string => `d/${match}`;
export const isUnfinishedKey = (key: string): boolean => key.startsWith(unfinishedKey(''));

/** Without it a match cannot be played on. */
export const isUrgentKey = (key: string): boolean => /^[hod]\//.test(key);

export const journalPrefix = (match: string): string => `j/${match}/`;

export const chunkKey = (match: string, chunk: number, slot?: Slot): string => {
  const key = `${journalPrefix(match)}${String(chunk).padStart(6, '0')}`;
  return slot ? `${key}/${slot}` : key;
};

/** The chunk number and slot that a journal key names; `undefined` for a key of another form. */
export const parseChunkKey = (key: string): { readonly chunk: number; readonly slot?: Slot } | undefined => {
  const found = /^j\/[^/]+\/(\d{6,})(?:\/([ab]))?$/.exec(key);
  if (!found) return undefined;
  const chunk = Number(found[1]);
  return found[2] ? { chunk, slot: found[2] as Slot } : { chunk };
};

export const slotOf = (key: string, slot: Slot): string => `${key}/${slot}`;
export const otherSlot = (slot: Slot | undefined): Slot => (slot === 'a' ? 'b' : 'a');

/** Room that is kept for the evening's match, see reserve.ts. */
export const RESERVE_PREFIX = 'reserve/';
export const isReserveKey = (key: string): boolean => key.startsWith(RESERVE_PREFIX);

/** Journals, what was set aside and the reserve have forms of their own; everything else is a record. */
export const isRecordKey = (key: string): boolean =>
  !key.startsWith('j/') && !key.startsWith('aside/') && !isReserveKey(key);

/** Damaged values are kept here: `aside/<owner>/<counter>/<original key>`. */
export const asidePrefix = (owner: string): string => `aside/${owner}/`;
export const asideKey = (owner: string, counter: number, key: string): string =>
  `${asidePrefix(owner)}${counter}/${key}`;
