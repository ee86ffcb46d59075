import { Debrief } from '@/store/debrief';
import { type OpenMatch } from '@/store/match/open-match';
import { type Backend } from '@/store/storage/backend';
import { systemClock } from '@/store/storage/write-queue';
import { MemoryBackend } from '@/store/storage/memory';
import { courierGame, courierMatch } from '@/__tests__/support/desk';

const DAY = 24 * 60 * 60 * 1000;

const open = (backend: Backend, later = 0) =>
  Debrief.open({
    backend,
    games: [courierGame],
    clock: { ...systemClock, now: () => Date.now() + later },
  });

const begin = async (debrief: Debrief): Promise<string> => {
  const created = await debrief.matches.create(courierMatch);
  if (!created.ok) throw new Error(created.error.kind);
  return created.value;
};

const opened = async (debrief: Debrief, id: string): Promise<OpenMatch> => {
  const match = await debrief.openMatch(id);
  if (!match.ok) throw new Error(match.error.kind);
  return match.value;
};

const keysOf = async (backend: Backend) => (await backend.keys('')).filter((key) => key.startsWith('d/'));

describe.each([true, false])('on a backend with transactions: %s', (transactional) => {
  const disk = () => new MemoryBackend([], transactional);

  test('what was begun is there after a reload, and gone once it is done', async () => {
    const backend = disk();
    const before = await open(backend);
    const id = await begin(before);
    (await opened(before, id)).session.keepUnfinished({ cards: [1, 2] });
    (await opened(before, id)).session.keepUnfinished({ cards: [1, 2, 3] });
    await before.flush();
    const after = await open(backend);
    const { session } = await opened(after, id);
    expect(session.unfinished).toEqual({ cards: [1, 2, 3] });
    session.keepUnfinished(undefined);
    await after.flush();
    expect((await opened(await open(backend), id)).session.unfinished).toBeUndefined();
    expect(await keysOf(backend)).toEqual([]);
  });

  test('a match that is gone for good takes it along', async () => {
    const backend = disk();
    const debrief = await open(backend);
    const id = await begin(debrief);
    (await opened(debrief, id)).session.keepUnfinished('half a row');
    await debrief.flush();
    debrief.matches.delete(id);
    await debrief.flush();
    await (await open(backend, 2 * DAY)).flush();
    expect(await keysOf(backend)).toEqual([]);
  });
});

test('of two windows only the one that plays keeps what is begun', async () => {
  const debrief = await open(new MemoryBackend());
  const { session } = await opened(debrief, await begin(debrief));
  session.setAccess('elsewhere');
  session.keepUnfinished('half a row');
  expect(session.unfinished).toBeUndefined();
});

test('a backup holds no half-entered rows, and none are set aside in it', async () => {
  const debrief = await open(new MemoryBackend());
  (await opened(debrief, await begin(debrief))).session.keepUnfinished('half a row');
  await debrief.flush();
  expect(await debrief.backUp()).not.toContain('half a row');
});
