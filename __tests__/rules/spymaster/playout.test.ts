import { type GameModule } from '@/rules/core/contract';
import { type MatchLog } from '@/rules/core/log/match-log';
import { Coverage, playOut } from '@/__tests__/support/play/playout';
import { spyMasterSamplers as samplers } from '@/__tests__/support/play/spymaster';
import { practiceOptions } from '@/rules/spymaster/box/practice';
import { full, type Move } from '@/rules/spymaster/game';
import { type Options } from '@/rules/spymaster/model/options';
import { type State } from '@/rules/spymaster/model/state';
import { chanceOf } from '../../support/chance';
import { progress, tell, times } from '../../support/soak';
import { soaked } from '../../support/soak-case';
import { expectUndoIsIdentity, replayed } from '../../support/replay';
import { expectWhole } from './support/invariants';

const from = Number(process.env.SOAK_SEED ?? 1);

/** Players who mostly act, and pass when they have had enough. */
const weights = {
  'burn-to-move': 1.2,
  'move-agent': 12,
  'complete-mission': 40,
  'end-turn': 1,
  pass: 4,
};

const owner = { box: 'owner', intelligenceDeck: 'physical', missionDeck: 'physical' } as const;
const variants: readonly ((options: Options) => Options)[] = [
  (options) => options,
  (options) => ({ ...options, specialAgents: 'chosen' }),
  (options) => ({ ...options, ...owner, placement: 'physical' }),
  (options) => ({ ...options, ...owner, rows: 'blank', specialAgents: 'chosen', intelligenceCards: [] }),
  (options) => ({ ...options, ...owner, missionDeck: 'digital', rows: 'blank' }),
];

const optionsFor = (seatCount: number, variant: number, seed: number): Options =>
  (variants[variant] as (options: Options) => Options)(
    practiceOptions({ seatCount, startSeat: seed % seatCount }),
  );

const game = full as unknown as GameModule<Options, Move, State>;
const coverage = new Coverage();
let moves = 0;
let missions = 0;

const inspect = ({ state }: MatchLog<Move, State>) => expectWhole(state);

describe.each([2, 3, 4, 5, 6])('[SM-50] playouts with %i players', (seatCount) => {
  test.each(variants.map((_, variant) => variant))('variant %i', (variant) => {
    const games = times(5, 200);
    for (let seed = from; seed < from + games; seed++) {
      const options = optionsFor(seatCount, variant, seed);
      expect(full.checkOptions(options)).toEqual([]);
      const pick = chanceOf(seed * 1000 + variant * 10 + seatCount);
      const { log, ending } = soaked(
        { game, options, pick, samplers, weights, cap: 20_000, inspect },
        coverage,
        seed,
      );
      expect(ending).toBe('over');
      progress(`SpyMaster, ${moves} moves`);
      expect(log.state.round).toBe(5);
      moves += log.events.length;
      missions += log.state.players.reduce((sum, { completed }) => sum + completed.length, 0);
      expect(replayed(full, options, log)).toEqual(log.state);
    }
  });
});

test('[SM-50] undo after every move is identity', () => {
  const options = optionsFor(3, 0, 1);
  const { log } = playOut(
    { game, options, pick: chanceOf(77), samplers, weights, cap: 20_000 },
    new Coverage(),
  );
  expectUndoIsIdentity(game, options, log.events);
});

test('[SM-30] what is offered as possible is legal, and nothing is offered to who has nothing to decide', () => {
  const seen = ({ state }: MatchLog<Move, State>) => {
    const deciding = full.status(state, 'table').decisions.at(-1)?.seats ?? [];
    for (let seat = 0; seat < state.players.length; seat++)
      for (const viewer of [seat, 'table'] as const)
        for (const offer of full.offers(state, seat, viewer)) {
          expect(deciding).toContain(seat);
          expect(offer.violations).toEqual(full.check(state, seat, offer.move));
        }
  };
  for (const variant of [0, 3])
    playOut(
      {
        game,
        options: optionsFor(4, variant, 3),
        pick: chanceOf(5),
        samplers,
        weights,
        cap: 250,
        inspect: seen,
      },
      new Coverage(),
    );
});

afterAll(() => {
  tell(`SpyMaster ${moves} moves`);
  process.stdout.write(`${missions} Missions\n${coverage.toString()}\n`);
});

test('the playouts reached every move that needs no accident, and more than one kind of ending', () => {
  expect([...coverage.moves.keys()].sort()).toEqual([
    'burn-to-move',
    'choose-file',
    'choose-stack',
    'claim-mission',
    'complete-mission',
    'count-hand',
    'cut-files',
    'draw-special-agent',
    'end-turn',
    'lay-out-row',
    'move-agent',
    'pass',
    'place-freelance-agents',
    'place-special-agents',
    'reveal-missions',
  ]);
  expect([...coverage.endings.keys()].sort()).toEqual([
    'over decided.outside-the-tie',
    'over decided.points',
    'over decided.spymaster-card',
  ]);
  expect(moves).toBeGreaterThan(times(20_000, 1_000_000));
});
