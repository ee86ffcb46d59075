import { type Draft } from '@/rules/core/log/event';
import { type MatchLog } from '@/rules/core/log/match-log';
import { Coverage, playOut } from '@/__tests__/support/play/playout';
import { full, type Move } from '@/rules/spy-connection/game';
import { type Options } from '@/rules/spy-connection/model/options';
import { type State } from '@/rules/spy-connection/model/state';
import { practiceOptions } from '@/rules/spy-connection/box/practice';
import { chanceOf } from '../../support/chance';
import { anyGame } from '../../support/replay';

export interface LongMatch {
  readonly options: Options;
  readonly drafts: readonly Draft<Move>[];
}

/** Players who build, travel and cover as people do, and who give up so many circles that nobody ever wins. */
const weights = {
  'cover-objective': 8,
  'connect-city': 6,
  'accept-mission': 4,
  'move-spy': 2,
  'end-turn': 6,
  'take-back-agents': 0.4,
  'take-back-objective': 1.5,
  'discard-mission': 0.3,
  'decline-extra-turn': 3,
};

/** A match of four with every rule, legal from the first move to the last. */
export const longMatch = (length: number): LongMatch => {
  const options = practiceOptions({ seatCount: 4, startSeat: 0 });
  const game = anyGame<Move, State>(full);
  for (let seed = 1; seed < 100; seed++) {
    const { log, ending } = playOut(
      { game, options, pick: chanceOf(seed), weights, cap: length },
      new Coverage(),
    );
    if (ending === 'cap') return { options, drafts: draftsOf(log) };
  }
  throw new Error(`No match of these lasts ${length} moves.`);
};

const draftsOf = (log: MatchLog<Move, State>): readonly Draft<Move>[] =>
  log.events.map(({ actor, move }) => ({ actor, move }));
