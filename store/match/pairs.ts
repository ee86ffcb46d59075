import { type Backend, type Pair } from '../storage/backend';
import { asidePrefix, headerKey, journalPrefix, startKey, unfinishedKey } from '../storage/keys';
import { RECORDS_OWNER } from '../storage/record-store';

/** Everything that is stored of a match, as it is stored: its records, its journal and what was set aside of them. */
export const pairsOf = async (backend: Backend, match: string): Promise<readonly Pair[]> => {
  const own = [headerKey(match), startKey(match), unfinishedKey(match)];
  const isOwn = (key: string): boolean => own.some((one) => key === one || key.startsWith(`${one}/`));
  const asideOf = asidePrefix(RECORDS_OWNER);
  const keys = [
    ...(await Promise.all(own.map((key) => backend.keys(key)))).flat().filter(isOwn),
    ...(await backend.keys(journalPrefix(match))),
    ...(await backend.keys(asidePrefix(match))),
    ...(await backend.keys(asideOf)).filter((key) => isOwn(key.slice(asideOf.length).replace(/^\d+\//, ''))),
  ];
  const values = await backend.read(keys);
  return keys.flatMap((key, index): readonly Pair[] => {
    const value = values[index];
    return value === undefined ? [] : [[key, value]];
  });
};
