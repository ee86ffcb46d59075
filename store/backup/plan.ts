import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { fail, ok, type Result } from '@/rules/core/codec';
import { samePrefix } from '@/rules/core/log/timeline';
import { cutText } from '@/store/settings/names';
import { type RememberedPlayer } from '@/store/settings/players';
import { type Settings } from '@/store/settings/settings';
import { canonicalJson } from '@/store/storage/canonical';
import { type Box } from '../catalogue/box';
import { matchOf } from '../catalogue/refs';
import { type MatchHeader, MAX_NAME } from '../match/header';
import { type NotedPlay } from '../plays/play';
import { type Pair } from '../storage/backend';
import { asideKey } from '../storage/keys';
import { type Backup, type BackupMatch } from './content';
import { type BackupProblem } from './read-backup';
import { type PresentMatch, type StoreReading } from './read-store';

/** How a match of the backup stands to what is here. */
export type Relation =
  | 'new'
  | 'same'
  | 'longer-here'
  | 'longer-there'
  /** Both went their own way; theirs comes in as a copy. */
  | 'different'
  /** Deleted here only; it comes back. */
  | 'back';

export interface MatchPlan {
  readonly relation: Relation;
  /** As it comes in: a copy has its new id and name. */
  readonly match: BackupMatch;
  /** How many of its entries are here already. */
  readonly present: number;
  readonly writesStart: boolean;
  /** The header to be written, last of all. */
  readonly header?: MatchHeader;
  /** Deleted there, and no living match here: it comes along, but in no list. */
  readonly unseen: boolean;
}

export interface RestorePlan {
  readonly matches: readonly MatchPlan[];
  readonly players?: readonly RememberedPlayer[];
  readonly boxes: readonly Box[];
  /** Noted plays that are not here. */
  readonly plays: readonly NotedPlay[];
  /** Only for an app that has none of its own. */
  readonly settings?: Settings;
  readonly aside: readonly Pair[];
}

const newPlays = (
  theirs: readonly NotedPlay[] = [],
  ours: readonly NotedPlay[] = [],
): readonly NotedPlay[] => {
  const known = new Set(ours.map(({ id }) => id));
  return theirs.filter(({ id }) => !known.has(id));
};

/** What a restore would do; it does nothing yet, and never removes anything. */
export const planRestore = (
  { content }: Backup,
  present: StoreReading,
): Result<RestorePlan, BackupProblem> => {
  const here = new Map(present.matches);
  const renamed = new Map<string, string>();
  const matches: MatchPlan[] = [];
  for (const match of content.matches) {
    const plan = planMatch(match, here);
    if (!plan) return fail({ kind: 'too-much', place: match.header.name || match.header.id });
    here.set(plan.match.header.id, plan.match);
    renamed.set(match.header.id, plan.match.header.id);
    matches.push(plan);
  }
  return ok({
    matches,
    ...(content.players ? { players: content.players } : {}),
    boxes: content.boxes.map((box) => withRefs(box, renamed)),
    plays: newPlays(content.plays, present.plays),
    ...(content.settings && !present.settings ? { settings: content.settings } : {}),
    aside: planAside(content.aside, present.aside, renamed),
  });
};

/** A match that went its own way on so many phones is none: a file can name copies of copies without end. */
const MOST_COPIES = 50;

const planMatch = (
  match: BackupMatch,
  here: ReadonlyMap<string, PresentMatch>,
  copies = 0,
): MatchPlan | undefined => {
  const ours = here.get(match.header.id);
  if (!ours) {
    const unseen = isDeleted(match.header);
    return { relation: 'new', match, present: 0, writesStart: true, header: match.header, unseen };
  }
  const common = commonEntries(ours, match);
  const length = ours.journal?.length ?? 0;
  const longerThere = match.journal.length > length;
  if (common === undefined || common < Math.min(length, match.journal.length)) {
    if (copies === MOST_COPIES) return undefined;
    const copy = planMatch(copyOf(match, common, copies), here, copies + 1);
    return copy?.relation === 'new' ? { ...copy, relation: 'different' } : copy;
  }
  const header = headerFor(ours.header, match.header, longerThere);
  const unseen = isDeleted(header ?? ours.header);
  const base = { match, present: common, writesStart: !ours.start, ...(header ? { header } : {}), unseen };
  if (!ours.header || !ours.start) return { relation: 'new', ...base };
  if (isDeleted(ours.header) && !unseen) return { relation: 'back', ...base };
  if (longerThere) return { relation: 'longer-there', ...base };
  return { relation: length > match.journal.length ? 'longer-here' : 'same', ...base };
};

