import { deepFreeze } from '@/rules/core/log/match-log';
import { type Actor } from '@/rules/core/seat';
import { reasonId } from '@/rules/core/violation';
import { light, type Move } from '@/rules/spy-connection/light/game';
import { type Options } from '@/rules/spy-connection/light/state';

const options: Options = {
  seatCount: 3,
  startSeat: 0,
  opened: 'at-the-start',
  board: 'light',
  agents: [15, 15, 15],
};

const open = (change: Partial<Options> = {}) => {
  let state = deepFreeze(light.start({ ...options, ...change }));
  const pad = {
    why: (actor: Actor, move: Move) => light.check(state, actor, move).map(reasonId),
    does: (actor: Actor, ...moves: readonly Move[]) => {
      for (const move of moves) {
        expect(pad.why(actor, move)).toEqual([]);
        pad.overrules(actor, move);
      }
      return pad;
    },
    overrules: (actor: Actor, move: Move) => {
      state = deepFreeze(light.apply(state, actor, move));
      return pad;
    },
    repairs: (actor: Actor, move: Move) => light.repairs(state, actor, move).map(({ moves }) => moves),
    state: () => state,
    view: () => light.view(state, 'table'),
    outcome: () => light.outcome(state),
    phase: () => light.status(state, 'table').phase,
  };
  return pad;
};

const end: Move = { type: 'end-turn' };
const complete = (points: number, extraTurn = false): Move => ({
  type: 'complete-mission',
  points,
  extraTurn,
  agents: 0,
  circles: 1,
});
const place = (agents: number, circles: number): Move => ({ type: 'place-agents', agents, circles });
const lift = (agents: number, circles: number): Move => ({ type: 'take-back-agents', agents, circles });
const discard = (agents: number, circles: number): Move => ({ type: 'discard-mission', agents, circles });
const accept = (agents: number): Move => ({ type: 'accept-mission', agents });
const score = (completed: readonly number[], covered: number): Move => ({
  type: 'enter-score',
  completed,
  covered,
});
const correct = (entry: string, to: number | string): Move => ({ type: 'correct', changes: [{ entry, to }] });

test('[SC-15] the light starts with one open Mission and one Agent on its red city, which scores', () => {
  expect(
    open({ agents: [14, 15, 15] })
      .view()
      .players.map(({ supply, open: missions, points }) => [supply, missions, points]),
  ).toEqual([
    [13, 1, 1],
    [14, 1, 1],
    [14, 1, 1],
  ]);
});

test('[SC-36] [SC-56] a circle scores while its Agent lies there, and gives back no more than that', () => {
  const pad = open().does(0, place(2, 1));
  expect(pad.view().players[0]).toMatchObject({ supply: 11, covered: 2, points: 2 });
  expect(pad.why(0, lift(0, 3))).toEqual(['SC-36/fewer-circles']);
  expect(pad.why(0, lift(3, 0))).toEqual(['SC-70/more-than-exist']);
  pad.does(0, lift(1, 1));
  expect(pad.view().players[0]).toMatchObject({ supply: 13, covered: 1, points: 1 });
  pad.does(0, { type: 'discard-mission', agents: 0, circles: 1 });
  expect(pad.view().players[0]).toMatchObject({ supply: 14, open: 0, points: 0 });
});

test('[SC-56] a game that stops early is counted all the same', () => {
  const pad = open().does(0, complete(4), end);
  const stop = light.stop?.(pad.state());
  expect(stop).toEqual({ type: 'stop' });
  expect(pad.why(1, { type: 'stop' })).toEqual(['SC-13/for-the-table']);
  pad.does('table', { type: 'stop' });
  expect(pad.why('table', { type: 'stop' })).toEqual(['SC-55/over']);
  expect(light.stop?.(pad.state())).toBeUndefined();
  pad
    .does(0, score([4], 0))
    .does(1, score([], 3))
    .does(2, score([], 1));
  expect(pad.outcome()).toMatchObject({ winners: [0], scores: [{ total: 4 }, { total: 3 }, { total: 1 }] });
});

