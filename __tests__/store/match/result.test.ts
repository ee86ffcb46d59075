import { parse } from '@/rules/core/codec';
import { Debrief } from '@/store/debrief';
import { headerSchema, type MatchHeader, storedHeader } from '@/store/match/header';
import { type MatchSession } from '@/store/match/session';
import { type Backend } from '@/store/storage/backend';
import { MemoryBackend } from '@/store/storage/memory';
import { digital } from '../../support/courier/game';
import { type State } from '../../support/courier/model';
import { annaWon, courierGame, courierMatch } from '../../support/desk';
import { FailingReads } from '../../support/failing-reads';
import { games } from '../../support/games';
import { everyNth, progress, tell, times } from '../../support/soak';
import { withoutResult } from '../../support/without-result';
import { gamesGoldenOf, goldenOf, LAYOUTS } from '../golden/support';
import { cutsEvery, WitnessBackend, wrecks } from '../storage/support/crash';
import { FakeClock, settled } from '../storage/support/fake-clock';

jest.setTimeout(times(120_000, 3_600_000));

const physical = { ...digital, deck: 'physical', values: {} } as const;
const draw = { type: 'draw' } as const;
const minutes = (count: number) => count * 60_000;

const open = async (backend: Backend = new MemoryBackend(), clock = new FakeClock()) => {
  const debrief = await Debrief.open({ backend, games: [courierGame], clock });
  const header = () => debrief.matches.state.getState().matches[0] as MatchHeader;
  return { debrief, clock, header };
};

const begin = async (backend?: Backend) => {
  const app = await open(backend);
  const created = await app.debrief.matches.create({ ...courierMatch, options: physical });
  if (!created.ok) throw new Error(created.error.kind);
  const opened = await app.debrief.openMatch(created.value);
  if (!opened.ok) throw new Error(opened.error.kind);
  return { ...app, id: created.value, session: opened.value.session };
};

const turn = (session: MatchSession, move: object = { type: 'pass' }): void => {
  const { active } = session.moment.standing.log.state as State;
  session.play([{ actor: 'table', move: draw as never }]);
  session.play([{ actor: active, move: move as never }]);
};

describe('the header of a match that is over', () => {
  test('tells totals, winners, what decided, when it ended and how long it took, without the breaks', async () => {
    const { session, clock, header } = await begin();
    turn(session, { type: 'play', card: 'c1', value: 5 });
    expect(header().result).toBeUndefined();
    clock.advance(minutes(20));
    turn(session);
    // Supper.
    clock.advance(minutes(90));
    turn(session);
    clock.advance(minutes(10));
    session.endEarly();
    expect(header().result).toEqual({
      ...{ totals: [5, 0], winners: [0], decidedBy: { key: 'decided.points' }, decidedByRule: 'T-8' },
      ...{ starts: 0, endedEarly: true, endedAt: clock.now(), played: minutes(30) },
    });
    expect(header().finishedAt).toBe(clock.now());
  });

  test('forgets it when the end is undone, and tells it anew when the score is set right', async () => {
    const { session, header } = await begin();
    turn(session, { type: 'play', card: 'c1', value: 5 });
    session.endEarly();
    session.undo();
    expect([header().finishedAt, header().result]).toEqual([undefined, undefined]);
    session.redo();
    expect(header().result?.totals).toEqual([5, 0]);
  });

  test('is stored, and read again', async () => {
    const backend = new MemoryBackend();
    const { debrief, session, header, id } = await begin(backend);
    session.endEarly();
    await debrief.closeMatch(id);
    await debrief.flush();
    expect((await open(backend)).header()).toEqual(header());
  });

  test('is checked like all that is stored', () => {
    const header = { ...courierMatch, id: 'm1', createdAt: 1, openedAt: 1, finishedAt: 2, archived: false };
    const { options: _, ...plain } = header;
    const read = (result: unknown) =>
      parse<MatchHeader>(headerSchema, storedHeader({ ...plain, result } as never)).ok;
    const deep = { key: 'a', params: { b: { kind: 'phrase', phrase: { key: 'c', params: {} } } } };
    expect([read(annaWon), read({ ...annaWon, decidedBy: deep })]).toEqual([true, true]);
    for (const odd of [
      { totals: ['5'] },
      { winners: [99] },
      { played: Infinity },
      { decidedBy: { key: 1 } },
      { x: 1 },
    ])
      expect(read({ ...annaWon, ...odd })).toBe(false);
  });
});