const isDeleted = (header: MatchHeader | undefined): boolean => header?.deletedAt !== undefined;

/** How far both journals agree; `undefined` where they cannot be the same match at all. */
const commonEntries = ({ start, journal }: PresentMatch, match: BackupMatch): number | undefined => {
  if (!journal || (start && canonicalJson(start) !== canonicalJson(match.start))) return undefined;
  return samePrefix(journal, match.journal);
};

/**
 * The id follows from where they part. So the same backup again, or a later one of the same match, finds the copy
 * that the first one left.
 */
const copyOf = (match: BackupMatch, common: number | undefined, copies: number): BackupMatch => {
  const { header, start, journal } = match;
  const parting = journal.slice(0, common === undefined ? 0 : common + 1);
  const text = canonicalJson([header.id, start, parting]);
  const number = ` (${copies + 2})`;
  const base = header.name.replace(/ \(\d+\)$/, copies > 0 ? '' : '$&');
  return {
    ...match,
    header: {
      ...header,
      id: bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32),
      name: cutText(base, MAX_NAME * 2 - number.length) + number,
    },
  };
};

/** Ours stays, but comes back if it was deleted here only, and is over if the longer one is. */
const headerFor = (
  ours: MatchHeader | undefined,
  theirs: MatchHeader,
  longerThere: boolean,
): MatchHeader | undefined => {
  if (!ours) return theirs;
  const { deletedAt, ...rest } = ours;
  const revived = deletedAt !== undefined && !isDeleted(theirs) ? rest : ours;
  if (!longerThere) return revived === ours ? undefined : revived;
  const { finishedAt: _, result: __, ...unfinished } = revived;
  const { finishedAt, result } = theirs;
  if (finishedAt === undefined) return unfinished;
  return { ...unfinished, finishedAt, ...(result ? { result } : {}) };
};

const withRefs = (box: Box, renamed: ReadonlyMap<string, string>): Box => ({
  ...box,
  entries: box.entries.map((entry) => ({
    ...entry,
    readings: entry.readings.map(({ data, from }) => ({
      data,
      from: from.map((ref) => moved(ref, renamed)),
    })),
  })),
});

const moved = (ref: string, renamed: ReadonlyMap<string, string>): string => {
  const match = matchOf(ref);
  return `${renamed.get(match) ?? match}${ref.slice(match.length)}`;
};

interface Kept {
  readonly owner: string;
  readonly counter: number;
  readonly key: string;
  readonly value: string;
}

/** What else has to be set aside here: nothing that is already, and nothing in the place of something else. */
const planAside = (
  theirs: readonly Pair[],
  ours: readonly Pair[],
  renamed: ReadonlyMap<string, string>,
): readonly Pair[] => {
  const kept = ours.flatMap(readKept);
  const counters = new Map<string, number>();
  for (const { owner, counter } of kept) counters.set(owner, Math.max(counter, counters.get(owner) ?? 0));
  const present = new Set(kept.map(identity));
  const taken = new Set(ours.map(([key]) => key));
  /** Where to look on for a free place: a file may hold thousands of values for one. */
  const nexts = new Map<string, number>();
  const planned: Pair[] = [];
  for (const found of theirs.flatMap(readKept)) {
    const one = { ...found, owner: renamed.get(found.owner) ?? found.owner };
    if (present.has(identity(one))) continue;
    present.add(identity(one));
    let key = asideKey(one.owner, one.counter, one.key);
    if (taken.has(key)) {
      const place = JSON.stringify([one.owner, one.key]);
      let next = nexts.get(place) ?? (counters.get(one.owner) ?? 0) + 1;
      do key = asideKey(one.owner, next++, one.key);
      while (taken.has(key));
      nexts.set(place, next);
    }
    taken.add(key);
    planned.push([key, one.value]);
  }
  return planned;
};

const identity = ({ owner, key, value }: Kept): string => JSON.stringify([owner, key, value]);

const readKept = ([stored, value]: Pair): readonly Kept[] => {
  const found = /^aside\/([^/]+)\/(\d+)\/([^]+)$/.exec(stored);
  return found ? [{ owner: found[1] ?? '', counter: Number(found[2]), key: found[3] ?? '', value }] : [];
};
