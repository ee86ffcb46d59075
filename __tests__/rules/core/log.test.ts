import { type JournalStep } from '@/rules/core/log/journal';
import { loadLog } from '@/rules/core/log/load';
import { MatchLog } from '@/rules/core/log/match-log';
import { planRewrite } from '@/rules/core/log/rewrite';
import { playOut, Coverage } from '@/__tests__/support/play/playout';
import { reasonId } from '@/rules/core/violation';
import { chanceOf } from '../../support/chance';
import { courier, digital, type Move } from '../../support/courier/game';
import { type Options, type State } from '../../support/courier/model';

type Log = MatchLog<Move, State>;

const draw = (card: string) => ({ actor: 'table' as const, move: { type: 'draw' as const, card } });
const play = (actor: number, card: string, value: number) => ({
  actor,
  move: { type: 'play' as const, card, value },
});
const pass = (actor: number) => ({ actor, move: { type: 'pass' as const } });

const physical: Options = { ...digital, deck: 'physical' };

const newLog = (): Log => new MatchLog(courier, digital);

const append = (log: Log, ...drafts: Parameters<Log['append']>[0]): JournalStep<Move> => {
  const step = log.append(drafts, 0);
  if (!step.ok) throw new Error(step.error.violations.map(reasonId).join());
  return step.value;
};

const played = (log: Log, seat: number) => log.state.players[seat]?.played.map(({ card }) => card);

const stored = (steps: readonly JournalStep<Move>[]) =>
  steps.map((step, index) => JSON.parse(JSON.stringify({ at: index, ...step })));

describe('a group', () => {
  test('holds what one tap caused and is undone and redone together', () => {
    const log = newLog();
    append(log, draw('c1'));
    const before = log.state;
    append(log, play(0, 'c1', 1), draw('c2'));
    expect(log.done).toHaveLength(2);
    const after = log.state;
    log.undo(1, 0);
    expect(log.state).toEqual(before);
    log.redo(1, 0);
    expect(log.state).toEqual(after);
  });

  test('is refused as a whole when one of its moves is refused', () => {
    const log = newLog();
    append(log, draw('c1'));
    const before = log.state;
    const step = log.append([play(0, 'c1', 1), draw('c1')], 0);
    expect(step).toMatchObject({ ok: false, error: { violations: [{ rule: 'T-1', code: 'not-in-deck' }] } });
    expect(log.state).toBe(before);
    expect(log.events).toHaveLength(1);
  });

  test('is refused as a whole also where it is longer than what is kept of the states', () => {
    const { log: long } = playOut(
      { game: courier, options: digital, pick: chanceOf(1), cap: 150 },
      new Coverage(),
    );
    const log = newLog();
    append(log, ...long.events.slice(0, 10));
    const before = log.state;
    const rest = long.events.slice(10);
    expect(log.append([...rest, play(0, 'no-such-card', 1)], 0).ok).toBe(false);
    expect(log.state).toEqual(before);
    expect(log.events).toHaveLength(10);
    append(log, ...rest);
    expect(log.state).toEqual(long.state);
    expect(log.stateAt(10)).toEqual(before);
  });

  test('leaves nothing behind where the rules break down in the middle of it', () => {
    const broken: typeof courier = {
      ...courier,
      apply: (state, actor, move) => {
        if (move.type === 'draw' && move.card === 'c2') throw new Error('a bug');
        return courier.apply(state, actor, move);
      },
    };
    const log: Log = new MatchLog(broken, digital);
    append(log, draw('c1'));
    const before = log.state;
    expect(() => log.append([play(0, 'c1', 1), draw('c2')], 0)).toThrow('a bug');
    expect(log.state).toBe(before);
    expect(log.events).toHaveLength(1);
    append(log, play(0, 'c1', 1));
    expect(played(log, 0)).toEqual(['c1']);
  });

  test('can be joined by what a person enters afterwards', () => {
    const log = newLog();
    append(log, draw('c1'));
    append(log, play(0, 'c1', 1));
    log.append([draw('c2')], 0, true);
    expect(log.done.map((step) => (step.kind === 'group' ? step.events.length : 0))).toEqual([1, 2]);
    log.undo(1, 0);
    expect(log.events).toHaveLength(1);
  });
});

