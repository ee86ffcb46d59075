import { canonicalJson } from '@/store/storage/canonical';
import { type Box, type Entry, type Reading } from './box';
import { withRef } from './refs';

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
