import { planRestore } from '@/store/backup/plan';
import { readBackup } from '@/store/backup/read-backup';
import { readStore } from '@/store/backup/read-store';
import { readImport } from '@/store/box/read-import';
import { MemoryBackend } from '@/store/storage/memory';
import { games } from '../../support/games';
import { empty, forged, match, storeOf } from '../backup/support';

jest.setTimeout(300_000);

/** What the processor did for it, the least of three times; waiting for a busy machine does not count. */
const effort = async (run: () => unknown): Promise<number> => {
  let least = Infinity;
  for (let time = 0; time < 3; time++) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
};

/** Below it other work of the process is what is measured. */
const NOTHING = 60_000;

/** Four times as much takes less than eight times the effort; what goes with the square takes sixteen times. */
const expectLinear = async (size: number, run: (size: number) => () => unknown): Promise<void> => {
  const once = await effort(run(size));
  expect(await effort(run(4 * size))).toBeLessThan(8 * Math.max(once, NOTHING));
};

test.each(['\n', '\r', '\t', ' ', '\ufeff'])(
  'a link with any number of %j before its end',
  async (letter) => {
    await expectLinear(60_000, (size) => {
      const link = `box=A${letter.repeat(size)}A`;
      return async () => expect((await readImport(link, games)).ok).toBe(false);
    });
  },
);

test('a link that is as long as any may be is refused before it is looked at', async () => {
  const read = await readImport(`box=${'\n'.repeat(1_200_000)}A`, games);
  expect(read).toMatchObject({ error: { kind: 'too-large' } });
});

test.each(['"', '\\', '\\"', '[', '{"a":', ','])('a backup of any number of %j', async (unit) => {
  await expectLinear(100_000, (size) => {
    const file = `{"format":"debrief-backup","content":"${unit.repeat(size)}`;
    return () => expect(readBackup(file).ok).toBe(false);
  });
});

test('a backup with any number of values in the place of one', async () => {
  const reading = await readStore(new MemoryBackend());
  await expectLinear(4_000, (size) => {
    const aside = Array.from({ length: size }, (_, index) => ['aside/m1/1/h/m1', String(index)]);
    const backup = readBackup(forged({ ...empty, aside }));
    if (!backup.ok) throw new Error(backup.error.kind);
    return () => expect(planRestore(backup.value, reading).ok).toBe(true);
  });
});

test('more values than a phone could take apart are refused, whatever they are', () => {
  const file = forged({ ...empty, matches: new Array(2_000_001).fill(0) });
  expect(readBackup(file)).toMatchObject({ error: { kind: 'misfit', problem: 'too-large' } });
});

test('a match whose copies have copies without end is refused', async () => {
  const entry = (at: number) => JSON.stringify({ at, kind: 'end' });
  const { backend } = await storeOf({ ...empty, matches: [match('m1', [entry(0)])] });
  // Each is in the way of the copy that the match would come in as.
  const matches = [match('m1', [entry(1)])];
  for (let found = 0; found < 60; found++) {
    const plan = planRestore({ createdAt: 1, content: { ...empty, matches } }, await readStore(backend));
    if (!plan.ok) {
      expect(plan.error).toEqual({ kind: 'too-much', place: 'Match m1' });
      expect(found).toBeGreaterThan(10);
      return;
    }
    const copy = plan.value.matches.at(-1)?.match.header.id ?? '';
    matches.unshift(match(copy, [entry(found + 2)]));
  }
  throw new Error('A chain of copies has no end.');
});