describe('undo and redo', () => {
  test('go back to the start and forward again, however long the match', () => {
    const { log } = playOut(
      { game: courier, options: digital, pick: chanceOf(1), cap: 500, weights: { burn: 0.2 } },
      new Coverage(),
    );
    const states = Array.from({ length: log.events.length + 1 }, (_, position) => log.stateAt(position));
    for (let position = log.events.length; position > 0; position--) {
      expect(log.state).toEqual(states[position]);
      log.undo(1, 0);
    }
    expect(log.state).toEqual(courier.start(digital));
    log.redo(states.length, 0);
    expect(log.state).toEqual(states.at(-1));
  });

  test('a new move after undo leaves nothing to redo', () => {
    const log = newLog();
    append(log, draw('c1'));
    append(log, pass(0));
    log.undo(1, 0);
    append(log, play(0, 'c1', 1));
    expect(log.undone).toHaveLength(0);
    log.redo(1, 0);
    expect(played(log, 0)).toEqual(['c1']);
  });

  test('what is brought back was not made again', () => {
    const log = newLog();
    append(log, draw('c1'));
    append(log, pass(0));
    const { made } = log;
    log.undo(1, 0);
    log.redo(1, 0);
    expect(log.made).toBe(made);
    log.undo(1, 0);
    append(log, play(0, 'c1', 1));
    expect(log.made).toBeGreaterThan(made);
  });

  test('with nothing left, nothing happens', () => {
    const log = newLog();
    expect(log.undo(3, 0)).toBeUndefined();
    expect(log.redo(1, 0)).toBeUndefined();
    expect(log.state).toEqual(courier.start(digital));
  });

  test('an early end can be taken back', () => {
    const log = newLog();
    append(log, draw('c1'));
    log.end(0);
    expect(log.endedEarly).toBe(true);
    log.undo(1, 0);
    expect(log.endedEarly).toBe(false);
  });
});

describe('a state far back', () => {
  test('costs 63 replayed moves at most', () => {
    const log = endless(1000);
    const applied = jest.spyOn(log.game, 'apply');
    for (const position of [999, 700, 65, 64, 63, 1, 0]) {
      applied.mockClear();
      log.stateAt(position);
      expect(applied.mock.calls.length).toBeLessThanOrEqual(63);
    }
    applied.mockClear();
    log.undo(500, 0);
    expect(applied.mock.calls.length).toBeLessThanOrEqual(63);
    applied.mockRestore();
  });

  test('a move costs one check and one apply at any length', () => {
    const log = endless(1000);
    const applied = jest.spyOn(log.game, 'apply');
    const checked = jest.spyOn(log.game, 'check');
    append(log, { actor: 'table', move: { type: 'correct', changes: [{ entry: 'active', to: '0' }] } });
    expect(applied).toHaveBeenCalledTimes(1);
    expect(checked).toHaveBeenCalledTimes(1);
    applied.mockRestore();
    checked.mockRestore();
  });
});

/** Corrections can go on for ever, which a game of twelve cards cannot. */
const endless = (length: number): Log => {
  const log: Log = new MatchLog({ ...courier }, digital);
  for (let index = 0; index < length; index++)
    append(log, {
      actor: 'table',
      move: { type: 'correct', changes: [{ entry: 'active', to: String(index % 2) }] },
    });
  return log;
};

