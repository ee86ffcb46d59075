import { Debrief } from '@/store/debrief';
import { type OpenMatch } from '@/store/match/open-match';
import { StorageError } from '@/store/storage/backend';
import { type State } from '../support/courier/model';
import { courierGame, courierMatch } from '../support/desk';
import { FailingDisk } from '../support/failing-disk';
import { progress, tell, times } from '../support/soak';
import { withoutResult } from '../support/without-result';
import { FakeClock, settled } from './storage/support/fake-clock';

jest.setTimeout(times(120_000, 3_600_000));

/** Waits for it while the time goes by in which what failed is tried again. */
const lived = async <T>(clock: FakeClock, work: Promise<T>): Promise<T> => {
  let done = false;
  const end = () => (done = true);
  work.then(end, end);
  for (let turn = 0; !done; turn++) {
    if (turn > 2_000) throw new Error('It has no end.');
    await settled();
    // What is loaded when it is first needed takes longer than promises do.
    if (turn % 50 === 49) await new Promise((resolve) => setImmediate(resolve));
    clock.advance(10_000);
  }
  return work;
};

const start = (backend: FailingDisk, clock = new FakeClock()) =>
  Debrief.open({ backend, games: [courierGame], clock });

const opened = async (debrief: Debrief, id: string): Promise<OpenMatch | undefined> => {
  const match = await debrief.openMatch(id);
  return match.ok ? match.value : undefined;
};

const pass = ({ session }: OpenMatch) => {
  const { active } = session.moment.standing.log.state as State;
  session.play([{ actor: active, move: { type: 'pass' } }]);
};

const MOVES = 3;

/** A running match, one that ended before results were noted, one to be deleted, a box, a player and a setting. */
const phone = async (transactional: boolean) => {
  const backend = new FailingDisk([], transactional);
  const debrief = await start(backend);
  const ids: string[] = [];
  for (const name of ['Friday', 'Ended', 'Old']) {
    const created = await debrief.matches.create({ ...courierMatch, name });
    if (!created.ok) throw new Error(created.error.kind);
    ids.push(created.value);
    const match = await opened(debrief, created.value);
    for (let move = 0; match && move < MOVES; move++) pass(match);
    if (name === 'Ended') match?.session.endEarly();
    await debrief.flush();
    await debrief.closeMatch(created.value);
  }
  debrief.catalogue.createBox('courier', 'Ours');
  debrief.players.remember([{ name: 'Anna', colour: 2 }], 5);
  debrief.settings.set({ theme: 'dark' });
  await debrief.flush();
  const [friday = '', , old = ''] = ids;
  return { values: withoutResult(backend.values), friday, old };
};

/** What a start shows. */
const shown = async (debrief: Debrief, friday: string) => {
  const { matches, damaged } = debrief.matches.state.getState();
  const match = await opened(debrief, friday);
  const log = match?.session.moment.standing.log;
  const { theme, sound } = debrief.settings.state.getState();
  return {
    matches: matches.map(({ name, archived, result }) => ({ name, archived, over: !!result })).sort(byName),
    moves: log?.events.length,
    undone: log?.undone.length,
    players: debrief.players.state
      .getState()
      .map(({ name }) => name)
      .sort(),
    boxes: debrief.catalogue
      .boxesOf('courier')
      .map(({ name }) => name)
      .sort(),
    settings: { theme, sound },
    trouble: [...damaged.values(), ...debrief.problems, match?.state.getState().report].filter(Boolean),
  };
};

const byName = (left: { readonly name: string }, right: { readonly name: string }) =>
  left.name < right.name ? -1 : 1;

/** All that is done on an evening; only the disk may fail in it. What is on screen at its end is what it gives. */
const evening = async (backend: FailingDisk, { friday, old }: { friday: string; old: string }) => {
  const clock = new FakeClock();
  const attempt = async (step: () => Promise<unknown>) => {
    try {
      await lived(clock, step());
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
    }
  };
  let app: Debrief | undefined;
  await attempt(async () => (app = await start(backend, clock)));
  const debrief = app;
  if (!debrief) return undefined;
  const stop = debrief.concludeOld();
  debrief.settings.set({ sound: true });
  debrief.players.remember([{ name: 'Ben', colour: 1 }], 6);
  await attempt(() => debrief.refresh());
  await attempt(async () => {
    const match = await opened(debrief, friday);
    if (match) for (let move = 0; move < 3; move++) pass(match);
    match?.session.undo();
    await match?.takeOver();
    await debrief.closeMatch(friday);
  });
  await attempt(() => debrief.makeRoom([old]));
  await attempt(() => debrief.matches.restore(old));
  await attempt(() => debrief.matches.duplicate(friday, 'Copy'));
  debrief.matches.archive(old, true);
  debrief.catalogue.createBox('courier', 'Theirs');
  await attempt(() => debrief.backUp());
  await attempt(() => debrief.refresh());
  stop();
  await lived(clock, debrief.flush());
  const { failsAt } = backend;
  backend.failsAt = Infinity;
  const end = await lived(clock, shown(debrief, friday));
  backend.failsAt = failsAt;
  await lived(clock, debrief.closeMatch(friday));
  return end;
};

type Pair = readonly [read: number, write: number];

/** All pairs, or so many of them, spread over both. */
const pairsOf = (reads: number, writes: number, most: number): readonly Pair[] => {
  const all = Array.from({ length: reads * writes }, (_, index): Pair => [
    index % reads,
    Math.floor(index / reads),
  ]);
  const step = Math.max(1, all.length / most);
  return Array.from(
    { length: Math.min(all.length, most) },
    (_, index) => all[Math.floor(index * step)] as Pair,
  );
};

describe.each([true, false])(
  'a read and a write that fail on one evening, transactions: %s',
  (transactional) => {
    test('at every two indices: what was on screen is there at each of the next three starts', async () => {
      const { values, ...ids } = await phone(transactional);
      const whole = new FailingDisk(values, transactional);
      const expected = await evening(whole, ids);
      expect(expected?.matches.map(({ name }) => name)).toEqual(['Copy', 'Ended', 'Friday', 'Old']);
      expect(expected).toMatchObject({ undone: 1, trouble: [] });
      expect(expected?.moves).toBeGreaterThan(MOVES);
      const pairs = pairsOf(whole.reads, whole.writes, times(120, Infinity));
      const problems: string[] = [];
      for (const [index, [read, write]] of pairs.entries()) {
        const backend = new FailingDisk(values, transactional);
        backend.failAt(read, false);
        backend.writeFailsAt = write;
        backend.kind = index % 3 === 0 ? 'full' : 'failed';
        backend.manner = index % 2 === 0 ? 'refused' : 'done but reported as failed';
        const end = await evening(backend, ids);
        backend.mend();
        for (let turn = 1; turn <= 3; turn++) {
          const debrief = await start(backend);
          const found = await shown(debrief, ids.friday);
          await debrief.closeMatch(ids.friday);
          const same = JSON.stringify(found) === JSON.stringify(end ?? found);
          const { length } = found.matches.filter(({ name }) => name === 'Friday' || name === 'Ended');
          if (!same || length !== 2 || (found.moves ?? 0) < MOVES || found.trouble.length > 0)
            problems.push(`read ${read}, write ${write}, start ${turn}: ${JSON.stringify({ found, end })}`);
        }
        progress(`${index} pairs of failures`);
      }
      expect(problems.slice(0, 5)).toEqual([]);
      tell(`${pairs.length} pairs of a failing read and a failing write, transactions ${transactional}`);
    });
  },
);