describe('a match that ended before results were noted', () => {
  const ended = async (count: number) => {
    const backend = new MemoryBackend();
    const { debrief } = await open(backend);
    for (let number = 0; number < count; number++) {
      const made = await debrief.matches.create({ ...courierMatch, options: physical });
      if (!made.ok) throw new Error(made.error.kind);
      const opened = await debrief.openMatch(made.value);
      if (opened.ok) opened.value.session.endEarly();
      await debrief.closeMatch(made.value);
    }
    await debrief.flush();
    return new MemoryBackend(withoutResult(backend.values));
  };
  const noted = (debrief: Debrief): number =>
    debrief.matches.state.getState().matches.filter(({ result }) => result).length;
  /** So many seconds, with all that is asked of the disk answered in each. */
  const pass = async (clock: FakeClock, seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      clock.advance(1_000);
      for (let turns = 0; turns < 10; turns++) await settled();
    }
  };

  test('gets its result a while after a start, one at a time, and keeps it', async () => {
    const backend = await ended(3);
    const { debrief, clock } = await open(backend);
    // What is loaded first is loaded before: a real module takes longer than a few promises.
    await debrief.peekMatch('nothing');
    debrief.concludeOld();
    await settled();
    expect(noted(debrief)).toBe(0);
    await pass(clock, 1);
    expect(noted(debrief)).toBe(1);
    await pass(clock, 5);
    expect(noted(debrief)).toBe(3);
    await debrief.flush();
    expect(noted((await open(backend)).debrief)).toBe(3);
  });

  test('is left for the next start where there are very many, and when it is stopped', async () => {
    const { debrief, clock } = await open(await ended(55));
    const stop = debrief.concludeOld();
    await pass(clock, 60);
    expect(noted(debrief)).toBe(50);
    stop();
    const stopNext = debrief.concludeOld();
    await pass(clock, 1);
    stopNext();
    await pass(clock, 10);
    expect(noted(debrief)).toBeLessThanOrEqual(52);
  });

  test('does without it while the disk does not answer', async () => {
    const whole = await ended(2);
    const backend = new FailingReads(whole.values, true);
    const { debrief, clock } = await open(backend);
    backend.failAt(0, true);
    debrief.concludeOld();
    await pass(clock, 5);
    expect(noted(debrief)).toBe(0);
    backend.mend();
    debrief.concludeOld();
    await pass(clock, 5);
    expect(noted(debrief)).toBe(2);
  });

  test.each(LAYOUTS)('is read in every save of before, on the %s', async (layout) => {
    for (const { transactional, values } of [goldenOf(1, layout), gamesGoldenOf(1, layout)]) {
      const clock = new FakeClock();
      const backend = new MemoryBackend(Object.entries(values), transactional);
      const debrief = await Debrief.open({ backend, games: [courierGame, ...games], clock });
      const finished = () =>
        debrief.matches.state.getState().matches.filter(({ finishedAt }) => finishedAt !== undefined);
      debrief.concludeOld();
      await pass(clock, 10);
      await debrief.flush();
      expect(finished().length).toBeGreaterThan(0);
      for (const { result } of finished()) expect(result?.totals.length).toBeGreaterThan(1);
    }
  });
});

/** A crash at any write: the header says either that the match goes on or how it came out, and both agree. */
test.each([true, false])(
  'a result is stored whole or not at all, with transactions: %s',
  async (transactional) => {
    const backend = new WitnessBackend([], transactional);
    const { debrief, session, id } = await begin(backend);
    turn(session, { type: 'play', card: 'c1', value: 5 });
    await debrief.flush();
    const begun = backend.moments.length;
    for (const step of [() => session.endEarly(), () => session.undo(), () => session.redo()]) {
      step();
      await debrief.flush();
    }
    await debrief.closeMatch(id);
    let points = 0;
    for (const moment of backend.moments.slice(begun))
      for (const { values } of wrecks(moment, transactional, cutsEvery(everyNth(29, 1)))) {
        points++;
        progress(`${points} crash points of results`);
        const later = await open(new MemoryBackend(values, transactional));
        const [header] = later.debrief.matches.state.getState().matches;
        if (!header) continue;
        expect(header.finishedAt === undefined).toBe(header.result === undefined);
        const opened = await later.debrief.openMatch(header.id);
        if (!opened.ok) throw new Error(opened.error.kind);
        const { over, log } = opened.value.session.moment.standing;
        // Opening it makes up for a header that was not written any more.
        const { result } = later.header();
        expect(result?.totals).toEqual(
          over ? log.game.outcome(log.state).scores.map(({ total }) => total) : undefined,
        );
      }
    expect(points).toBeGreaterThan(10);
    tell(`${points} crash points of results, ${transactional ? 'with' : 'without'} transactions`);
  },
);