describe('changing the past', () => {
  const game = (): { log: Log; steps: JournalStep<Move>[] } => {
    const log = newLog();
    const steps = [
      append(log, draw('c1')),
      append(log, play(0, 'c1', 1)),
      append(log, draw('c2')),
      append(log, play(1, 'c2', 2)),
      append(log, draw('c3')),
      append(log, play(0, 'c3', 3)),
    ];
    return { log, steps };
  };

  test('an amended move replays the rest', () => {
    const { log } = game();
    const plan = planRewrite(log, { kind: 'amend', entries: [{ event: 4, draft: pass(1) }] });
    expect(plan.refused).toEqual([]);
    expect(plan.illegal).toEqual([]);
    log.rewrite(plan.rewrite, 0);
    expect(played(log, 1)).toEqual([]);
    expect(played(log, 0)).toEqual(['c1', 'c3']);
  });

  test('a wrong seat is refused with its reason, and nothing changes', () => {
    const { log } = game();
    const before = log.state;
    const plan = planRewrite(log, { kind: 'amend', entries: [{ event: 4, draft: pass(0) }] });
    expect(plan.refused).toMatchObject([{ rule: 'T-1', code: 'not-your-turn' }]);
    expect(log.state).toBe(before);
  });

  test('what no state can hold is listed and dropped', () => {
    const { log } = game();
    const plan = planRewrite(log, { kind: 'amend', entries: [{ event: 1, draft: draw('c4') }] });
    expect(plan.illegal.map(({ event, violations }) => [event.id, violations.map(reasonId)])).toEqual([
      [2, ['T-2/not-in-hand']],
      [3, ['T-1/no-draw-now']],
      [4, ['T-1/not-your-turn']],
      [5, ['T-1/no-draw-now']],
      [6, ['T-2/not-in-hand']],
    ]);
    log.rewrite(plan.rewrite, 0);
    expect(log.events.map(({ id }) => id)).toEqual([1]);
    log.undo(1, 0);
    expect(played(log, 0)).toEqual(['c1', 'c3']);
    log.redo(1, 0);
    expect(log.events.map(({ id }) => id)).toEqual([1]);
  });

  test('what may be overruled can be kept by the table', () => {
    const log = newLog();
    append(log, draw('c1'));
    append(log, play(0, 'c1', 1));
    append(log, draw('c7'));
    append(log, pass(1));
    append(log, draw('c2'));
    append(log, play(0, 'c2', 2));
    const change = { kind: 'amend', entries: [{ event: 4, draft: play(1, 'c7', 1) }] } as const;
    expect(planRewrite(log, change).refused.map(reasonId)).toEqual(['T-3/same-value']);
    const [entry] = change.entries;
    const draft = { ...entry.draft, overruled: ['T-3/same-value'] };
    const plan = planRewrite(log, { ...change, entries: [{ ...entry, draft }] });
    expect(plan.refused).toEqual([]);
    log.rewrite(plan.rewrite, 0);
    expect(log.events[3]?.overruled).toEqual(['T-3/same-value']);
    const removal = planRewrite(log, { kind: 'remove', events: [6] });
    expect(removal.illegal).toEqual([]);
  });

  test('an entry that becomes illegal by it is kept as a decision of the table, or dropped by it', () => {
    const log = newLog();
    append(log, draw('c1'));
    append(log, play(0, 'c1', 1));
    append(log, draw('c2'));
    append(log, play(1, 'c2', 2));
    append(log, draw('c7'));
    append(log, play(0, 'c7', 1));
    const change = { kind: 'amend', entries: [{ event: 4, draft: pass(1) }] } as const;
    const dropping = planRewrite(log, change, new Set([6]));
    expect(dropping.rewrite).toMatchObject({ dropped: [6], overruled: [] });
    const keeping = planRewrite(log, change);
    expect(keeping.illegal).toMatchObject([{ event: { id: 6 }, overrulable: true }]);
    expect(keeping.rewrite.dropped).toEqual([]);
    log.rewrite(keeping.rewrite, 0);
    expect(played(log, 0)).toEqual(['c1', 'c7']);
    expect(log.events.at(-1)?.overruled).toEqual(['T-3/same-value']);
  });

  test('two entries that were mixed up are set right in one go, and undone in one go', () => {
    const { log } = game();
    const entries = [
      { event: 1, draft: draw('c2') },
      { event: 2, draft: play(0, 'c2', 2) },
      { event: 3, draft: draw('c1') },
      { event: 4, draft: play(1, 'c1', 1) },
    ];
    expect(planRewrite(log, { kind: 'amend', entries: entries.slice(0, 1) }).refused).toEqual([]);
    const plan = planRewrite(log, { kind: 'amend', entries });
    expect([plan.refused, plan.illegal]).toEqual([[], []]);
    log.rewrite(plan.rewrite, 0);
    expect([played(log, 0), played(log, 1)]).toEqual([['c2', 'c3'], ['c1']]);
    log.undo(1, 0);
    expect([played(log, 0), played(log, 1)]).toEqual([['c1', 'c3'], ['c2']]);
  });

  test('of several entries that are set right one that is refused keeps all as they are', () => {
    const { log } = game();
    const entries = [
      { event: 1, draft: draw('c4') },
      { event: 2, draft: play(0, 'c1', 1) },
    ];
    const plan = planRewrite(log, { kind: 'amend', entries });
    expect(plan.refused.map(reasonId)).toEqual(['T-2/not-in-hand']);
    expect(plan.rewrite).toMatchObject({ dropped: [], overruled: [] });
    expect(plan.rewrite.amended).toBeUndefined();
  });

  test('a removed entry takes with it what rested on it', () => {
    const { log } = game();
    const plan = planRewrite(log, { kind: 'remove', events: [5, 6] });
    expect(plan.illegal).toEqual([]);
    log.rewrite(plan.rewrite, 0);
    expect(log.events.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    append(log, draw('c3'));
    expect(log.events.at(-1)?.id).toBe(7);
  });

  test('jumping back keeps an amendment and can be undone', () => {
    const { log } = game();
    log.rewrite(planRewrite(log, { kind: 'amend', entries: [{ event: 4, draft: pass(1) }] }).rewrite, 0);
    log.rewrite(planRewrite(log, { kind: 'cut-after', event: 4 }).rewrite, 0);
    expect(log.events.map(({ move }) => move.type)).toEqual(['draw', 'play', 'draw', 'pass']);
    log.undo(1, 0);
    expect(log.events).toHaveLength(6);
  });

  test('an entry that is not there changes nothing', () => {
    const { log } = game();
    expect(planRewrite(log, { kind: 'remove', events: [99] }).rewrite.dropped).toEqual([]);
  });
});

describe('overruling and vouching', () => {
  test('a reason that may bend is recorded with the move', () => {
    const log = newLog();
    append(log, draw('c1'));
    append(log, play(0, 'c1', 1));
    append(log, draw('c7'));
    expect(log.append([play(1, 'c7', 1)], 0).ok).toBe(false);
    append(log, { ...play(1, 'c7', 1), overruled: ['T-3/same-value'] });
    expect(log.events.at(-1)?.overruled).toEqual(['T-3/same-value']);
  });

  test('a reason that keeps the state possible cannot be overruled', () => {
    const log = newLog();
    append(log, draw('c1'));
    expect(log.append([{ ...play(0, 'c5', 5), overruled: ['T-2/not-in-hand'] }], 0).ok).toBe(false);
  });

  test('what cannot be verified does not block, and the event keeps that the table vouched', () => {
    const log: Log = new MatchLog(courier, physical);
    append(log, { actor: 'table', move: { type: 'draw' } });
    append(log, play(0, 'c4', 4));
    expect(log.events.at(-1)?.vouched).toEqual(['T-2/hand-unknown']);
  });
});

describe('loading', () => {
  const journal = () => {
    const log = newLog();
    const steps = [append(log, draw('c1')), append(log, play(0, 'c1', 1)), append(log, draw('c2'))];
    const undone = log.undo(2, 0);
    if (undone?.ok) steps.push(undone.value);
    const redone = log.redo(1, 0);
    if (redone?.ok) steps.push(redone.value);
    steps.push(
      log.rewrite(planRewrite(log, { kind: 'amend', entries: [{ event: 2, draft: pass(0) }] }).rewrite, 0),
    );
    return { log, entries: stored(steps) };
  };

  test('gives the same state, and undo works across it', () => {
    const { log, entries } = journal();
    const loaded = loadLog(courier, { options: digital, entries });
    expect(loaded.log.state).toEqual(log.state);
    expect(loaded.understood).toBe(entries.length);
    loaded.log.undo(1, 0);
    log.undo(1, 0);
    expect(loaded.log.state).toEqual(log.state);
  });

  test('keeps what comes before an entry that it does not understand', () => {
    const { entries } = journal();
    entries[2] = { at: 2, kind: 'append', events: [{ id: 3, group: 3, actor: 0, move: { type: 'fly' } }] };
    const loaded = loadLog(courier, { options: digital, entries });
    expect(loaded.understood).toBe(2);
    expect(loaded.misfit?.path).toContain('move');
    expect(loaded.log.events).toHaveLength(2);
  });

  test.each([
    undefined,
    7,
    'x',
    [],
    {},
    { kind: 'append', at: 0, events: [] },
    { kind: 'undo', at: 0, steps: 0 },
  ])('understands nothing of %j, without an exception', (input) => {
    expect(loadLog(courier, { options: digital, entries: [input] })).toMatchObject({
      understood: 0,
      misfit: {},
    });
  });

  test('sets aside an entry that the rules refuse, and what follows it', () => {
    const { entries } = journal();
    entries[1].events[0].move.card = 'c9';
    const loaded = loadLog(courier, { options: digital, entries: entries.slice(0, 3) });
    expect(loaded.refusal?.step).toEqual({ kind: 'set-aside', from: 2, reason: 'T-2/not-in-hand' });
    expect(loaded.log.events.map(({ id }) => id)).toEqual([1]);
    const again = loadLog(courier, {
      options: digital,
      entries: [...entries.slice(0, 3), { at: 9, ...loaded.refusal?.step }],
    });
    expect(again.refusal).toBeUndefined();
    expect(again.log.events.map(({ id }) => id)).toEqual([1]);
    expect(again.log.asides).toHaveLength(1);
    expect(again.log.append([play(0, 'c1', 1)], 0).ok).toBe(true);
    expect(again.log.events.at(-1)?.id).toBe(4);
  });
});
