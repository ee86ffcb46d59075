import { type MatchLog } from '@/rules/core/log/match-log';
import { iSpyLightSamplers, iSpySamplers } from '@/__tests__/support/play/i-spy';
import { Coverage, playOut } from '@/__tests__/support/play/playout';
import { PRACTICE_POLITICIANS, practiceOptions } from '@/rules/i-spy/box/practice';
import { PRACTICE_PRINTS } from '@/rules/i-spy/box/practice-prints';
import { full, type Move } from '@/rules/i-spy/game';
import { light, type Move as LightMove } from '@/rules/i-spy/light/game';
import { type Options as LightOptions, type State as LightState } from '@/rules/i-spy/light/state';
import { type Options } from '@/rules/i-spy/model/options';
import { type State } from '@/rules/i-spy/model/state';
import { chanceOf } from '../../support/chance';
import { iSpyMoves, iSpyLightMoves } from '../../support/game-examples';
import { anyGame, expectUndoIsIdentity, replayed } from '../../support/replay';
import { progress, tell, times } from '../../support/soak';
import { soaked } from '../../support/soak-case';
import { expectPieces } from './support/invariants';
import { tableOptions } from './support/table';

const from = Number(process.env.SOAK_SEED ?? 1);

/** They mostly play on, and now and then look around or note what a text did. */
const weights = {
  'play-card': 1.5,
  'end-turn': 8,
  'look-at-assets': 0.15,
  'take-cache': 0.3,
  'resolve-text': 0.6,
  'note-print': 0.6,
  coerce: 6,
  recruit: 4,
};

/** Both options on and off, the phone dealing or real pieces, the box known or not. */
const variants: readonly ((options: Options) => Options)[] = [
  (options) => options,
  (options) => ({ ...options, specialActionCards: true }),
  (options) => ({ ...options, finalReport: true }),
  (options) => ({ ...options, specialActionCards: true, finalReport: true }),
  ({ seatCount, startSeat }) => tableOptions(seatCount, { startSeat }),
  ({ seatCount, startSeat }) =>
    tableOptions(seatCount, {
      startSeat,
      openPrints: [],
      politicianPrints: [],
      assetPrints: [],
      finalReport: true,
    }),
];

const coverage = new Coverage();
let moves = 0;

describe.each([2, 3, 4])('[IS-2] [IS-3] playouts with %i players', (seatCount) => {
  test.each(variants.map((_, variant) => variant))('variant %i to the end of round 14', (variant) => {
    const games = times(4, 190);
    for (let seed = from; seed < from + games; seed++) {
      const change = variants[variant] as (options: Options) => Options;
      const options = change(practiceOptions({ seatCount, startSeat: seed % seatCount }));
      expect(full.checkOptions(options)).toEqual([]);
      const pick = chanceOf(seed * 1000 + variant * 10 + seatCount);
      const inspect = ({ state }: MatchLog<Move, State>) => expectPieces(state);
      const game = anyGame<Move, State>(full);
      const { log, ending } = soaked(
        { game, options, pick, samplers: iSpySamplers, weights, cap: 6000, inspect },
        coverage,
        seed,
      );
      expect(ending).toBe('over');
      expect(log.state.round).toBe(14);
      moves += log.events.length;
      progress(`I, Spy, ${moves} moves`);
      expect(replayed(full, options, log)).toEqual(log.state);
    }
  });
});

const lightOptions = (seatCount: number, changed: Partial<LightOptions>): LightOptions => ({
  seatCount,
  startSeat: 0,
  opened: 'at-the-start',
  finalReport: false,
  alignments: 'physical',
  openPrints: PRACTICE_PRINTS,
  politicianPrints: PRACTICE_POLITICIANS,
  ...changed,
});
const lightly = new Coverage();

test.each([
  lightOptions(2, {}),
  lightOptions(3, { finalReport: true, alignments: 'digital', openPrints: [], politicianPrints: [] }),
  lightOptions(4, { finalReport: true }),
  lightOptions(4, { opened: 'at-the-end' }),
  lightOptions(3, { opened: 'at-the-end', finalReport: true }),
])('[IS-3] light playouts %#', (options) => {
  for (let seed = from; seed < from + times(8, 100); seed++) {
    const pick = chanceOf(seed);
    const game = anyGame<LightMove, LightState>(light);
    const { log, ending } = playOut(
      {
        game,
        options,
        pick,
        samplers: iSpyLightSamplers,
        weights: { 'end-turn': 12, 'finish-assets': 6 },
        cap: 3000,
      },
      lightly,
    );
    expect(ending).toBe('over');
    expect(replayed(light, options, log)).toEqual(log.state);
  }
});

test('[IS-2] undo after every move is identity', () => {
  const options = { ...practiceOptions({ seatCount: 3, startSeat: 0 }), finalReport: true };
  const game = anyGame<Move, State>(full);
  const { log } = playOut(
    { game, options, pick: chanceOf(77), samplers: iSpySamplers, weights, cap: 6000 },
    new Coverage(),
  );
  expectUndoIsIdentity(game, options, log.events);
});

test('[IS-20] nothing is offered to who does not decide', () => {
  const options = practiceOptions({ seatCount: 3, startSeat: 0 });
  const inspect = ({ state }: MatchLog<Move, State>) => {
    const deciding = full.status(state, 'table').decisions.at(-1)?.seats ?? [];
    for (const seat of [0, 1, 2].filter((other) => !deciding.includes(other)))
      expect(full.offers(state, seat, seat)).toEqual([]);
  };
  playOut(
    {
      game: anyGame<Move, State>(full),
      options,
      pick: chanceOf(5),
      samplers: iSpySamplers,
      weights,
      cap: 200,
      inspect,
    },
    new Coverage(),
  );
});

/** Played in the playouts with the map. */
const ON_THE_MAP = [
  'deploy',
  'flee',
  'travel',
  'drop-tickets',
  'enter-capital',
  'leave-capital',
  'fly',
  'relocate',
  'note-region',
  'note-route',
  'note-airship-route',
];

afterAll(() => {
  const never = (reached: Coverage, all: object) =>
    Object.keys(all).filter((type) => !reached.moves.has(type));
  tell(`I, Spy ${moves} moves`);
  expect(moves).toBeGreaterThan(times(20_000, 1_000_000));
  process.stdout.write(`${coverage}\nlight\n${lightly}\n`);
  // What the table does by itself, and what a person notes, no random player is offered; to be out of playable cards
  // takes more games than these.
  const rare = ['correct', 'leave', 'note-politician', 'show-hand', 'stop'];
  expect(never(coverage, iSpyMoves).filter((type) => ![...rare, ...ON_THE_MAP].includes(type))).toEqual([]);
  expect(never(lightly, iSpyLightMoves).sort()).toEqual(['correct', 'leave', 'stop']);
});
