import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BaseMove, type GameModule } from '@/rules/core/contract';
import { type Draft } from '@/rules/core/log/event';
import { MatchLog } from '@/rules/core/log/match-log';
import { type Coverage, type Ending, type Playout, playOut } from '@/__tests__/support/play/playout';
import { type TableOptions } from '@/rules/core/seat';

type Game<Move extends BaseMove, State> = GameModule<TableOptions, Move, State>;
type Inspect<Move extends BaseMove, State> = (log: MatchLog<Move, State>) => void;

/** A match that failed, as small as it could be made. */
export interface SoakCase<Move extends BaseMove = BaseMove> {
  readonly game: string;
  readonly problem: string;
  readonly options: TableOptions;
  readonly drafts: readonly Draft<Move>[];
}

/** Plays what is legal of these moves; gives back what is wrong on the way, if anything. */
export const problemOf = <Move extends BaseMove, State>(
  game: Game<Move, State>,
  { options, drafts }: Pick<SoakCase<Move>, 'options' | 'drafts'>,
  inspect: Inspect<Move, State>,
): string | undefined => {
  const log = new MatchLog(game, options);
  try {
    inspect(log);
    for (const draft of drafts) if (log.append([draft], 0).ok) inspect(log);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const MOST_TRIALS = 3_000;

/** Leaves out ever smaller parts, as long as what is left fails in the same way. */
export const shrunk = <T>(all: readonly T[], fails: (part: readonly T[]) => boolean): readonly T[] => {
  let kept = all;
  let trials = 0;
  for (let size = kept.length >> 1; size > 0; size >>= 1)
    for (let at = 0; at < kept.length && trials < MOST_TRIALS;) {
      const less = [...kept.slice(0, at), ...kept.slice(at + size)];
      trials++;
      if (fails(less)) kept = less;
      else at += size;
    }
  return kept;
};

const folder = path.join(__dirname, '../../dist/soak');

/**
 * A playout whose failure is made small and written to a file. `npm run soak -- replay FILE` plays it again.
 */
export const soaked = <Move extends BaseMove, State>(
  playout: Playout<Move, State>,
  coverage: Coverage,
  seed: number,
): { readonly log: MatchLog<Move, State>; readonly ending: Ending } => {
  const { game, options, inspect } = playout;
  const drafts: Draft<Move>[] = [];
  const watch: Inspect<Move, State> = (log) => {
    const event = log.events.at(-1);
    if (event && log.events.length > drafts.length) drafts.push({ actor: event.actor, move: event.move });
    inspect?.(log);
  };
  try {
    return playOut({ ...playout, inspect: watch }, coverage);
  } catch (error) {
    const problem = messageOf(error);
    const fails = (part: readonly Draft<Move>[]) =>
      problemOf(game, { options, drafts: part }, inspect ?? (() => {})) === problem;
    const small = fails(drafts) ? shrunk(drafts, fails) : drafts;
    throw new Error(
      `${problem}\nThe match is in ${saved({ game: game.id, problem, options, drafts: small }, seed)}`,
    );
  }
};

const saved = (found: SoakCase, seed: number): string => {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${found.game}-${seed}.json`);
  writeFileSync(file, JSON.stringify(found, undefined, 2));
  return `dist/soak/${path.basename(file)}; to play it again: npm run soak -- replay dist/soak/${path.basename(file)}`;
};
