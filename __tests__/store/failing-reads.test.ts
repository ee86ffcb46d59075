import { Debrief } from '@/store/debrief';
import { type OpenMatch } from '@/store/match/open-match';
import { StorageError } from '@/store/storage/backend';
import { type State } from '../support/courier/model';
import { courierGame, courierMatch } from '../support/desk';
import { FailingReads } from '../support/failing-reads';
import { tell } from '../support/soak';

const start = (backend: FailingReads) => Debrief.open({ backend, games: [courierGame] });

const opened = async (debrief: Debrief, id: string): Promise<OpenMatch> => {
  const match = await debrief.openMatch(id);
  if (!match.ok) throw new Error(match.error.kind);
  return match.value;
};

const pass = ({ session }: OpenMatch) => {
  const { active } = session.moment.standing.log.state as State;
  return session.play([{ actor: active, move: { type: 'pass' } }]);
};

const movesOf = ({ session }: OpenMatch): number => session.moment.standing.log.events.length;

/** A phone with two matches, a box, a player and a setting. */
const phone = async (transactional: boolean) => {
  const backend = new FailingReads([], transactional);
  const debrief = await start(backend);
  const created = await debrief.matches.create(courierMatch);
  const other = await debrief.matches.create({ ...courierMatch, name: 'Other' });
  if (!created.ok || !other.ok) throw new Error('not created');
  debrief.catalogue.createBox('courier', 'Ours');
  debrief.players.remember([{ name: 'Anna', colour: 2 }], 5);
  debrief.settings.set({ theme: 'dark' });
  const match = await opened(debrief, created.value);
  for (let moves = 0; moves < 3; moves++) pass(match);
  await debrief.flush();
  await debrief.closeMatch(created.value);
  return { values: new Map(backend.values), id: created.value, moves: movesOf(match) };
};

/** All that is done on an evening; what it throws is a failure of the disk, and nothing else. */
const evening = async (backend: FailingReads, id: string): Promise<void> => {
  const attempt = async (step: () => Promise<unknown>) => {
    try {
      await step();
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
    }
  };
  await attempt(async () => {
    const debrief = await start(backend);
    await debrief.refresh();
    await debrief.peekMatch(id);
    const match = await debrief.openMatch(id);
    if (match.ok) {
      await match.value.takeOver();
      await match.value.refresh();
    }
    await debrief.closeMatch(id);
    await debrief.matches.duplicate(id, 'Copy');
    await debrief.matches.rematch(id, 'Again');
    await attempt(() => debrief.backUp());
    debrief.settings.set({ sound: true });
    await debrief.flush();
  });
};

const problemOf = async (
  backend: FailingReads,
  { id, moves }: { readonly id: string; readonly moves: number },
): Promise<string | undefined> => {
  const debrief = await start(backend);
  const { matches } = debrief.matches.state.getState();
  if (!matches.some(({ name }) => name === 'Friday')) return 'a match is gone';
  if (!matches.some(({ name }) => name === 'Other')) return 'another match is gone';
  const match = await opened(debrief, id);
  if (movesOf(match) !== moves) return 'moves are gone';
  if (debrief.catalogue.boxesOf('courier').length !== 1) return 'a box is gone';
  if (debrief.players.state.getState().length !== 1) return 'a player is gone';
  return debrief.settings.state.getState().theme === 'dark' ? undefined : 'a setting is gone';
};

describe.each([true, false])('a disk that fails to read, transactions: %s', (transactional) => {
  test.each([
    ['once', false],
    ['for ever', true],
  ])('%s, at every index: nothing is lost', async (_, forever) => {
    const { values, ...played } = await phone(transactional);
    const problems: string[] = [];
    let index = 0;
    for (let reached = true; reached; index++) {
      const backend = new FailingReads(values, transactional);
      backend.failAt(index, forever);
      await evening(backend, played.id);
      reached = backend.failed;
      backend.mend();
      const problem = await problemOf(backend, played);
      if (problem) problems.push(`read ${index}: ${problem}`);
    }
    expect(problems).toEqual([]);
    expect(index).toBeGreaterThan(20);
    tell(`${index} failing reads, transactions ${transactional}, ${forever ? 'for ever' : 'once'}`);
  });

  test('once, while a match is opened: the next try opens it', async () => {
    const { values, id } = await phone(transactional);
    const backend = new FailingReads(values, transactional);
    const debrief = await start(backend);
    let index = 0;
    for (let reached = true; reached; index++) {
      backend.failAt(index, false);
      const first = await debrief.openMatch(id);
      reached = backend.failed;
      backend.mend();
      if (reached) expect(first).toEqual({ ok: false, error: { kind: 'unread' } });
      const second = await opened(debrief, id);
      expect(second.session.access).toBe('open');
      await debrief.closeMatch(id);
      await debrief.closeMatch(id);
    }
    expect(index).toBeGreaterThan(3);
  });

  test('once, while a backup is restored: no half match is listed, and the next try completes it', async () => {
    const { values, id, moves } = await phone(transactional);
    const backup = await (await start(new FailingReads(values, transactional))).backUp();
    let index = 0;
    for (let reached = true; reached; index++) {
      const backend = new FailingReads([], transactional);
      const debrief = await start(backend);
      const plan = await debrief.planRestore(backup);
      if (!plan.ok) throw new Error(plan.error.kind);
      backend.failAt(index, false);
      const restored = debrief.restore(plan.value);
      if (await restored.catch(() => undefined)) expect(await restored).toEqual([]);
      reached = backend.failed;
      backend.mend();
      await debrief.flush();
      expect((await start(backend)).matches.state.getState().damaged.size).toBe(0);
      expect(await debrief.restore(plan.value)).toEqual([]);
      expect(await problemOf(backend, { id, moves })).toBeUndefined();
    }
    expect(index).toBeGreaterThan(3);
  });
});
