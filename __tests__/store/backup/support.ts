import fc from 'fast-check';
import { checksumOf } from '@/store/backup/checksum';
import { createBackup } from '@/store/backup/create-backup';
import { type Backup, type BackupContent, type BackupMatch } from '@/store/backup/content';
import { type Result } from '@/rules/core/codec';
import { planRestore, type RestorePlan } from '@/store/backup/plan';
import { type BackupProblem, readBackup } from '@/store/backup/read-backup';
import { readStore } from '@/store/backup/read-store';
import { restore } from '@/store/backup/restore';
import { veiled } from '@/store/backup/veil';
import { boxKey } from '@/store/catalogue/box';
import { COLOURS, storedHeader } from '@/store/match/header';
import { type Backend } from '@/store/storage/backend';
import { openJournal } from '@/store/storage/journal-store';
import { headerKey, startKey } from '@/store/storage/keys';
import { MemoryBackend } from '@/store/storage/memory';
import { type StoreParts, openParts } from '../../support/store-parts';

/** Builds a store the way the app does, from what a backup of it should hold. */
export const storeOf = async (content: BackupContent, transactional = true): Promise<StoreParts> => {
  const backend = new MemoryBackend(content.aside, transactional);
  const parts = await openParts(backend);
  const { records, queue } = parts;
  if (content.settings) records.put('settings', content.settings);
  if (content.players) records.put('players', content.players);
  for (const box of content.boxes) records.put(boxKey(box), box);
  for (const { header, start, journal } of content.matches) {
    records.put(headerKey(header.id), storedHeader(header));
    records.put(startKey(header.id), start);
    const { writer } = await openJournal(backend, header.id);
    if (!writer) throw new Error('The journal is read-only.');
    queue.add(writer);
    writer.append(journal);
  }
  await queue.flush();
  return openParts(backend);
};

export const backupOf = async (backend: Backend): Promise<Backup> => {
  const read = readBackup(await createBackup(backend, 5_000));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

export const contentOf = async (backend: Backend): Promise<BackupContent> =>
  (await backupOf(backend)).content;

/** The plan, where there is one. */
export const planned = (plan: Result<RestorePlan, BackupProblem>): RestorePlan => {
  if (!plan.ok) throw new Error(JSON.stringify(plan.error));
  return plan.value;
};

export const restoreInto = async (parts: StoreParts, backup: Backup) => {
  const plan = planned(planRestore(backup, await readStore(parts.backend)));
  return { plan, ...(await restore(plan, parts)) };
};

/** The content as a file holds it. */
export const contentInFile = (content: BackupContent): object => ({
  ...content,
  matches: content.matches.map((one) => ({ ...one, header: storedHeader(one.header) })),
});

/** A file with this content as a stranger could make it: the checksum is right. */
export const forged = (content: unknown, about: object = {}): string => {
  const base = { format: 'debrief-backup', version: 1, schema: 1, createdAt: 5_000, ...about };
  return JSON.stringify({ ...base, checksum: checksumOf(base, content), content });
};

/** The same as the app writes it, its logs veiled. */
export const forgedVeiled = ({ matches, aside, ...others }: BackupContent): string => {
  const parts = matches.map(({ start, journal }) => ({ start, journal }));
  const headers = matches.map(({ header }) => storedHeader(header));
  return forged({ ...others, matches: headers, veiled: veiled({ parts, aside }) }, { version: 2 });
};

export const SEED = 'ab'.repeat(32);

export const match = (id: string, journal: readonly string[], about: object = {}): BackupMatch => ({
  header: {
    ...{ id, game: 'courier', module: 'full', name: `Match ${id}`, archived: false, practice: false },
    players: [{ name: 'Anna', colour: 0 }],
    ...{ createdAt: 1, openedAt: 2, ...about },
  } as BackupMatch['header'],
  start: { options: { seatCount: 2 }, rulesVersion: 1, seed: SEED },
  journal,
});

export const empty: BackupContent = { boxes: [], matches: [], aside: [] };

const id = fc.stringMatching(/^[0-9a-z]{2,8}$/).filter((text) => text !== 'records');
const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
const data = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
const entry = fc.integer({ min: 0, max: 3 }).map((at) => JSON.stringify({ at, kind: 'end', note: 'Zoë 🕵️' }));

const matchArbitrary = fc
  .record({
    ...{ id, journal: fc.array(entry, { maxLength: 40 }), deleted: fc.boolean(), name: words },
    module: fc.constantFrom('full', 'light'),
  })
  .map(({ id: match_, journal, deleted, name, module }) =>
    match(match_, journal, { name, module, ...(deleted ? { deletedAt: 3 } : {}) }),
  );

const readings = fc.uniqueArray(
  fc.record({ data, from: fc.uniqueArray(fc.constantFrom('m1#1', 'm1#2', 'm2#1'), { minLength: 1 }) }),
  { selector: (reading) => JSON.stringify(reading.data), maxLength: 2 },
);
const boxArbitrary = fc.record({
  id,
  game: fc.constantFrom('courier', 'other'),
  name: words,
  isDefault: fc.constant(false),
  entries: fc.uniqueArray(
    fc.record(
      {
        kind: fc.constantFrom('card', 'city'),
        id: fc.constantFrom('x', 'y'),
        confirmed: fc.record({ data, source: fc.constantFrom('rulebook', 'owner', 'practice') }),
        readings: readings.filter((list) => list.length > 0),
      },
      { requiredKeys: ['kind', 'id', 'readings'] },
    ),
    { selector: (one) => `${one.kind}/${one.id}` },
  ),
});

const playerArbitrary = fc.record({
  id,
  name: words,
  colour: fc.integer({ min: 0, max: COLOURS - 1 }),
  lastPlayed: fc.integer({ min: 0, max: 9 }),
});

/** Any store that the app could have come to hold. */
export const contentArbitrary: fc.Arbitrary<BackupContent> = fc.record(
  {
    settings: fc.record({
      language: fc.string(),
      theme: fc.constantFrom('system', 'dark', 'light'),
      haptics: fc.boolean(),
      sound: fc.boolean(),
      tapToShow: fc.boolean(),
      keepAwake: fc.boolean(),
      sharedChance: fc.boolean(),
      turnClock: fc.boolean(),
      bggIds: fc.constantFrom({}, { courier: 300148 }),
      pieceColours: fc.constantFrom({}, { france: 'red' }),
    }),
    players: fc
      .uniqueArray(playerArbitrary, { selector: (player) => player.id, maxLength: 5 })
      .map((players) => [...players].sort((left, right) => right.lastPlayed - left.lastPlayed)),
    boxes: fc
      .uniqueArray(boxArbitrary, { selector: boxKey, maxLength: 3 })
      .map((boxes) => [...boxes].sort((left, right) => (boxKey(left) < boxKey(right) ? -1 : 1))),
    matches: fc
      .uniqueArray(matchArbitrary, { selector: ({ header }) => header.id, maxLength: 4 })
      .map((matches) => [...matches].sort((left, right) => (left.header.id < right.header.id ? -1 : 1))),
    aside: fc
      .uniqueArray(fc.tuple(id, fc.integer({ min: 1, max: 3 }), fc.string()), {
        selector: ([owner, counter]) => `${owner}/${counter}`,
        maxLength: 3,
      })
      .map((kept) =>
        kept
          .map(([owner, counter, value]) => [`aside/${owner}/${counter}/h/${owner}`, value] as const)
          .sort(([left], [right]) => (left < right ? -1 : 1)),
      ),
  },
  { requiredKeys: ['boxes', 'matches', 'aside'] },
) as fc.Arbitrary<BackupContent>;
