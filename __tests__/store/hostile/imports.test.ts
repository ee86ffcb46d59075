import fc from 'fast-check';
import { codes } from '@/__tests__/support/all-words';
import { mergedBox, planImport } from '@/store/box/plan';
import { readImport } from '@/store/box/read-import';
import { Debrief } from '@/store/debrief';
import { readPlays } from '@/store/plays/plays-file';
import { type Batch } from '@/store/storage/backend';
import { MemoryBackend } from '@/store/storage/memory';
import { courierGame } from '../../support/desk';
import { games } from '../../support/games';
import { progress, runs, tell, times } from '../../support/soak';
import { boxOf } from '../box/full-boxes';
import { worded } from '../box/worded';
import { HOSTILE_KINDS, hostileFiles } from './files';

jest.setTimeout(times(120_000, 3_600_000));

/** What an import may cost: so much for any, and so much more for each of its letters. */
const TIME = { any: 300, perLetter: 0.01 } as const;
const MEMORY = { any: 24 * 1024 * 1024, perLetter: 600 } as const;

/** Work of the processor in milliseconds, and what the heap grew by before anybody cleaned up. */
const costOf = async (
  work: () => Promise<unknown>,
): Promise<{ readonly time: number; readonly heap: number }> => {
  const [before, heap] = [process.cpuUsage(), process.memoryUsage().heapUsed];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { time: (user + system) / 1_000, heap: process.memoryUsage().heapUsed - heap };
};

const everyGame = [...games, courierGame];

/** A disk that counts what is asked of it: a busy machine counts the same. */
class CountingBackend extends MemoryBackend {
  asked = 0;

  override async keys(prefix: string): Promise<readonly string[]> {
    const found = await super.keys(prefix);
    this.asked += 1 + found.length;
    return found;
  }

  override async read(keys: readonly string[]): Promise<readonly (string | undefined)[]> {
    this.asked += keys.length;
    return super.read(keys);
  }

  override async write(batch: Batch): Promise<void> {
    this.asked += batch.set.length + batch.remove.length;
    await super.write(batch);
  }

  get letters(): number {
    return [...this.values].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  }
}

/** Takes it in, starts again and looks at everything. Gives what was refused, if it was. */
const takeIn = async (text: string): Promise<string | undefined> => {
  const backend = new CountingBackend();
  const app = await Debrief.open({ backend, games: everyGame });
  const plan = await app.planRestore(text);
  if (!plan.ok) {
    expect(backend.letters).toBe(0);
    return plan.error.kind;
  }
  await app.restore(plan.value);
  // What is stored, and what is asked of the disk, go with the size of the file.
  expect(backend.letters).toBeLessThan(6 * text.length + 2_000);
  expect(backend.asked).toBeLessThan(text.length + 200);
  const later = await Debrief.open({ backend, games: everyGame });
  expect(later.problems).toEqual([]);
  for (const { id } of later.matches.state.getState().matches.slice(0, 20)) {
    await later.peekMatch(id);
    const opened = await later.openMatch(id);
    if (opened.ok) expect(opened.value.session.moment.standing.log.events).toBeDefined();
    await later.closeMatch(id);
  }
  return undefined;
};

const bringIn = async (text: string): Promise<string | undefined> => {
  const read = readPlays(text, []);
  if (!read.ok) return read.error.kind;
  const backend = new CountingBackend();
  const app = await Debrief.open({ backend, games: everyGame });
  (await app.plays.load()).note(read.value.plays);
  await app.flush();
  expect(backend.letters).toBeLessThan(6 * text.length + 2_000);
  const later = await (await Debrief.open({ backend, games: everyGame })).plays.load();
  expect(later.state.getState()).toHaveLength(read.value.plays.length);
  expect(Object.hasOwn(Object.prototype, 'practice')).toBe(false);
  return undefined;
};

const lookAt = async (text: string): Promise<string | undefined> => {
  const read = await readImport(text, everyGame);
  if (!read.ok) {
    expect(worded(read.error)).toHaveLength(codes.length);
    return read.error.kind;
  }
  for (const one of read.value) {
    const box = boxOf(one.shared.game, []);
    expect(mergedBox(box, planImport(one, box), new Set()).entries.length).toBeLessThan(text.length);
  }
  return undefined;
};

const takers = { backup: takeIn, box: lookAt, plays: bringIn } as const;

test('hostile files, links and codes are taken or refused with a reason, and no later start falls over them', async () => {
  const counted = new Map<string, number>();
  let refused = 0;
  let [most, slowest, largest] = [0, 0, 0];
  await fc.assert(
    fc.asyncProperty(hostileFiles, async ({ way, kind, text }) => {
      counted.set(`${way} ${kind}`, (counted.get(`${way} ${kind}`) ?? 0) + 1);
      most = Math.max(most, text.length);
      let reason: string | undefined;
      const { time, heap } = await costOf(async () => {
        reason = await takers[way](text);
      });
      expect(time).toBeLessThan(TIME.any + TIME.perLetter * text.length);
      expect(heap).toBeLessThan(MEMORY.any + MEMORY.perLetter * text.length);
      slowest = Math.max(slowest, time);
      largest = Math.max(largest, heap);
      if (reason !== undefined) refused++;
      progress(`${[...counted.values()].reduce((sum, count) => sum + count, 0)} hostile imports`);
    }),
    runs(400, 10_000),
  );
  for (const kind of HOSTILE_KINDS) expect(counted.get(kind)).toBeGreaterThan(0);
  const all = times(400, 10_000);
  tell(
    `${all} hostile imports of up to ${most} characters, ${refused} of them refused, none took more than ${Math.ceil(slowest)} ms of work or ${Math.ceil(largest / 1024 / 1024)} MB`,
  );
});
