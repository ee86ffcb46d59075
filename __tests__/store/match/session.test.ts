import { type Moment } from '@/store/match/moment';
import { planRewrite } from '@/rules/core/log/rewrite';
import { type MatchSession } from '@/store/match/session';
import { MemoryBackend } from '@/store/storage/memory';
import { box } from '../../support/courier/box';
import { type State } from '../../support/courier/model';
import { courier, digital } from '../../support/courier/game';
import { courierGame, openDesk } from '../../support/desk';

const stateOf = (session: MatchSession) => session.moment.standing.log.state as State;
const hand = (session: MatchSession) => stateOf(session).players[stateOf(session).active]?.hand ?? [];
const pass = (session: MatchSession) =>
  session.play([{ actor: stateOf(session).active, move: { type: 'pass' } }]);

const begin = async () => {
  const desk = await openDesk();
  const id = await desk.create();
  const match = await desk.open(id);
  return { ...desk, id, match, session: match.session };
};

test('a new match draws what its digital deck owes', async () => {
  const { session } = await begin();
  expect(hand(session)).toHaveLength(1);
  expect(session.moment.standing.log.done).toHaveLength(1);
});

test('a tap and the draw it causes are undone together and come back the same', async () => {
  const { session } = await begin();
  pass(session);
  const drawn = hand(session);
  expect(session.moment.standing.log.done).toHaveLength(2);
  session.undo();
  expect(session.moment.standing.log.events).toHaveLength(1);
  pass(session);
  expect(hand(session)).toEqual(drawn);
});

test('after undoing everything nothing is drawn until somebody asks for it', async () => {
  const { session } = await begin();
  const drawn = hand(session);
  session.undo();
  expect(hand(session)).toEqual([]);
  expect(session.draw().kind).toBe('played');
  expect(hand(session)).toEqual(drawn);
  expect(session.draw().kind).toBe('nothing');
});

test('a refused move says why and changes nothing', async () => {
  const { session } = await begin();
  const before = session.moment.standing.log.state;
  expect(session.play([{ actor: 1, move: { type: 'pass' } }])).toMatchObject({
    kind: 'refused',
    violations: [{ rule: 'T-1', code: 'not-your-turn' }],
  });
  expect(session.moment.standing.log.state).toBe(before);
});

test('every change survives a restart, and undo works across it', async () => {
  const { backend, queue, session, match, id } = await begin();
  pass(session);
  pass(session);
  session.undo();
  const plan = planRewrite(session.moment.standing.log, {
    kind: 'remove',
    events: [session.moment.standing.log.events.at(-1)?.id ?? 0],
  });
  session.change(plan);
  session.undo();
  await queue.flush();
  await match.stored();
  match.close();
  const again = (await (await openDesk(backend)).open(id)).session;
  expect(again.moment.standing.log.state).toEqual(session.moment.standing.log.state);
  expect(again.moment.standing.log.undone).toEqual(session.moment.standing.log.undone);
  session.undo();
  again.undo();
  expect(again.moment.standing.log.state).toEqual(session.moment.standing.log.state);
});

test('an early end and a player who leaves are kept, and can be taken back', async () => {
  const { backend, queue, session, id } = await begin();
  session.leave(0);
  session.endEarly();
  expect(session.endEarly().kind).toBe('nothing');
  await queue.flush();
  const again = (await (await openDesk(backend)).open(id)).session;
  expect(again.moment.standing.log.endedEarly).toBe(true);
  expect((again.moment.standing.log.state as State).players[0]?.left).toBe(true);
  again.undo(2);
  expect(again.moment.standing.log.endedEarly).toBe(false);
  expect((again.moment.standing.log.state as State).players[0]?.left).toBe(false);
});

test('nothing is played after an early end until it is taken back', async () => {
  const { session } = await begin();
  session.endEarly();
  const { moment } = session;
  expect(session.leave(0).kind).toBe('ended');
  expect(session.moment).toBe(moment);
  session.undo();
  expect(session.leave(0).kind).toBe('played');
});

test('jumping goes back to just after an entry, and redo returns', async () => {
  const { session } = await begin();
  for (let turn = 0; turn < 5; turn++) pass(session);
  const end = session.moment.standing.log.state;
  const third = session.moment.standing.log.events[2]?.id ?? 0;
  session.jump(third);
  expect(session.moment.standing.log.events.at(-1)?.id).toBe(third);
  session.redo(99);
  expect(session.moment.standing.log.state).toEqual(end);
  session.jump(0);
  expect(session.moment.standing.log.events).toHaveLength(0);
  expect(session.jump(0).kind).toBe('nothing');
});

test('what a jump took back is known after a restart, apart from what was undone before it', async () => {
  const { session, id, queue, backend } = await begin();
  for (let turn = 0; turn < 6; turn++) pass(session);
  session.undo();
  const end = session.moment.standing.log.state;
  session.jump(session.moment.standing.log.events[1]?.id ?? 0);
  await queue.flush();
  const again = (await (await openDesk(backend)).open(id)).session;
  again.redo(again.moment.standing.log.takenBack);
  expect(again.moment.standing.log.state).toEqual(end);
  expect(again.moment.standing.log.takenBack).toBe(1);
  pass(again);
  expect(again.moment.standing.log.takenBack).toBe(0);
});

