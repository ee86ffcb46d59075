import { Coverage, playOut } from '@/__tests__/support/play/playout';
import { fullSamplers } from '@/__tests__/support/play/spy-connection';
import { chanceOf } from '@/__tests__/support/chance';
import { anyGame } from '@/__tests__/support/replay';
import { baseSeed, progress, times } from '@/__tests__/support/soak';
import { type MatchLog } from '@/rules/core/log/match-log';
import { type Seat } from '@/rules/core/seat';
import { full, type Move } from '@/rules/spy-connection/game';
import { type Player, type State } from '@/rules/spy-connection/model/state';
import { optionsFor, variants } from './variants';

export const game = anyGame<Move, State>(full);
export const weights: Readonly<Record<string, number>> = {
  'cover-objective': 30,
  'connect-city': 8,
  'accept-mission': 6,
  'end-turn': 6,
  'take-back-objective': 0.2,
  'discard-mission': 0.1,
};

type Inspect = (log: MatchLog<Move, State>) => void;

/** A part of a match in each variant, with every number of players. */
export const everyVariant = (cap: number, inspect: Inspect): void => {
  for (let round = 0; round < times(variants.length, variants.length * 60); round++) {
    const options = optionsFor(2 + (round % 3), round % variants.length, round);
    const pick = chanceOf(baseSeed() + round);
    playOut({ game, options, pick, weights, samplers: fullSamplers, cap, inspect }, new Coverage());
    progress(`Spy Connection off the path, round ${round}`);
  }
};

export const playerAt = (state: State, seat: Seat): Player => state.players[seat] as Player;

/** All that the seat whose turn it is could tap, legal or not. */
export const taps = (state: State): readonly Move[] => {
  const { open, agents, spy } = playerAt(state, state.active);
  return [
    ...state.display.flatMap(({ print }): Move[] =>
      print ? [{ type: 'accept-mission', mission: print.id }] : [],
    ),
    ...state.board.connections.map(({ id }): Move => ({ type: 'connect-city', connection: id })),
    ...state.board.cities.map(({ id }): Move => ({ type: 'move-spy', city: id })),
    ...open.flatMap(({ print }): Move[] => [
      ...print.cities.map((city): Move => ({ type: 'cover-objective', mission: print.id, city })),
      ...print.cities.map((city): Move => ({ type: 'take-back-objective', mission: print.id, city })),
      { type: 'take-back-assigned', mission: print.id },
    ]),
    ...Object.keys(agents).map((space): Move => ({ type: 'take-back-agents', spaces: [space] })),
    { type: 'move-spy', city: spy ?? '' },
    { type: 'end-turn' },
    { type: 'pass' },
    { type: 'decline-extra-turn' },
  ];
};
