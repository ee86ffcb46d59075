import { planRewrite } from '@/rules/core/log/rewrite';
import { commitmentOf, verifyDraws } from '@/store/draw/verify';
import { type MatchSession } from '@/store/match/session';
import { readStart } from '@/store/match/read-start';
import { type State } from '../../support/courier/model';
import { openDesk } from '../../support/desk';

const stateOf = ({ moment }: MatchSession) => moment.standing.log.state as State;
const pass = (session: MatchSession) =>
  session.play([{ actor: stateOf(session).active, move: { type: 'pass' } }]);
/** Every card that was drawn, in order. */
const drawnIn = (session: MatchSession): readonly unknown[] =>
  session.moment.standing.log.events.flatMap(({ move }) => ('card' in move ? [move.card] : []));

const begin = async (passes = 3) => {
  const desk = await openDesk();
  const id = await desk.create();
  const match = await desk.open(id);
  for (let turn = 0; turn < passes; turn++) pass(match.session);
  const again = async () => {
    await match.stored();
    match.close();
    const next = await openDesk(desk.backend);
    return (await next.open(id)).session;
  };
  const copy = async () => {
    const made = await desk.library.duplicate(id, 'Again');
    if (!made.ok) throw new Error(made.error.kind);
    return { id: made.value, session: (await desk.open(made.value)).session };
  };
  return { ...desk, id, session: match.session, again, copy };
};

const CLOSED = { kind: 'closed' };

describe('the seed', () => {
  test('of a running match is never shown', async () => {
    const { session } = await begin();
    expect(session.reveal()).toEqual({ kind: 'nothing' });
    expect(session.seed).toBeUndefined();
    expect(pass(session)).toEqual({ kind: 'played' });
  });

  test('once shown, ends undo, play and every change, also after a reload', async () => {
    const { session, again } = await begin();
    session.undo();
    session.endEarly();
    expect(session.moment.standing.undo).toBeDefined();
    expect(session.reveal()).toEqual({ kind: 'played' });
    expect(commitmentOf(session.seed ?? '')).toBe(session.commitment);
    for (const closed of [session, await again()]) {
      const before = closed.moment.standing;
      expect([before.over, before.undo, before.redo, before.bringBack]).toEqual([
        true,
        undefined,
        undefined,
        undefined,
      ]);
      const [first] = before.log.events;
      const removed = planRewrite(before.log, { kind: 'remove', events: [first?.id ?? 0] });
      expect([
        ...[
          closed.undo(),
          closed.redo(),
          closed.jump(0),
          closed.change(removed),
          pass(closed),
          closed.draw(),
        ],
      ]).toEqual([CLOSED, CLOSED, CLOSED, CLOSED, CLOSED, { kind: 'nothing' }]);
      expect(closed.leave(0)).toEqual(CLOSED);
      expect(closed.moment.standing.log.events).toEqual(before.log.events);
      expect(closed.seed).toBe(session.seed);
      expect(closed.verify().kind).toBe('verified');
    }
  });

  test('of a match that came to its own end closes it too', async () => {
    const { session } = await begin(0);
    while (stateOf(session).phase !== 'over') pass(session);
    session.reveal();
    expect(session.undo()).toEqual(CLOSED);
    expect(session.verify()).toEqual({ kind: 'verified', draws: 12 });
  });
});