test('[SC-70] entries from before circles were kept apart are understood', () => {
  const parsed = light.codec.move.parse({ type: 'place-agents', agents: 2 });
  expect(parsed).toEqual({ ok: true, value: { type: 'place-agents', agents: 2, circles: 0 } });
});

test('[SC-20] [SC-22] [SC-25] [SC-51] the counts of Missions and Agents are kept', () => {
  const pad = open().does(0, accept(2), end).does(1, end).does(2, end).does(0, accept(1));
  pad.does(0, end).does(1, end).does(2, end);
  expect(pad.why(0, accept(0))).toEqual(['SC-20/three-open']);
  pad.does(0, discard(2, 0)).does('table', correct('supply/0', 1));
  expect(pad.why(0, accept(2))).toEqual(['SC-22/short']);
  expect(pad.repairs(0, accept(2))).toEqual([[lift(1, 0)]]);
  pad.does(0, complete(3), { ...complete(4), circles: 0 } as Move);
  expect(pad.why(0, { type: 'discard-mission', agents: 0, circles: 0 })).toEqual(['SC-25/no-open-mission']);
  expect(pad.why(0, { ...complete(3), circles: 0 } as Move)).toEqual(['SC-51/no-open-mission']);
  expect(pad.view().players[0]).toMatchObject({ supply: 2, open: 0, completed: [3, 4], points: 7 });
});

test('[SC-20] room for a fourth Mission: discard one first, with whatever lay on it', () => {
  const pad = open().does('table', correct('open/0', 3));
  expect(pad.repairs(0, accept(1))).toEqual([[discard(0, 0)], [discard(0, 1)]]);
  pad.does('table', correct('supply/0', 0));
  expect(pad.repairs(0, accept(2))).toEqual([
    [discard(1, 1)],
    [discard(2, 0)],
    [discard(2, 1)],
    [discard(3, 0)],
  ]);
});

test('[SC-42] one option in a turn, as far as a light can tell, and another in an extra turn', () => {
  const pad = open().does(0, accept(0));
  expect(pad.why(0, accept(0))).toEqual(['SC-42/option-taken']);
  expect(light.check(pad.state(), 0, accept(0))).toMatchObject([{ overrulable: true }]);
  expect(pad.why(0, place(2, 0))).toEqual(['SC-42/option-taken']);
  pad.does(0, place(0, 1), complete(3, true), end, accept(0));
  expect(pad.state().turn.extra).toBe(true);
  const bitByBit = open().does(0, place(1, 0), place(1, 0), place(0, 1));
  expect(bitByBit.why(0, accept(0))).toEqual(['SC-42/option-taken']);
  bitByBit.overrules(1, accept(0)).does(0, end).does(1, accept(0));
});

test('[SC-56] one correction adds a Mission and its points; points alone have nothing to lie on', () => {
  const pad = open();
  expect(pad.why('table', correct('points/0', 4))).toEqual(['SC-56/no-missions']);
  const changes = [
    { entry: 'completed/0', to: 1 },
    { entry: 'points/0', to: 4 },
  ];
  pad.does('table', { type: 'correct', changes });
  expect(pad.view().players[0]?.completed).toEqual([4]);
});

test('[SC-70] nobody places more than the supply holds or gets back more than is out', () => {
  const pad = open();
  expect(pad.why(0, place(14, 1))).toEqual(['SC-70/not-enough']);
  expect(pad.repairs(0, place(15, 0))).toEqual([[lift(0, 1)]]);
  expect(pad.why(0, lift(1, 0))).toEqual(['SC-70/more-than-exist']);
  pad.does(0, lift(0, 1));
});

