import { type BaseMove, type GameModule } from '@/rules/core/contract';
import { deepFreeze } from '@/rules/core/log/match-log';
import { loadLog } from '@/rules/core/log/load';
import { Coverage, playOut, type Samplers } from '@/__tests__/support/play/playout';
import { spyMasterLightSamplers } from '@/__tests__/support/play/spymaster';
import { type Actor } from '@/rules/core/seat';
import { reasonId } from '@/rules/core/violation';
import { light, type Move } from '@/rules/spymaster/light/game';
import { type Options } from '@/rules/spymaster/light/state';
import { chanceOf } from '../../support/chance';
import { times } from '../../support/soak';

const options: Options = { seatCount: 3, startSeat: 0, opened: 'at-the-start' };

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
    view: () => light.view(state, 'table'),
    outcome: () => light.outcome(state),
    status: () => light.status(state, 'table'),
    state: () => state,
  };
  return pad;
};

const take: Move = { type: 'take-spymaster-card' };
const end: Move = { type: 'end-turn' };
const pass: Move = { type: 'pass' };
const clear: Move = { type: 'clear-board' };
const stop: Move = { type: 'stop' };
const complete = (points: number): Move => ({ type: 'complete-mission', points });
const missions = (...points: readonly number[]): Move => ({ type: 'enter-missions', points });
const count = (surveillance: number, espionage = 0, dossiers = 0, fourth = 0): Move => ({
  type: 'count-hand',
  totals: { surveillance, espionage, dossiers, fourth },
});
const correct = (entry: string, to: number | string): Move => ({ type: 'correct', changes: [{ entry, to }] });
const everybodyPasses = (pad: ReturnType<typeof open>) => {
  for (let times = 0; times < 3; times++) pad.does(pad.state().active, pass);
  return pad;
};

test('[SM-1] [SM-13] light tracking is for two to six, and the first SpyMaster sits there', () => {
  expect(light.checkOptions(options)).toEqual([]);
  expect(light.checkOptions({ ...options, seatCount: 7 }).map(reasonId)).toEqual(['SM-1/players']);
  expect(light.checkOptions({ ...options, startSeat: 3 }).map(reasonId)).toEqual(['SM-13/no-such-seat']);
});

test('[SM-23] [SM-24] each round notes who took the SpyMaster card, once', () => {
  const pad = open();
  expect(pad.status()).toMatchObject({ phase: 'gather-intelligence', round: { number: 1, of: 5 } });
  expect(pad.why(0, pass)).toEqual(['SM-30/not-now']);
  pad.does(2, take);
  expect(pad.view()).toMatchObject({ phase: 'operations', spyMaster: 0, nextSpyMaster: 2, active: 0 });
  expect(pad.why(1, take)).toEqual(['SM-23/card-taken']);
  everybodyPasses(pad);
  expect(pad.view()).toMatchObject({ phase: 'gather-intelligence', round: 2, spyMaster: 2, active: 2 });
});

test('[SM-30] [SM-36] [SM-37] turns, passes and whose pass would end the round', () => {
  const pad = open().does(1, take);
  expect(pad.why(1, pass)).toEqual(['SM-30/not-your-turn']);
  expect(pad.why('table', pass)).toEqual(['SM-13/no-such-seat']);
  pad.does(0, complete(9));
  expect(pad.why(0, pass)).toEqual(['SM-36/acted']);
  pad.does(0, end).does(1, pass).does(2, pass);
  expect(pad.view().ring).toEqual({ passed: [1, 2], left: 1, last: 0 });
  pad.does(0, end);
  expect(pad.view().ring).toEqual({ passed: [], left: 3, last: 0 });
  pad.does(1, complete(7), clear);
  expect(pad.view()).toMatchObject({
    phase: 'gather-intelligence',
    round: 2,
    players: [{ points: 9 }, { points: 7 }, {}],
  });
});

test('[SM-30] a Mission noted late is taken all the same', () => {
  const pad = open().does(1, take).overrules(2, complete(8));
  expect(pad.view()).toMatchObject({ active: 0, acted: false, players: [{}, {}, { completed: [8] }] });
});

const afterFive = () => {
  const pad = open();
  for (let round = 1; round <= 5; round++) everybodyPasses(pad.does(2, take));
  return pad;
};

test('[SM-40] [SM-41] after round five the hands are counted, and the Missions are known', () => {
  const pad = open().does(2, take).does(0, complete(10));
  expect(pad.why(0, count(1))).toEqual(['SM-41/not-now']);
  expect(pad.why(0, missions(10))).toEqual(['SM-40/not-now']);
  const late = afterFive();
  expect(late.status()).toMatchObject({ phase: 'scoring', debts: [{ id: 'hands', left: 3 }] });
  expect(late.why(0, missions(1))).toEqual(['SM-40/entered']);
  expect(late.why(0, pass)).toContain('SM-30/not-now');
  late.does(0, count(3)).does(1, count(4));
  expect(late.why(0, count(3))).toEqual(['SM-41/counted']);
  expect(late.view().players.map(({ bonus }) => bonus)).toEqual([undefined, undefined, undefined]);
  late.does(2, count(0, 1));
  expect(late.status().over).toBe(true);
  expect(late.outcome().scores.map(({ total }) => total)).toEqual([0, 5, 5]);
  expect(late.view().players.map(({ bonus }) => bonus)).toEqual([0, 5, 5]);
  expect(late.outcome()).toMatchObject({ winners: [2], decidedBy: { key: 'decided.spymaster-card' } });
  expect(late.why(0, pass)).toEqual(['SM-30/over']);
});

