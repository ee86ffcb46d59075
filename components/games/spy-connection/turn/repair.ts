import { type Refused, stateBefore } from '@/components/match/use-dispatch';
import { type BaseMove, type Repair } from '@/rules/core/contract';
import { type LogAt } from '@/rules/core/log/match-log';
import { full, type Move } from '@/rules/spy-connection/game';
import { type State } from '@/rules/spy-connection/model/state';
import { takeBackAgents } from '@/rules/spy-connection/moves/take-back-agents';
import { takeBackObjective } from '@/rules/spy-connection/moves/take-back-objective';
import { type Table } from '../table';

/** What makes a refused move legal by Agents that come back, and nothing else. */
export interface Payment {
  readonly spaces: ReadonlySet<string>;
  /** The Agents that come back. */
  readonly count: number;
  readonly supply: number;
  /** What is left of the supply after the move. */
  readonly left: number;
}

const isTakingBack = (move: BaseMove): boolean => takeBackAgents.is(move) || takeBackObjective.is(move);

/** The first repair of a refused tap, where it only takes Agents back. */
export const paymentOf = (log: LogAt, refused: Refused): Payment | undefined => {
  const { actor, move } = refused.draft;
  if (actor === 'table') return undefined;
  const before = stateBefore(log, refused) as State;
  const [first] = log.game.repairs(before, actor, move) as readonly Repair<BaseMove>[];
  if (!first || first.instead || !first.moves.every(isTakingBack)) return undefined;
  const moves = first.moves as readonly Move[];
  const supplyOf = (state: State) => state.players[actor]?.supply ?? 0;
  const paid = moves.reduce((now, each) => full.apply(now, actor, each), before);
  return {
    spaces: new Set(moves.flatMap((each) => (takeBackAgents.is(each) ? each.spaces : []))),
    count: supplyOf(paid) - supplyOf(before),
    supply: supplyOf(before),
    left: supplyOf(full.apply(paid, actor, move as Move)),
  };
};

/** In the words of the large button; none where the move is not one that connects a city. */
export const paymentWords = ({ t, city }: Table, { count, supply, left }: Payment, to: string | undefined) =>
  to === undefined
    ? undefined
    : {
        label: t('ui.turn.repair', { count, city: city(to) }),
        detail: t('ui.turn.repair-sum', { supply, count, price: supply + count - left, left }),
      };