test('jumping back across a changed past keeps the change', async () => {
  const { session } = await begin();
  for (let turn = 0; turn < 3; turn++) pass(session);
  const removed = session.moment.standing.log.events.at(-1)?.id ?? 0;
  session.change(planRewrite(session.moment.standing.log, { kind: 'remove', events: [removed] }));
  const kept = session.moment.standing.log.events[0]?.id ?? 0;
  session.jump(kept);
  expect(session.moment.standing.log.events.map(({ id }) => id)).toEqual([kept]);
});

test('the draws of a match fit the seed that was committed to', async () => {
  const { session } = await begin();
  while (stateOf(session).phase !== 'over') pass(session);
  expect(session.verify()).toEqual({
    kind: 'verified',
    draws: 12,
  });
});

test('a move that is too large to store is refused before it counts', async () => {
  const { session } = await begin();
  const changes = [{ entry: 'x'.repeat(60_000), to: 1 }];
  expect(session.play([{ actor: 'table', move: { type: 'correct', changes } as never }]).kind).toBe(
    'too-large',
  );
  expect(session.moment.standing.log.done).toHaveLength(1);
});

test('screens are told of every change and of nothing else', async () => {
  const { session } = await begin();
  const seen: Moment[] = [];
  const stop = session.subscribe(() => seen.push(session.moment));
  pass(session);
  session.play([{ actor: 1, move: { type: 'draw' } as never }]);
  session.undo();
  stop();
  session.redo();
  expect([...new Set(seen.map(({ standing }) => standing.log.undone.length))]).toEqual([0, 1]);
  expect(new Set(seen.map(({ standing }) => standing)).size).toBe(2);
  expect(new Set(seen).size).toBe(seen.length);
});

describe('a match that cannot be read whole', () => {
  const stored = async (change: (text: string) => string) => {
    const backend = new MemoryBackend();
    const desk = await openDesk(backend);
    const id = await desk.create();
    const { session } = await desk.open(id);
    for (let turn = 0; turn < 5; turn++) pass(session);
    await desk.queue.flush();
    const [key = ''] = await backend.keys(`j/${id}`);
    const [value = ''] = await backend.read([key]);
    await backend.write({ set: [[key, change(value)]], remove: [] });
    return { backend, id, match: await (await openDesk(backend)).open(id) };
  };

  test('keeps what stands before the damage, says so, and plays on', async () => {
    const { match, backend, id } = await stored((text) => text.slice(0, -30));
    const { report } = match.state.getState();
    expect(report?.reason.kind).toBe('damaged');
    expect(report?.kept).toBeGreaterThan(0);
    expect(pass(match.session).kind).toBe('played');
    await match.stored();
    match.close();
    expect((await backend.keys('aside/')).length).toBeGreaterThan(0);
    const again = await (await openDesk(backend)).open(id);
    expect(again.session.moment.standing.log.state).toEqual(match.session.moment.standing.log.state);
    expect(again.state.getState().report).toBeUndefined();
  });
});

test('a match of newer rules is shown and not written', async () => {
  const backend = new MemoryBackend();
  const desk = await openDesk(backend);
  const id = await desk.create();
  await desk.open(id);
  desk.records.put(`o/${id}`, { options: digital, rulesVersion: 99, seed: '0'.repeat(64) });
  await desk.queue.flush();
  const match = await (await openDesk(backend)).open(id);
  expect(match.state.getState().report?.reason).toEqual({ kind: 'newer-rules', version: 99 });
  expect(pass(match.session)).toEqual({ kind: 'read-only', access: 'locked' });
});

test('a move that the rules refuse by now is set aside once, and play goes on', async () => {
  const { backend, queue, id, session } = await begin();
  for (let turn = 0; turn < 3; turn++) pass(session);
  await queue.flush();
  const strict = {
    ...courier,
    check: (...[state, actor, move]: Parameters<typeof courier.check>) =>
      move.type === 'pass' && (state as State).drawn === 2
        ? [{ rule: 'T-1', code: 'stricter', certainty: 'broken', overrulable: false } as const]
        : courier.check(state, actor, move),
  };
  const games = [{ ...courierGame, load: async () => ({ full: strict, light: strict, box }) }];
  const desk = await openDesk(backend, games);
  const match = await desk.open(id);
  expect(match.state.getState().report).toMatchObject({ kept: 3, reason: { kind: 'refused' } });
  await desk.queue.flush();
  const again = await (await openDesk(backend, games)).open(id);
  expect(again.state.getState().report).toBeUndefined();
  expect(again.session.moment.standing.log.events).toHaveLength(3);
  expect(again.session.moment.standing.log.asides).toHaveLength(1);
});
