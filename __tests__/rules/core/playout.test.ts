import { loadLog } from '@/rules/core/log/load';
import { type MatchLog } from '@/rules/core/log/match-log';
import { Coverage, playOut } from '@/__tests__/support/play/playout';
import { courierSamplers } from '@/__tests__/support/play/courier';
import { chanceOf } from '../../support/chance';
import { courier, digital, type Move } from '../../support/courier/game';
import { COINS, type State } from '../../support/courier/model';

const coins = (state: State) => state.bank + state.players.reduce((sum, player) => sum + player.coins, 0);

const inspect = (log: MatchLog<Move, State>) => {
  expect(coins(log.state)).toBe(COINS);
};

test('random players reach every move, refusal and ending, and never a dead end', () => {
  const coverage = new Coverage();
  for (let seed = 1; seed <= 60; seed++) {
    const options = { ...digital, seatCount: 2 + (seed % 3), startSeat: seed % 2 };
    const playout = {
      game: courier,
      options,
      pick: chanceOf(seed),
      cap: 400,
      inspect,
      samplers: courierSamplers,
    };
    const { log, ending } = playOut({ ...playout, weights: { burn: 0.5, pass: 0.3 } }, coverage);
    expect(ending).toBe('over');
    const journal = log.events.map((event, at) => ({ at, kind: 'append', events: [event] }));
    expect(loadLog(courier, { options, entries: JSON.parse(JSON.stringify(journal)) }).log.state).toEqual(
      log.state,
    );
  }
  expect([...coverage.moves.keys()].sort()).toEqual(['burn', 'draw', 'pass', 'pay', 'play']);
  expect([...coverage.refusals.keys()].sort()).toEqual(['T-3/same-value', 'T-5/no-coin']);
  expect([...coverage.endings.keys()].sort()).toEqual(['over decided.points', 'over decided.shared']);
  expect(coverage.toString()).toMatch(/moves: burn \d+, draw \d+/);
});

test('a cap ends a game that goes on too long', () => {
  const { ending } = playOut({ game: courier, options: digital, pick: chanceOf(1), cap: 3 }, new Coverage());
  expect(ending).toBe('cap');
});

test('a game that offers nothing is a dead end', () => {
  const stuck = { ...courier, offers: () => [] };
  const { ending } = playOut({ game: stuck, options: digital, pick: chanceOf(1), cap: 30 }, new Coverage());
  expect(ending).toBe('dead-end');
});

test('an offer that check refuses is reported as a bug', () => {
  const lying = {
    ...courier,
    offers: () => [{ id: 'x', label: { key: 'x' }, move: { type: 'pay' as const }, violations: [] }],
  };
  expect(() =>
    playOut({ game: lying, options: digital, pick: chanceOf(1), cap: 30 }, new Coverage()),
  ).toThrow('T-5/no-coin');
});

test('a weight of nothing keeps a move out', () => {
  const coverage = new Coverage();
  playOut(
    { game: courier, options: digital, pick: chanceOf(3), cap: 400, weights: { play: 0, burn: 0 } },
    coverage,
  );
  expect(coverage.moves.has('play')).toBe(false);
});
