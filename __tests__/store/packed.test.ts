import { Debrief } from '@/store/debrief';
import { type OpenMatch } from '@/store/match/open-match';
import { type Backend } from '@/store/storage/backend';
import { openJournal } from '@/store/storage/journal-store';
import { packingOf } from '@/store/storage/pack-journal';
import { MemoryBackend } from '@/store/storage/memory';
import { WriteQueue } from '@/store/storage/write-queue';
import { CappedDisk } from '../support/capped-disk';
import { courierGame, courierMatch } from '../support/desk';
import { everyNth, progress, tell, times } from '../support/soak';
import { cutsEvery, WitnessBackend, wrecks } from './storage/support/crash';
import { FakeClock } from './storage/support/fake-clock';
import { entries, MATCH, play, record } from './storage/support/journals';

jest.setTimeout(times(120_000, 3_600_000));

const COUNT = 40;
const ALL = entries(0, COUNT);

const journal = async (backend: MemoryBackend): Promise<void> => {
  const session = await play(backend);
  await record(session, Array<number>(COUNT / 4).fill(4));
};

/** Gives how many bytes it freed. */
const pack = async (backend: Backend): Promise<number> => {
  const queue = new WriteQueue(backend, new FakeClock());
  queue.start();
  const packing = await packingOf(backend, MATCH);
  queue.add(packing);
  await queue.tried();
  queue.release(packing);
  return packing.freed;
};

const windowOn = (backend: Backend): Promise<Debrief> =>
  Debrief.open({ backend, games: [courierGame], clock: new FakeClock() });

const created = async (debrief: Debrief): Promise<string> => {
  const match = await debrief.matches.create(courierMatch);
  if (!match.ok) throw new Error(match.error.kind);
  return match.value;
};

const correct = ({ session }: OpenMatch, turn: number): void => {
  const changes = [{ entry: 'active', to: String(turn % 2) }];
  session.play([{ actor: 'table', move: { type: 'correct', changes } as never }]);
};

const played = async (debrief: Debrief, id: string, turns: number): Promise<OpenMatch> => {
  const match = await debrief.openMatch(id);
  if (!match.ok) throw new Error(match.error.kind);
  for (let turn = 0; turn < turns; turn++) correct(match.value, turn);
  return match.value;
};

const sizeOf = ({ values }: MemoryBackend): number =>
  [...values].reduce((sum, [key, value]) => sum + Buffer.byteLength(key) + Buffer.byteLength(value), 0);

describe.each([true, false])('a packed journal, transactions: %s', (transactional) => {
  const packed = async () => {
    const backend = new MemoryBackend([], transactional);
    await journal(backend);
    const before = sizeOf(backend);
    const freed = await pack(backend);
    return { backend, before, freed };
  };

  test('says the same in less than half of the room, and is packed once', async () => {
    const { backend, before, freed } = await packed();
    expect(sizeOf(backend)).toBeLessThan(before / 2);
    expect(freed).toBeGreaterThan(before / 3);
    const opened = await openJournal(backend, MATCH);
    expect(opened.entries).toEqual(ALL);
    expect(opened.damage).toBeUndefined();
    expect(await pack(backend)).toBe(0);
  });

  test('is played on as if it never had been', async () => {
    const { backend } = await packed();
    await record(await play(backend), [1, 2, 20]);
    const opened = await openJournal(backend, MATCH);
    expect(opened.entries).toEqual(entries(0, COUNT + 23));
    expect(opened.damage).toBeUndefined();
  });

  test('is whole after a crash within any write of it', async () => {
    const backend = new WitnessBackend([], transactional);
    await journal(backend);
    const begun = backend.moments.length;
    await pack(backend);
    let points = 0;
    for (const moment of backend.moments.slice(begun))
      for (const { values, point } of wrecks(moment, transactional, cutsEvery(everyNth(7, 1)))) {
        const wreck = new MemoryBackend(values, transactional);
        expect([point, (await openJournal(wreck, MATCH)).entries]).toEqual([point, ALL]);
        await record(await play(wreck), [1]);
        expect((await openJournal(wreck, MATCH)).entries).toEqual(entries(0, COUNT + 1));
        points++;
      }
    expect(points).toBeGreaterThan(5);
    tell(`${points} crash points of packing ${transactional ? 'with' : 'without'} transactions`);
  });

  test('with a flipped bit gives a beginning, says so, and keeps the rest', async () => {
    const { backend } = await packed();
    let count = 0;
    for (const [key, text] of backend.values)
      for (let place = 0; place < text.length; place += everyNth(5, 1))
        for (let bit = place % 7; bit < 7; bit += everyNth(7, 1)) {
          const flipped = String.fromCharCode(text.charCodeAt(place) ^ (1 << bit));
          const hurt = text.slice(0, place) + flipped + text.slice(place + 1);
          const wreck = new MemoryBackend(new Map(backend.values).set(key, hurt), transactional);
          const opened = await openJournal(wreck, MATCH);
          expect(opened.entries).toEqual(ALL.slice(0, opened.entries.length));
          if (opened.entries.length < COUNT) expect(opened.damage?.faults).not.toEqual([]);
          if (opened.writer) {
            await record(await play(wreck), [1]);
            const kept = [...wreck.values.values()].includes(hurt);
            expect(kept || opened.damage === undefined).toBe(true);
          }
          progress(`${++count} flipped bits of packed journals`);
        }
    tell(`${count} flipped bits of packed journals ${transactional ? 'with' : 'without'} transactions`);
  });
});

