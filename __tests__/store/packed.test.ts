import { Debrief } from '@/store/debrief';
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

describe.each([true, false])('a phone that is full, transactions: %s', (transactional) => {
  test('has room again when old matches are packed, and nothing of them is lost', async () => {
    const backend = new CappedDisk([], transactional);
    const clock = new FakeClock();
    const debrief = await Debrief.open({ backend, games: [courierGame], clock });
    const created = await debrief.matches.create(courierMatch);
    if (!created.ok) throw new Error(created.error.kind);
    const id = created.value;
    const opened = await debrief.openMatch(id);
    if (!opened.ok) throw new Error(opened.error.kind);
    for (let turn = 0; turn < 200; turn++) {
      const changes = [{ entry: 'active', to: String(turn % 2) }];
      opened.value.session.play([{ actor: 'table', move: { type: 'correct', changes } as never }]);
    }
    opened.value.session.endEarly();
    const { events } = opened.value.session.moment.standing.log;
    await debrief.flush();
    expect(await debrief.makeRoom([], [id])).toBe(0);
    await debrief.closeMatch(id);
    const { unpacked } = await debrief.usage();
    backend.cap = backend.used;
    const freed = await debrief.makeRoom([], [id]);
    expect(freed).toBeGreaterThan((unpacked.get(id) ?? 0) / 2);
    expect((await debrief.usage()).unpacked.get(id)).toBeUndefined();
    const later = await Debrief.open({ backend, games: [courierGame], clock });
    const again = await later.peekMatch(id);
    expect(again.ok && again.value.loaded.log.events).toEqual(events);
    const other = await Debrief.open({ backend: new MemoryBackend(), games: [courierGame], clock });
    const plan = await other.planRestore(await later.backUp());
    if (!plan.ok) throw new Error(plan.error.kind);
    expect(await other.restore(plan.value)).toEqual([]);
    const restored = await other.peekMatch(id);
    expect(restored.ok && restored.value.loaded.log.events).toEqual(events);
  });
});

test('a match that is archived is packed', async () => {
  const backend = new MemoryBackend();
  const debrief = await Debrief.open({ backend, games: [courierGame], clock: new FakeClock() });
  const created = await debrief.matches.create(courierMatch);
  if (!created.ok) throw new Error(created.error.kind);
  const opened = await debrief.openMatch(created.value);
  if (!opened.ok) throw new Error(opened.error.kind);
  for (let turn = 0; turn < 20; turn++) {
    const changes = [{ entry: 'active', to: String(turn % 2) }];
    opened.value.session.play([{ actor: 'table', move: { type: 'correct', changes } as never }]);
  }
  await debrief.closeMatch(created.value);
  expect((await debrief.usage()).unpacked.size).toBe(1);
  debrief.matches.archive(created.value, true);
  await debrief.flush();
  expect((await debrief.usage()).unpacked.size).toBe(0);
});
