import { type BaseMove, type GameModule, type Offer } from '@/rules/core/contract';
import { MatchLog } from '@/rules/core/log/match-log';
import { type Seat, type TableOptions } from '@/rules/core/seat';
import { reasonId } from '@/rules/core/violation';

/** `pick(n)` gives a number from 0 to n - 1; the caller brings the chance. */
export type Pick = (n: number) => number;

/** A move of a kind that is too large to be offered whole: one at random, where one is legal. */
export type Sampler<Move extends BaseMove, State> = (
  state: State,
  seat: Seat,
  pick: Pick,
) => Move | undefined;

export type Samplers<Move extends BaseMove, State> = Readonly<Record<string, Sampler<Move, State>>>;

export interface Playout<Move extends BaseMove, State> {
  readonly game: GameModule<TableOptions, Move, State>;
  readonly options: TableOptions;
  readonly pick: Pick;
  /** By the type of the move. */
  readonly samplers?: Samplers<Move, State>;
  /** How often a kind of move is chosen against the others; 1 where nothing is said. */
  readonly weights?: Readonly<Record<string, number>>;
  readonly cap: number;
  /** A match that goes on from where it is. */
  readonly log?: MatchLog<Move, State>;
  /** Called with the log before and after every move; throws where something does not hold. */
  readonly inspect?: (log: MatchLog<Move, State>) => void;
}

/** What random players have reached, to be added up over many games. */
export class Coverage {
  readonly moves = new Map<string, number>();
  readonly refusals = new Map<string, number>();
  readonly endings = new Map<string, number>();

  count(kind: 'moves' | 'refusals' | 'endings', id: string): void {
    this[kind].set(id, (this[kind].get(id) ?? 0) + 1);
  }

  toString(): string {
    return (['moves', 'refusals', 'endings'] as const)
      .map(
        (kind) =>
          `${kind}: ${[...this[kind]]
            .sort()
            .map(([id, times]) => `${id} ${times}`)
            .join(', ')}`,
      )
      .join('\n');
  }
}

export type Ending = 'over' | 'cap' | 'dead-end';

/**
 * Plays one game over what is offered, as random players would, and counts what was reached. Chance is
 * answered with a random draw from its pool.
 */
export const playOut = <Move extends BaseMove, State>(
  playout: Playout<Move, State>,
  coverage: Coverage,
): { readonly log: MatchLog<Move, State>; readonly ending: Ending } => {
  const { game, options, cap, inspect } = playout;
  const { log = new MatchLog(game, options) } = playout;
  const finish = (ending: Ending) => {
    const decided = ending === 'over' ? game.outcome(log.state).decidedBy?.key : undefined;
    coverage.count('endings', decided ? `${ending} ${decided}` : ending);
    return { log, ending };
  };
  inspect?.(log);
  while (log.events.length < cap) {
    if (game.status(log.state, 'table').over) return finish('over');
    const draft = nextDraft(log, playout, coverage);
    if (!draft) return finish('dead-end');
    const step = log.append([draft], 0);
    if (!step.ok)
      throw new Error(
        `${draft.move.type} was offered but refused: ${step.error.violations.map(reasonId).join(', ')}`,
      );
    coverage.count('moves', draft.move.type);
    inspect?.(log);
  }
  return finish('cap');
};

const nextDraft = <Move extends BaseMove, State>(
  log: MatchLog<Move, State>,
  { game, pick, samplers = {}, weights = {} }: Playout<Move, State>,
  coverage: Coverage,
) => {
  const { state } = log;
  const { chance, decisions } = game.status(state, 'table');
  if (chance) {
    const move = game.answer(state, drawFrom(game.pool(state), chance.count, pick));
    return { actor: 'table' as const, move };
  }
  const seats = decisions.at(-1)?.seats ?? [];
  const possible = seats.flatMap((seat): readonly Candidate<Move>[] => [
    ...game.offers(state, seat, seat).flatMap((offer) => candidates(seat, offer, coverage)),
    ...Object.entries(samplers).map(([type, sample]) => ({
      seat,
      type,
      move: () => sample(state, seat, pick),
    })),
  ]);
  while (possible.length > 0) {
    const index = weighted(
      possible.map(({ type }) => weights[type] ?? 1),
      pick,
    );
    const [{ seat, move: made }] = possible.splice(index, 1) as [Candidate<Move>];
    const move = made();
    if (move) return { actor: seat, move };
  }
  return undefined;
};

interface Candidate<Move> {
  readonly seat: Seat;
  readonly type: string;
  readonly move: () => Move | undefined;
}

const candidates = <Move extends BaseMove>(
  seat: Seat,
  offer: Offer<Move>,
  coverage: Coverage,
): readonly Candidate<Move>[] => {
  const broken = offer.violations.filter((violation) => violation.certainty === 'broken');
  for (const violation of broken) coverage.count('refusals', reasonId(violation));
  return broken.length > 0 ? [] : [{ seat, type: offer.move.type, move: () => offer.move }];
};

const drawFrom = (pool: readonly string[], count: number, pick: Pick): readonly string[] => {
  const left = [...pool];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(pick(left.length), 1)[0] as string,
  );
};

const RESOLUTION = 1000;

const weighted = (weights: readonly number[], pick: Pick): number => {
  const parts = weights.map((weight) => Math.max(0, Math.round(weight * RESOLUTION)));
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total === 0) return pick(weights.length);
  let rest = pick(total);
  return parts.findIndex((part) => (rest -= part) < 0);
};
