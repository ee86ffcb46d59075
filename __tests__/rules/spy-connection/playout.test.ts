import { type MatchLog } from '@/rules/core/log/match-log';
import { Coverage, playOut } from '@/__tests__/support/play/playout';
import { full, type Move } from '@/rules/spy-connection/game';
import { type State } from '@/rules/spy-connection/model/state';
import { light, type Move as LightMove } from '@/rules/spy-connection/light/game';
import { type Options as LightOptions, type State as LightState } from '@/rules/spy-connection/light/state';
import { fullSamplers, lightSamplers } from '../../support/play/spy-connection';
import { chanceOf } from '../../support/chance';
import { anyGame, expectUndoIsIdentity, replayed } from '../../support/replay';
import { progress, tell, times } from '../../support/soak';
import { soaked } from '../../support/soak-case';
import { expectPlayable } from './support/invariants';
import { optionsFor, variants } from './support/variants';

const from = Number(process.env.SOAK_SEED ?? 1);

/** Careless players: they mostly go on, and now and then they take back, discard or forget a circle. */
const weights = {
  'cover-objective': 30,
  'connect-city': 6,
  'accept-mission': 4,
  'move-spy': 1.5,
  'end-turn': 6,
  'take-back-agents': 1.5,
  'take-back-objective': 0.05,
  'discard-mission': 0.06,
  'decline-extra-turn': 3,
};

const inspect = ({ state }: MatchLog<Move, State>) => expectPlayable(state);

const coverage = new Coverage();
let moves = 0;

describe.each([2, 3, 4])('[SC-70] [SC-71] playouts with %i players', (seatCount) => {
  test.each(variants.map((_, variant) => variant))('variant %i', (variant) => {
    const games = times(1, 20);
    for (let seed = from; seed < from + games; seed++) {
      const options = optionsFor(seatCount, variant, seed);
      expect(full.checkOptions(options)).toEqual([]);
      const game = anyGame<Move, State>(full);
      const pick = chanceOf(seed * 1000 + variant * 10 + seatCount);
      const { log, ending } = soaked(
        { game, options, pick, weights, samplers: fullSamplers, cap: 30_000, inspect },
        coverage,
        seed,
      );
      expect(ending).toBe('over');
      moves += log.events.length;
      progress(`Spy Connection, ${moves} moves`);
      expect(log.state.trigger).toBeDefined();
      expect(replayed(full, options, log)).toEqual(log.state);
    }
  });
});

test('[SC-70] [SC-71] undo after every move is identity, also at the end of a game', () => {
  const options = optionsFor(3, 5, 1);
  const game = anyGame<Move, State>(full);
  const { log } = playOut(
    { game, options, pick: chanceOf(77), weights, samplers: fullSamplers, cap: 30_000 },
    new Coverage(),
  );
  expectUndoIsIdentity(game, options, log.events);
});

test('[SC-13] what a seat is offered as possible is legal, and nothing is offered out of turn', () => {
  const game = anyGame<Move, State>(full);
  const seen = ({ state }: MatchLog<Move, State>) => {
    for (let seat = 0; seat < state.players.length; seat++)
      for (const offer of full.offers(state, seat, seat)) {
        expect(seat).toBe(state.active);
        expect(offer.violations).toEqual(full.check(state, seat, offer.move));
      }
  };
  playOut(
    { game, options: optionsFor(2, 0, 3), pick: chanceOf(5), weights, cap: 300, inspect: seen },
    new Coverage(),
  );
});

const lightWeights = { 'complete-mission': 1, 'end-turn': 3, 'discard-mission': 0.2 };

test.each([2, 3, 4])('[SC-56] light playouts with %i players', (seatCount) => {
  const seen = new Coverage();
  for (let seed = from; seed < from + times(10, 2000); seed++) {
    const options: LightOptions = {
      seatCount,
      startSeat: seed % seatCount,
      opened: seed % 5 === 0 ? 'at-the-end' : 'at-the-start',
      board: seed % 2 === 0 ? 'dark' : 'light',
      agents: Array.from({ length: seatCount }, () => 15 as const),
    };
    const game = anyGame<LightMove, LightState>(light);
    const { log, ending } = playOut(
      { game, options, pick: chanceOf(seed), weights: lightWeights, samplers: lightSamplers, cap: 4000 },
      seen,
    );
    expect(ending).toBe('over');
    expect(replayed(light, options, log)).toEqual(log.state);
  }
  expect([...seen.moves.keys()]).toEqual(
    expect.arrayContaining(['accept-mission', 'complete-mission', 'enter-score', 'end-turn']),
  );
});

afterAll(() => {
  tell(`Spy Connection ${moves} moves`);
  process.stdout.write(`${coverage.toString()}\n`);
});

test('the playouts reached every move that needs no accident, and both kinds of ending', () => {
  expect([...coverage.moves.keys()].sort()).toEqual([
    'accept-mission',
    'choose-start-mission',
    'connect-city',
    'cover-objective',
    'deal-start-missions',
    'decline-extra-turn',
    'discard-mission',
    'end-turn',
    'move-spy',
    'reveal-missions',
    'reveal-start-missions',
    'take-back-agents',
    'take-back-objective',
  ]);
  expect([...coverage.endings.keys()]).toContain('over decided.points');
  expect(moves).toBeGreaterThan(times(20_000, 1_000_000));
});
