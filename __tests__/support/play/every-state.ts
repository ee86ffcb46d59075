import { type Violation } from '@/rules/core/violation';
import { type BaseMove } from '@/rules/core/contract';
import { type AnyLog, bentMove, correction } from './off-path';
import { Coverage, type Pick, playOut } from './playout';
import { type RandomTable } from './tables';
import { chanceOf } from '../chance';
import { baseSeed, progress } from '../soak';

interface Wandering {
  readonly table: RandomTable;
  readonly matches: number;
  /** The longest match. */
  readonly cap: number;
  /** What happens between the moves of the players, as far as it is understood. */
  happens?(state: unknown, pick: Pick): BaseMove | undefined;
}

/** Where the table may have gone on to another step, the rest is said of that one. */
export const asked = (violations: readonly Violation[]): readonly Violation[] => {
  const [first] = violations;
  const isStep = first?.overrulable && (first.code === 'not-now' || first.code === 'set-up-first');
  return isStep ? [first] : violations;
};

const STEP = 40;

/** Positions of matches that the table has bent and set right now and then. */
export const everyState = (
  { table, matches, cap, happens }: Wandering,
  visit: (state: unknown, pick: Pick) => void,
): void => {
  const { game, samplers, weights, name } = table;
  const from = baseSeed();
  for (let seed = from; seed < from + matches; seed++) {
    const pick = chanceOf(seed * 7);
    const make = table.options[pick(table.options.length)];
    if (!make) throw new Error(`${name} has no table`);
    let log: AnyLog | undefined;
    for (let length = STEP; length <= cap; length += STEP) {
      const about = {
        game,
        options: make(seed),
        pick,
        samplers,
        weights,
        cap: length,
        ...(log ? { log } : {}),
      };
      const inspect = ({ state }: AnyLog) => {
        if (pick(4) === 0) visit(state, pick);
      };
      const played = playOut({ ...about, inspect }, new Coverage());
      log = played.log;
      if (played.ending === 'over') break;
      const draft = pick(2) === 0 ? bentMove(table, log, pick) : correction(table, log, pick);
      if (draft) log.append([draft], 0);
      const move = happens?.(log.state, pick);
      if (move) log.append([{ actor: 'table', move }], 0);
    }
    for (let times = 0; log && times < 5; times++) visit(log.state, pick);
    progress(`${name}, ${seed - from} matches`);
  }
};