test('[SC-13] out of turn it is refused, and the table may note it all the same', () => {
  const pad = open();
  expect(pad.why(1, accept(1))).toEqual(['SC-13/not-your-turn']);
  expect(pad.why('table', accept(1))).toEqual(['SC-13/no-such-seat']);
  pad.overrules(1, accept(1)).overrules(1, complete(2, true));
  expect(pad.state()).toMatchObject({ active: 0, extraTurns: 0 });
});

test('[SC-53] extra turns are owed, taken and declined', () => {
  const pad = open();
  expect(pad.why(0, { type: 'decline-extra-turn' })).toEqual(['SC-53/no-extra-turn']);
  pad.does(0, complete(2, true), end);
  expect(pad.state()).toMatchObject({ active: 0, turn: { extra: true } });
  const played = open().does(0, complete(2, true), end, accept(0));
  expect(played.why(0, { type: 'decline-extra-turn' })).toEqual(['SC-53/turn-begun']);
  pad.does(0, { type: 'decline-extra-turn' });
  expect(pad.state().active).toBe(1);
});

test('[SC-55] [SC-56] after the seventh Mission the others have one turn each, then all are counted', () => {
  const pad = open();
  expect(pad.why(0, score([1], 1))).toEqual(['SC-55/no-scores-yet']);
  pad.does('table', correct('completed/0', 6)).does('table', correct('points/0', 20));
  pad.does(0, complete(5));
  expect(pad.view().players.map(({ hasLastTurn }) => hasLastTurn)).toEqual([false, true, true]);
  pad.does(0, end).does(1, complete(4), end).does(2, end);
  expect(pad.phase()).toBe('scoring');
  expect(pad.why(0, end)).toEqual(['SC-55/over']);
  pad.does(1, score([4], 2));
  expect(pad.why(1, score([4], 3))).toEqual(['SC-56/entered']);
  pad.does(0, score(pad.state().players[0]?.completed ?? [], 0)).does(2, score([], 1));
  expect(pad.phase()).toBe('over');
  expect(pad.why(2, score([], 1))).toEqual(['SC-55/over']);
  expect(pad.outcome()).toMatchObject({ winners: [0], scores: [{ total: 25 }, { total: 6 }, { total: 1 }] });
});

test('[SC-57] the score pad of a game that nobody tracked tells the winner of a tie', () => {
  const pad = open({ opened: 'at-the-end', startSeat: 1 });
  pad
    .does(0, score([8, 7, 3], 2))
    .does(2, score([5, 5, 5], 5))
    .does(1, score([8, 8], 4));
  expect(pad.phase()).toBe('over');
  expect(pad.outcome()).toMatchObject({ winners: [0], decidedBy: { key: 'decided.later-turn' } });
});

test('[SC-1] who leaves is skipped and not waited for', () => {
  const pad = open();
  expect(pad.why('table', { type: 'leave', seat: 5 })).toEqual(['SC-1/not-here']);
  pad.does('table', { type: 'leave', seat: 1 }).does(0, end);
  expect(pad.state().active).toBe(2);
  pad.does('table', { type: 'leave', seat: 2 });
  expect(pad.why('table', { type: 'leave', seat: 0 })).toEqual(['SC-1/last-one']);
});

test('[SC-56] corrected points and Missions keep the list of points true', () => {
  const pad = open().does(0, complete(4), accept(1), place(0, 1), complete(2));
  pad.does('table', correct('points/0', 9));
  expect(pad.view().players[0]?.completed).toEqual([4, 5]);
  pad.does('table', correct('points/0', 3));
  expect(pad.view().players[0]?.completed).toEqual([3, 0]);
  pad.does(
    'table',
    correct('completed/0', 1),
    correct('supply/0', 13),
    correct('covered/0', 2),
    correct('active', '2'),
    correct('open/1', 3),
  );
  expect(pad.view()).toMatchObject({ active: 2, players: [{ points: 5 }, { open: 3 }, {}] });
});
