import { type MatchLog } from '@/rules/core/log/match-log';
import { iSpySamplers } from '@/__tests__/support/play/i-spy';
import { Coverage, playOut } from '@/__tests__/support/play/playout';
import { PRACTICE_MAP } from '@/rules/i-spy/box/practice-map';
import { practiceOnMap, practiceOptions } from '@/rules/i-spy/box/practice';
import { full, type Move } from '@/rules/i-spy/game';
import { EMPTY_MAP } from '@/rules/i-spy/model/map';
import { type Options } from '@/rules/i-spy/model/options';
import { type State } from '@/rules/i-spy/model/state';
import { chanceOf } from '../../support/chance';
import { iSpyMoves } from '../../support/game-examples';
import { anyGame, expectUndoIsIdentity, replayed } from '../../support/replay';
import { times } from '../../support/soak';
import { expectPieces } from './support/invariants';
import { tableOptions } from './support/table';

const from = Number(process.env.SOAK_SEED ?? 1);

/** They like to travel and to fly, and end a turn when they can. */
const weights = {
  'play-card': 1.5,
  'end-turn': 8,
  travel: 2,
  'enter-capital': 4,
  'leave-capital': 0.5,
  'make-contact': 3,
  'drop-tickets': 0.5,
  'look-at-assets': 0.15,
  'resolve-text': 0.5,
  'note-print': 0.5,
  'note-region': 0.1,
  'note-route': 0.2,
  'note-airship-route': 0.05,
  coerce: 6,
  recruit: 4,
};

const learned = { openPrints: [], politicianPrints: [], assetPrints: [] };

/** All options, with the practice map, with a map that an owner has read, and with one that is learned from nothing. */
const variants: readonly ((options: Options) => Options)[] = [
  practiceOnMap,
  (options) => ({ ...practiceOnMap(options), specialActionCards: true, finalReport: true }),
  ({ seatCount, startSeat }) => tableOptions(seatCount, { startSeat, map: PRACTICE_MAP, finalReport: true }),
  ({ seatCount, startSeat }) => tableOptions(seatCount, { startSeat, map: EMPTY_MAP, ...learned }),
];

const coverage = new Coverage();
let moves = 0;

describe.each([2, 3, 4])('[IS-31] [IS-36] playouts on the map with %i players', (seatCount) => {
  test.each(variants.map((_, variant) => variant))('variant %i to the end of round 14', (variant) => {
    const games = times(4, 180);
    for (let seed = from; seed < from + games; seed++) {
      const change = variants[variant] as (options: Options) => Options;
      const options = change(practiceOptions({ seatCount, startSeat: seed % seatCount }));
      expect(full.checkOptions(options)).toEqual([]);
      const pick = chanceOf(seed * 1000 + variant * 10 + seatCount + 7);
      const inspect = ({ state }: MatchLog<Move, State>) => expectPieces(state);
      const { log, ending } = playOut(
        {
          game: anyGame<Move, State>(full),
          options,
          pick,
          samplers: iSpySamplers,
          weights,
          cap: 9000,
          inspect,
        },
        coverage,
      );
      expect(ending).toBe('over');
      expect(log.state.round).toBe(14);
      moves += log.events.length;
      expect(replayed(full, options, log)).toEqual(log.state);
    }
  });
});

test('[IS-31] undo after every move on the map is identity', () => {
  const options = practiceOnMap({ seatCount: 4, startSeat: 0 });
  const game = anyGame<Move, State>(full);
  const { log } = playOut(
    { game, options, pick: chanceOf(78), samplers: iSpySamplers, weights, cap: 9000 },
    new Coverage(),
  );
  expectUndoIsIdentity(game, options, log.events);
});

afterAll(() => {
  console.log(`I, Spy on the map, ${moves} moves\n${coverage}`);
  // What the table does by itself, what a person notes, and what the map does in their place.
  const rare = ['correct', 'leave', 'note-politician', 'show-hand', 'stop', 'take-cache'];
  const never = Object.keys(iSpyMoves).filter((type) => !coverage.moves.has(type));
  expect(never.filter((type) => !rare.includes(type))).toEqual([]);
});
