import { parse } from '@/rules/core/codec';
import { type RememberedPlayer, PLAYERS_KEY, playersSchema } from '@/store/settings/players';
import { type Settings, SETTINGS_KEY, settingsSchema } from '@/store/settings/settings';
import { type RecordKind } from '@/store/storage/load-records';
import { type Box, BOX_PREFIX, boxSchema } from '../catalogue/box';
import { type MatchHeader, type MatchStart, headerSchema, startSchema } from '../match/header';
import { nextAsideCounter } from '../storage/aside';
import { type NotedPlay, notedPlaySchema, PLAY_PREFIX } from '../plays/play';
import { type Backend, type Pair } from '../storage/backend';
import { readJournal, unpackerFor } from '../storage/journal-store';
import { asideKey, isRecordKey, isUnfinishedKey } from '../storage/keys';
import { migrate } from '../storage/migrations';
import { chooseCopy, groupCopies } from '../storage/record';
import { RECORDS_OWNER } from '../storage/record-store';

/** What is stored under the id of a match; what is missing is not there or cannot be read. */
export interface PresentMatch {
  readonly header?: MatchHeader;
  readonly start?: MatchStart;
  readonly journal?: readonly string[];
}

export interface StoreReading {
  readonly settings?: Settings;
  readonly players?: readonly RememberedPlayer[];
  readonly boxes: readonly Box[];
  readonly matches: ReadonlyMap<string, PresentMatch>;
  readonly plays?: readonly NotedPlay[];
  /** What is set aside, and what will be as soon as somebody opens it. */
  readonly aside: readonly Pair[];
}

const SLICE = 100;

/** Reads everything and changes nothing. What has not been written yet has to be flushed before. */
export const readStore = async (backend: Backend): Promise<StoreReading> => {
  const stored = await everything(backend);
  const aside = stored.filter(([key]) => key.startsWith('aside/'));
  const records = new RecordReader(
    stored.filter(([key]) => isRecordKey(key) && !isUnfinishedKey(key)),
    !backend.transactional,
  );
  const settings = records.read<Settings>(SETTINGS_KEY, { kind: 'settings', schema: settingsSchema });
  const players = records.read<readonly RememberedPlayer[]>(PLAYERS_KEY, {
    kind: 'players',
    schema: playersSchema,
  });
  const boxes = records
    .under(BOX_PREFIX)
    .flatMap((key) => records.read<Box>(key, { kind: 'box', schema: boxSchema }) ?? []);
  const plays = records
    .under(PLAY_PREFIX)
    .flatMap((key) => records.read<NotedPlay>(key, { kind: 'play', schema: notedPlaySchema }) ?? []);
  const unpack = await unpackerFor(stored);
  const matches = new Map<string, PresentMatch>();
  const strays: Stray[] = [];
  for (const [id, chunks] of journals(stored, records)) {
    const header = records.read<MatchHeader>(`h/${id}`, { kind: 'header', schema: headerSchema });
    const start = records.read<MatchStart>(`o/${id}`, { kind: 'start', schema: startSchema });
    const { kept, lost, newer } = readJournal(id, chunks, unpack);
    const journal = newer ? undefined : kept.flatMap(({ chosen }) => chosen.entries);
    matches.set(id, { ...(header && { header }), ...(start && { start }), ...(journal && { journal }) });
    const damaged = kept.flatMap(({ chosen, others }) => [chosen, ...others]).filter(({ damage }) => damage);
    const whole = header && start && journal;
    const unread = whole ? [...damaged.map(({ key, text }): Pair => [key, text]), ...lost] : chunks;
    strays.push(...unread.map((pair) => ({ owner: id, pair })));
    if (!whole) records.giveUp(id);
  }
  strays.push(...records.unread().map((pair) => ({ owner: RECORDS_OWNER, pair })));
  return {
    ...(settings && { settings }),
    ...(players && { players }),
    boxes,
    matches,
    ...(plays.length > 0 && { plays }),
    aside: [...aside, ...(await setAside(backend, strays))].sort(byKey),
  };
};

interface Stray {
  readonly owner: string;
  readonly pair: Pair;
}

const everything = async (backend: Backend): Promise<readonly Pair[]> => {
  const keys = await backend.keys('');
  const stored: Pair[] = [];
  for (let first = 0; first < keys.length; first += SLICE) {
    const slice = keys.slice(first, first + SLICE);
    const values = await backend.read(slice);
    slice.forEach((key, index) => {
      const value = values[index];
      if (value !== undefined) stored.push([key, value]);
    });
  }
  return stored;
};

/** The chunks of every match that anything is stored of. */
const journals = (stored: readonly Pair[], records: RecordReader): ReadonlyMap<string, readonly Pair[]> => {
  const found = new Map<string, Pair[]>();
  for (const key of [...records.under('h/'), ...records.under('o/')]) found.set(key.slice(2), []);
  for (const pair of stored) {
    const [top, id = ''] = pair[0].split('/');
    if (top !== 'j') continue;
    const chunks = found.get(id);
    if (chunks) chunks.push(pair);
    else found.set(id, [pair]);
  }
  return new Map([...found].sort(byKey));
};

const byKey = ([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number =>
  left < right ? -1 : 1;

const setAside = async (backend: Backend, strays: readonly Stray[]): Promise<readonly Pair[]> => {
  const counters = new Map<string, number>();
  for (const { owner } of strays)
    if (!counters.has(owner)) counters.set(owner, await nextAsideCounter(backend, owner));
  return strays.map(({ owner, pair: [key, value] }) => [
    asideKey(owner, counters.get(owner) ?? 1, key),
    value,
  ]);
};

/** Records by key; what was never read, or could not be, is left over. */
class RecordReader {
  readonly #groups: ReturnType<typeof groupCopies>;
  readonly #understood = new Set<string>();

  constructor(stored: readonly Pair[], slots: boolean) {
    this.#groups = groupCopies(stored, slots);
  }

  under(prefix: string): readonly string[] {
    return [...this.#groups.keys()].filter((key) => key.startsWith(prefix));
  }

  read<T>(key: string, { kind, schema }: RecordKind<T>): T | undefined {
    const copies = this.#groups.get(key);
    const content = copies && chooseCopy(copies).content;
    if (!content?.ok) return undefined;
    const value = parse(schema, migrate(kind, content.value.schema, content.value.value));
    if (!value.ok) return undefined;
    this.#understood.add(key);
    return value.value;
  }

  /** A match of which a part is missing cannot be taken along as a match. */
  giveUp(match: string): void {
    for (const key of [`h/${match}`, `o/${match}`]) this.#understood.delete(key);
  }

  /** Of a record that was understood only copies that are damaged. */
  unread(): readonly Pair[] {
    return [...this.#groups].flatMap(([key, copies]) =>
      copies
        .filter(({ content }) => !content.ok || !this.#understood.has(key))
        .map((copy): Pair => [copy.key, copy.text]),
    );
  }
}