describe('a duplicate', () => {
  test('draws anew from where it parts, whatever comes in the other match', async () => {
    const { session, copy } = await begin();
    const other = await copy();
    const common = drawnIn(session);
    expect(drawnIn(other.session)).toEqual(common);
    expect(other.session.commitment).not.toBe(session.commitment);
    for (const one of [session, other.session]) for (let turn = 0; turn < 8; turn++) pass(one);
    expect(drawnIn(other.session).slice(0, common.length)).toEqual(common);
    expect(drawnIn(other.session)).not.toEqual(drawnIn(session));
  });

  test('holds nothing that tells the seed of the other match', async () => {
    const { id, records, queue, backend, copy } = await begin();
    const start = await readStart(records, id);
    if (!start.ok) throw new Error(start.error.kind);
    const other = await copy();
    await queue.flush();
    const keys = (await backend.keys('')).filter((key) => key.includes(other.id));
    expect(keys.length).toBeGreaterThan(2);
    expect((await backend.read(keys)).join()).not.toContain(start.value.start.seed);
  });

  test('is verified from where it parted, also where copied draws were undone and drawn again', async () => {
    const { copy } = await begin();
    const { session } = await copy();
    session.undo(2);
    session.redo(1);
    while (stateOf(session).phase !== 'over') pass(session);
    const verified = session.verify();
    expect(verified).toEqual({ kind: 'verified', draws: 9, copied: 3 });
  });

  test('brings back a copied draw as it was, and draws another where it is played again', async () => {
    const { copy } = await begin();
    const { session } = await copy();
    const before = drawnIn(session);
    session.undo();
    session.redo();
    expect(drawnIn(session)).toEqual(before);
  });

  test('of a closed match is open', async () => {
    const { session, copy } = await begin();
    session.endEarly();
    session.reveal();
    const other = await copy();
    expect(other.session.moment.standing.log.closed).toBe(false);
    expect(other.session.undo()).toEqual({ kind: 'played' });
    expect(pass(other.session)).toEqual({ kind: 'played' });
  });
});

describe('chance that everybody stirs', () => {
  const SALT = ['1f'.repeat(16), '2e'.repeat(16)] as const;
  const shared = async (salts: readonly string[] = SALT) => {
    const desk = await openDesk();
    const id = await desk.create({ shared: true });
    const match = await desk.open(id);
    salts.forEach((salt, seat) => match.session.share(seat, salt));
    return { ...desk, id, match, session: match.session };
  };

  test('is drawn from only when every seat has tapped, once', async () => {
    const { session } = await shared([]);
    expect(session.moment.standing.awaited).toEqual([0, 1]);
    expect([drawnIn(session), session.draw().kind]).toEqual([[], 'nothing']);
    expect(session.share(1, SALT[1]).kind).toBe('played');
    expect(session.share(1, SALT[0])).toEqual({ kind: 'nothing' });
    expect(session.moment.standing.awaited).toEqual([0]);
    expect(drawnIn(session)).toEqual([]);
    expect(session.share(0, SALT[0]).kind).toBe('played');
    expect([session.moment.standing.awaited, drawnIn(session).length]).toEqual([[], 1]);
    expect(session.moment.standing.log.shares.map(({ seat }) => seat)).toEqual([1, 0]);
  });

  test('waits on after a reload, and draws after one that came before the draw', async () => {
    const { backend, match, id } = await shared([SALT[0]]);
    await match.stored();
    match.close();
    const { session } = await (await openDesk(backend)).open(id);
    expect(session.moment.standing.awaited).toEqual([1]);
    session.share(1, SALT[1]);
    expect(drawnIn(session)).toHaveLength(1);
  });

  test('comes from the sealed seed and from every tap, and verifies', async () => {
    const { session, records, id } = await shared();
    while (stateOf(session).phase !== 'over') pass(session);
    expect(session.verify()).toEqual({ kind: 'verified', draws: 12 });
    const start = await readStart(records, id);
    if (!start.ok) throw new Error(start.error.kind);
    const { log } = session.moment.standing;
    const sealed = { seed: start.value.start.seed, commitment: session.commitment };
    expect(verifyDraws(log, sealed).kind).toBe('verified');
    for (const shares of [[], log.shares.slice(1), [...log.shares].reverse()])
      expect(verifyDraws({ ...log, shares }, sealed).kind).toBe('wrong-draw');
  });

  test('is not asked for in a match that does not want it', async () => {
    const { session } = await begin(0);
    expect([session.moment.standing.awaited, session.share(0, SALT[0])]).toEqual([[], { kind: 'nothing' }]);
    expect(drawnIn(session)).toHaveLength(1);
  });
});
