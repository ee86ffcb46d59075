import { type Print } from '@/rules/core/shape';
import { canonicalJson } from '@/store/storage/canonical';
import { type Box, type Entry, type Reading, printOf } from './box';
import { KEPT, withRef } from './refs';

type Piece = Pick<Entry, 'kind' | 'id'>;

/** The box with one entry changed; an entry that nothing is known of any more disappears. */
const change = (box: Box, piece: Piece, to: (entry: Entry) => Entry): Box => {
  const at = box.entries.findIndex(({ kind, id }) => kind === piece.kind && id === piece.id);
  const before = box.entries[at] ?? { kind: piece.kind, id: piece.id, readings: [] };
  const after = to(before);
  if (after === before) return box;
  const known = after.confirmed !== undefined || after.readings.length > 0 ? [after] : [];
  if (at < 0) return { ...box, entries: [...box.entries, ...known] };
  return { ...box, entries: [...box.entries.slice(0, at), ...known, ...box.entries.slice(at + 1)] };
};

/** A print that is read again becomes the last reading, so that it corrects an error made in between. */
export const learned = (box: Box, print: Print, ref: string): Box =>
  change(box, print, (entry) => {
    const data = canonicalJson(print.data);
    const same = entry.readings.find((reading) => canonicalJson(reading.data) === data);
    const from = withRef(same?.from ?? [], ref);
    if (same && same.from === from && same === entry.readings.at(-1)) return entry;
    const others = entry.readings.filter((reading) => reading !== same);
    return { ...entry, readings: [...others, { data: same ? same.data : print.data, from }] };
  });

export const forgotten = (box: Box, piece: Piece, ref: string): Box =>
  withReadings(box, piece, (reading) => {
    if (!reading.from.includes(ref)) return [reading];
    const from = reading.from.filter((other) => other !== ref);
    return from.length > 0 ? [{ ...reading, from }] : [];
  });

/** The match is gone, but the print was seen on the real card: the reading stands on its own. */
export const released = (box: Box, piece: Piece, ref: string): Box =>
  withReadings(box, piece, (reading) => [
    reading.from.includes(ref) ? { ...reading, from: [KEPT] } : reading,
  ]);

export const confirmed = (box: Box, piece: Piece, confirmation: NonNullable<Entry['confirmed']>): Box =>
  change(box, piece, (entry) => ({ ...entry, confirmed: confirmation }));

/** Everything that was read while playing, as its owner saw it. */
export const allConfirmed = (box: Box): Box => {
  const entries = box.entries.map((entry): Entry => {
    const print = entry.confirmed ? undefined : printOf(entry);
    return print ? { ...entry, confirmed: { data: print.data, source: 'owner' } } : entry;
  });
  return entries.some((entry, place) => entry !== box.entries[place]) ? { ...box, entries } : box;
};

/** Without the piece, whatever was known of it. */
export const removed = (box: Box, piece: Piece): Box =>
  change(box, piece, ({ kind, id }) => ({ kind, id, readings: [] }));

export const unconfirmed = (box: Box, piece: Piece): Box =>
  change(box, piece, ({ confirmed: _, ...entry }) => entry);

const withReadings = (box: Box, piece: Piece, to: (reading: Reading) => readonly Reading[]): Box =>
  change(box, piece, (entry) => {
    const readings = entry.readings.flatMap(to);
    const same =
      readings.length === entry.readings.length &&
      readings.every((reading, index) => reading === entry.readings[index]);
    return same ? entry : { ...entry, readings };
  });

/** Ours with what only theirs knows. Where both know something else, ours counts. */
export const mergeBoxes = (ours: Box, theirs: Box): Box => {
  const more = new Map(theirs.entries.map((entry) => [pieceOf(entry), entry]));
  const entries = ours.entries.map((entry) => {
    const other = more.get(pieceOf(entry));
    more.delete(pieceOf(entry));
    return other ? mergeEntries(entry, other) : entry;
  });
  return { ...ours, entries: [...entries, ...more.values()] };
};

const pieceOf = ({ kind, id }: Entry): string => canonicalJson([kind, id]);

/** Theirs come first: the last reading counts. */
const mergeEntries = (ours: Entry, theirs: Entry): Entry => {
  const confirmed = ours.confirmed ?? theirs.confirmed;
  const known = new Map(ours.readings.map((reading) => [canonicalJson(reading.data), reading]));
  const foreign = theirs.readings.filter(({ data }) => !known.has(canonicalJson(data)));
  const shared = new Map(theirs.readings.map((reading) => [canonicalJson(reading.data), reading]));
  const own = ours.readings.map((reading) => mergeReadings(reading, shared.get(canonicalJson(reading.data))));
  return {
    kind: ours.kind,
    id: ours.id,
    ...(confirmed ? { confirmed } : {}),
    readings: [...foreign, ...own],
  };
};

const mergeReadings = (ours: Reading, theirs: Reading | undefined): Reading => ({
  ...ours,
  from: (theirs?.from ?? []).reduce(withRef, ours.from),
});

/** Entries by their piece, readings by what was read, and where it was read. A print is one thing. */
export const BY_PIECE = {
  keyOf: (item: unknown): string => {
    if (typeof item !== 'object' || item === null) return canonicalJson(item);
    if ('kind' in item && 'id' in item) return canonicalJson([item.kind, item.id]);
    return canonicalJson('data' in item ? item.data : item);
  },
  whole: new Set(['confirmed', 'data']),
};
