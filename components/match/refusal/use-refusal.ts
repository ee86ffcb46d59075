import { useRouter } from 'expo-router';
import { type BaseMove, type Repair } from '@/rules/core/contract';
import { type Seat } from '@/rules/core/seat';
import { type Violation } from '@/rules/core/violation';
import { useMatch, useStanding } from '../match-context';
import { canOverrule, type Dispatch, overruled, type Refused, repaired, stateBefore } from '../use-dispatch';

/** What can be done about a refused tap. */
export interface Refusal {
  readonly violations: readonly Violation[];
  /** What makes the refused move legal. */
  readonly repairs: readonly Repair<BaseMove>[];
  readonly repair: (chosen: Repair<BaseMove>) => void;
  /** What only this person's secrets can mend; the list is made while they look. */
  readonly own?: { readonly seat: Seat; readonly repairs: () => readonly Repair<BaseMove>[] };
  /** The table decides against the rule; absent where the state could not hold it. */
  readonly anyway?: () => void;
  readonly correct: () => void;
  /** Something is counted here that may lie otherwise on the table. */
  readonly counts: boolean;
  readonly readRule: (rule: string) => void;
}

export const useRefusal = (refused: Refused, dispatch: Dispatch): Refusal => {
  const router = useRouter();
  const { header } = useMatch();
  const { log } = useStanding();
  const { draft, violations, join } = refused;
  const { actor, move } = draft;
  const { game } = log;
  const before = stateBefore(log, refused);
  const mends = actor !== 'table' && game.secretsCanMend?.(before, actor, move);
  return {
    violations,
    repairs: game.repairs(before, actor, move),
    repair: (chosen) => dispatch.playAll(repaired(refused, chosen), join),
    ...(mends ? { own: { seat: actor, repairs: () => game.ownRepairs?.(before, actor, move) ?? [] } } : {}),
    ...(canOverrule(refused) ? { anyway: () => dispatch.playAll(overruled(refused), join) } : {}),
    counts: game.ledger(before, 'table').length > 0,
    correct: () => {
      dispatch.dismiss();
      const asked = violations.flatMap(({ focus = [] }) => focus).join(',');
      router.push({ pathname: '/match/[id]/correct', params: { id: header.id, asked } });
    },
    readRule: (rule) => {
      dispatch.dismiss();
      router.push({ pathname: '/game/[game]/rules', params: { game: header.game, rule } });
    },
  };
};