test('what another window plays meanwhile is not packed over', async () => {
  const backend = new MemoryBackend();
  await journal(backend);
  const packing = await packingOf(backend, MATCH);
  await record(await play(backend), [1]);
  const queue = new WriteQueue(backend, new FakeClock());
  queue.start();
  queue.add(packing);
  await queue.tried();
  queue.release(packing);
  expect((await openJournal(backend, MATCH)).entries).toEqual(entries(0, COUNT + 1));
});

test('a match that another window packs meanwhile is played on here', async () => {
  const backend = new MemoryBackend();
  const [here, there] = [await windowOn(backend), await windowOn(backend)];
  const id = await created(here);
  const match = await played(here, id, 20);
  await here.flush();
  await there.refresh();
  there.matches.archive(id, true);
  await there.flush();
  expect((await there.usage()).unpacked.size).toBe(0);
  for (let turn = 0; turn < 40; turn++) {
    correct(match, turn);
    await here.flush().catch(() => undefined);
  }
  expect(match.session.access).toBe('open');
  expect(match.state.getState().unsaved).toBe(0);
  const again = await (await windowOn(backend)).peekMatch(id);
  expect(again.ok && again.value.loaded.log.events).toEqual(match.session.moment.standing.log.events);
  await here.refresh();
  expect(here.matches.get(id)?.archived).toBe(true);
});

describe.each([true, false])('a phone that is full, transactions: %s', (transactional) => {
  test('has room again when old matches are packed, and nothing of them is lost', async () => {
    const backend = new CappedDisk([], transactional);
    const debrief = await windowOn(backend);
    const id = await created(debrief);
    const { session } = await played(debrief, id, 200);
    session.endEarly();
    const { events } = session.moment.standing.log;
    await debrief.flush();
    expect(await debrief.makeRoom([], [id])).toBe(0);
    await debrief.closeMatch(id);
    const { unpacked } = await debrief.usage();
    backend.cap = backend.used;
    const freed = await debrief.makeRoom([], [id]);
    expect(freed).toBeGreaterThan((unpacked.get(id) ?? 0) / 2);
    expect((await debrief.usage()).unpacked.get(id)).toBeUndefined();
    const later = await windowOn(backend);
    const again = await later.peekMatch(id);
    expect(again.ok && again.value.loaded.log.events).toEqual(events);
    const other = await windowOn(new MemoryBackend());
    const plan = await other.planRestore(await later.backUp());
    if (!plan.ok) throw new Error(plan.error.kind);
    expect(await other.restore(plan.value)).toEqual([]);
    const restored = await other.peekMatch(id);
    expect(restored.ok && restored.value.loaded.log.events).toEqual(events);
  });
});

test('a match that is archived is packed', async () => {
  const backend = new MemoryBackend();
  const debrief = await windowOn(backend);
  const id = await created(debrief);
  await played(debrief, id, 20);
  await debrief.closeMatch(id);
  expect((await debrief.usage()).unpacked.size).toBe(1);
  debrief.matches.archive(id, true);
  await debrief.flush();
  expect((await debrief.usage()).unpacked.size).toBe(0);
});