test('[SM-40] [SM-41] [SM-42] the pad of a game that nobody tracked crowns somebody outside the tie', () => {
  // Anna 8 + 9 + 5 (Surveillance) = 22, Ben 10 + 7 + 5 (Espionage) = 22, Cleo 11: tied 22, and Cleo had the card.
  const pad = open({ opened: 'at-the-end' });
  expect(pad.why(0, stop)).toEqual(['SM-30/over']);
  pad
    .does(0, missions(8, 9), count(4, 1))
    .does(1, missions(10, 7), count(3, 2))
    .does(2, missions(11), count(0));
  expect(pad.status()).toMatchObject({ phase: 'scoring', debts: [{ id: 'spymaster-card', left: 1 }] });
  expect(pad.status().decisions[0]?.seats).toEqual([0, 1, 2]);
  pad.does(2, take);
  expect(pad.status().over).toBe(true);
  expect(pad.outcome()).toMatchObject({
    winners: [2],
    decidedBy: { key: 'decided.outside-the-tie' },
    scores: [{ total: 22 }, { total: 22 }, { total: 11 }],
  });
});

test('[SM-42] without a tie the pad does not ask for the SpyMaster card', () => {
  const pad = open({ opened: 'at-the-end', seatCount: 2 });
  pad.does(0, missions(8), count(4)).does(1, missions(8), count(3));
  expect(pad.status().over).toBe(true);
  expect(pad.outcome()).toMatchObject({ winners: [0], decidedBy: { key: 'decided.points' } });
});

test('[SM-42] an early end before the Files of round 5 leaves a tie shared', () => {
  const pad = open({ seatCount: 2 });
  expect(light.stop?.(pad.state())).toEqual(stop);
  pad.does('table', stop).does(0, count(1)).does(1, count(1));
  expect(pad.outcome()).toMatchObject({ winners: [0, 1], decidedBy: { key: 'decided.shared' } });
  expect(light.stop?.(pad.state())).toBeUndefined();
});

test('[SM-1] who leaves is skipped and not waited for', () => {
  const pad = open();
  expect(pad.why('table', { type: 'leave', seat: 5 })).toEqual(['SM-1/not-here']);
  pad.does('table', { type: 'leave', seat: 0 });
  expect(pad.view().spyMaster).toBe(1);
  expect(pad.why(0, take)).toEqual(['SM-1/not-here']);
  pad.does(2, take).does(1, pass).does(2, pass);
  expect(pad.view()).toMatchObject({ round: 2, spyMaster: 2 });
  pad.does('table', { type: 'leave', seat: 2 });
  expect(pad.why('table', { type: 'leave', seat: 1 })).toEqual(['SM-1/last-one']);
});

test('[SM-37] a pass of somebody who left counts no more', () => {
  const pad = open().does(2, take).does(0, pass).does('table', { type: 'leave', seat: 0 });
  expect(pad.view()).toMatchObject({ passes: 0, active: 1 });
  pad.does(1, pass).does('table', { type: 'leave', seat: 2 });
  expect(pad.view()).toMatchObject({ round: 2, spyMaster: 1 });
});

test('[SM-50] counts are corrected', () => {
  const pad = open().does(2, take).does(0, complete(9), complete(4));
  pad.does('table', correct('points/0', 15), correct('completed/1', 2), correct('round', 4));
  pad.does(
    'table',
    correct('active', '2'),
    correct('passes', 2),
    correct('next-spymaster', '1'),
    correct('spymaster', '2'),
  );
  expect(pad.view()).toMatchObject({
    round: 4,
    active: 2,
    passes: 2,
    nextSpyMaster: 1,
    spyMaster: 2,
    players: [{ completed: [9, 6], points: 15 }, { completed: [0, 0] }, {}],
  });
  expect(pad.why('table', correct('round', 6))).toEqual(['CORE/out-of-range']);
});

test.each([2, 3, 4, 5, 6])('[SM-37] [SM-42] light playouts with %i players end', (seatCount) => {
  const seen = new Coverage();
  for (let seed = 1; seed <= times(12, 1500); seed++) {
    const opened = seed % 4 === 0 ? 'at-the-end' : 'at-the-start';
    const chosen = { seatCount, startSeat: seed % seatCount, opened };
    const game = light as unknown as GameModule;
    const samplers = spyMasterLightSamplers as Samplers<BaseMove, unknown>;
    const weights = { 'complete-mission': 0.3, 'clear-board': 0.1, pass: 2 };
    const { log, ending } = playOut(
      { game, options: chosen, pick: chanceOf(seed), samplers, weights, cap: 3000 },
      seen,
    );
    expect(ending).toBe('over');
    const journal = log.events.map((event, at) => ({ at, kind: 'append', events: [event] }));
    const loaded = loadLog(game, { options: chosen, entries: JSON.parse(JSON.stringify(journal)) });
    expect(loaded.log.state).toEqual(log.state);
  }
  expect([...seen.moves.keys()]).toEqual(
    expect.arrayContaining([
      'take-spymaster-card',
      'complete-mission',
      'pass',
      'clear-board',
      'enter-missions',
      'count-hand',
    ]),
  );
});

test('[SM-30] on a sheet of version 1 the first turn stayed where it was when the pawn was set right', () => {
  const moves = [
    [2, take],
    ['table', { type: 'correct', changes: [{ entry: 'spymaster', to: '1' }] }],
    [0, pass],
  ] as const;
  const entries = moves.map(([actor, move], at) => ({
    ...{ kind: 'append', at },
    events: [{ id: at + 1, group: at + 1, actor, move }],
  }));
  const sheet = { seatCount: 3, startSeat: 0, opened: 'at-the-start' } as const;
  const loaded = loadLog(light as never, { options: sheet, entries, version: 1 });
  expect(loaded.refusal).toBeUndefined();
  expect(loaded.log.state).toMatchObject({ spyMaster: 1, active: 1, passes: 1 });
});
