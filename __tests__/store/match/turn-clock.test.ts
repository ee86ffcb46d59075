import { Debrief } from '@/store/debrief';
import { type MatchHeader } from '@/store/match/header';
import { type MatchSession } from '@/store/match/session';
import { readingOf } from '@/store/match/turn-time';
import { type Backend } from '@/store/storage/backend';
import { MemoryBackend } from '@/store/storage/memory';
import { digital } from '../../support/courier/game';
import { type State } from '../../support/courier/model';
import { courierGame, courierMatch } from '../../support/desk';
import { FakeClock } from '../storage/support/fake-clock';

const seconds = (count: number) => count * 1_000;
const minutes = (count: number) => count * 60_000;

const begin = async (about: { readonly clock?: boolean } = { clock: true }) => {
  const backend = new MemoryBackend();
  const app = await open(backend, new FakeClock());
  const created = await app.debrief.matches.create({ ...courierMatch, options: digital, ...about });
  if (!created.ok) throw new Error(created.error.kind);
  return { ...app, backend, ...(await look(app.debrief, created.value)) };
};

const open = async (backend: Backend, clock: FakeClock) => {
  const debrief = await Debrief.open({ backend, games: [courierGame], clock });
  const header = () => debrief.matches.state.getState().matches[0] as MatchHeader;
  return { debrief, clock, header };
};

const look = async (debrief: Debrief, id: string) => {
  const opened = await debrief.openMatch(id);
  if (!opened.ok) throw new Error(opened.error.kind);
  const { session } = opened.value;
  return { id, session, leave: session.attend() };
};

/** The app is gone without a word, and comes back after a while. */
const reload = async ({ backend, debrief, clock, id }: Awaited<ReturnType<typeof begin>>, away: number) => {
  await debrief.flush();
  clock.advance(away);
  const again = await open(backend, clock);
  return { ...again, backend, ...(await look(again.debrief, id)) };
};

const active = (session: MatchSession) => (session.moment.standing.log.state as State).active;
const pass = (session: MatchSession) => session.play([{ actor: active(session), move: { type: 'pass' } }]);
const readingAt = ({ standing, since }: MatchSession['moment'], clock: FakeClock) =>
  readingOf(standing, since, clock.now());

test('time is that of whoever is to move, turn by turn, and in the result', async () => {
  const { session, clock, header } = await begin();
  clock.advance(seconds(84));
  expect(readingAt(session.moment, clock)).toEqual({ turn: seconds(84), totals: [seconds(84), 0] });
  pass(session);
  clock.advance(seconds(20));
  expect(readingAt(session.moment, clock)).toEqual({ turn: seconds(20), totals: [seconds(84), seconds(20)] });
  pass(session);
  clock.advance(seconds(6));
  expect(readingAt(session.moment, clock).turn).toBe(seconds(6));
  session.endEarly();
  clock.advance(minutes(5));
  expect(readingAt(session.moment, clock).totals).toEqual([seconds(90), seconds(20)]);
  expect(header().result?.times).toEqual([
    { time: seconds(90), turns: 2 },
    { time: seconds(20), turns: 1 },
  ]);
});

test('a match without a clock says nothing of it, and none of its entries is longer for it', async () => {
  const { session, clock, header } = await begin({});
  clock.advance(seconds(84));
  pass(session);
  session.endEarly();
  expect(session.moment.standing.log.clock).toMatchObject({ to: 'off', seats: [] });
  expect(header().result).not.toHaveProperty('times');
});

test('time goes by without a write, also on a long turn', async () => {
  const { session, clock, debrief, backend } = await begin();
  await debrief.flush();
  const writes = jest.spyOn(backend, 'write');
  for (let second = 0; second < 600; second++) clock.advance(seconds(1));
  await debrief.flush();
  expect(writes).not.toHaveBeenCalled();
  expect(readingAt(session.moment, clock).turn).toBe(minutes(10));
});

test('nothing counts while the app is away, and the turn goes on afterwards', async () => {
  const { session, clock, leave } = await begin();
  clock.advance(seconds(30));
  leave();
  clock.advance(minutes(15));
  expect(readingAt(session.moment, clock).turn).toBe(seconds(30));
  session.attend();
  clock.advance(seconds(10));
  expect(readingAt(session.moment, clock).turn).toBe(seconds(40));
});

test('two screens of one match are one look at it', async () => {
  const { session, clock, leave } = await begin();
  const leaveOther = session.attend();
  leave();
  clock.advance(seconds(10));
  expect(readingAt(session.moment, clock).turn).toBe(seconds(10));
  leaveOther();
  clock.advance(seconds(10));
  expect(readingAt(session.moment, clock).turn).toBe(seconds(10));
});

test('a pause counts nothing until somebody goes on or plays on', async () => {
  const { session, clock } = await begin();
  clock.advance(seconds(5));
  session.setClock('pause');
  clock.advance(minutes(3));
  expect(readingAt(session.moment, clock).turn).toBe(seconds(5));
  session.setClock('run');
  clock.advance(seconds(5));
  session.setClock('pause');
  clock.advance(minutes(3));
  pass(session);
  clock.advance(seconds(7));
  expect(readingAt(session.moment, clock)).toEqual({ turn: seconds(7), totals: [seconds(10), seconds(7)] });
});

test('it can be switched on in a match that began without, and off again', async () => {
  const { session, clock } = await begin({});
  clock.advance(minutes(9));
  session.setClock('run');
  clock.advance(seconds(9));
  session.setClock('off');
  clock.advance(minutes(9));
  pass(session);
  expect(readingAt(session.moment, clock).totals).toEqual([seconds(9), 0]);
});

test('undo takes no time back: it went by', async () => {
  const { session, clock } = await begin();
  clock.advance(seconds(10));
  pass(session);
  clock.advance(seconds(4));
  session.undo();
  expect(readingAt(session.moment, clock).totals).toEqual([seconds(10), seconds(4)]);
});

test('a reload loses nothing: what ran when the app was gone goes on, but a break is none of the turn', async () => {
  const begun = await begin();
  begun.clock.advance(seconds(10));
  pass(begun.session);
  begun.clock.advance(seconds(5));
  const quick = await reload(begun, seconds(2));
  expect(readingAt(quick.session.moment, quick.clock)).toEqual({
    ...{ turn: seconds(7), totals: [seconds(10), seconds(7)] },
  });
  const late = await reload({ ...begun, ...quick }, minutes(60 * 24));
  expect(readingAt(late.session.moment, late.clock).totals).toEqual([seconds(10), 0]);
});

test('a pause and an app that was left outlive a reload', async () => {
  const begun = await begin();
  begun.clock.advance(seconds(10));
  begun.session.setClock('pause');
  const again = await reload(begun, minutes(1));
  expect(readingAt(again.session.moment, again.clock).turn).toBe(seconds(10));
  again.session.setClock('run');
  again.clock.advance(seconds(5));
  again.leave();
  const third = await reload({ ...begun, ...again }, minutes(1));
  third.clock.advance(seconds(3));
  expect(readingAt(third.session.moment, third.clock).turn).toBe(seconds(18));
});

test('a clock of the phone that goes back or leaps ahead costs one turn at most', async () => {
  const { session, clock } = await begin();
  clock.advance(seconds(10));
  pass(session);
  clock.advance(-minutes(90));
  expect(readingAt(session.moment, clock).turn).toBe(0);
  pass(session);
  clock.advance(seconds(5));
  pass(session);
  clock.advance(minutes(60 * 24 * 365));
  pass(session);
  expect(readingAt(session.moment, clock).totals).toEqual([seconds(15), 0]);
});
