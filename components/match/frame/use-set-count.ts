import { useRouter } from 'expo-router';
import { type LedgerEntry } from '@/rules/core/ledger';
import { isRefused } from '@/rules/core/violation';
import { useMatch, useStanding } from '../match-context';
import { useFrame } from './frame-context';

export type Count = Extract<LedgerEntry, { readonly kind: 'count' }>;

interface SetCount {
  readonly set: (line: Count, to: number) => void;
  readonly toCorrect: (asked: readonly string[], to?: number) => void;
}

/**
 * Sets a number to what was counted. Where pieces would then be missing elsewhere, the screen that asks for all of them
 * takes over with what was set.
 */
export const useSetCount = (): SetCount => {
  const router = useRouter();
  const { header } = useMatch();
  const { dispatch } = useFrame();
  const { game, state } = useStanding().log;
  const toCorrect = (asked: readonly string[], to?: number) =>
    router.push({
      pathname: '/match/[id]/correct',
      params: { id: header.id, asked: asked.join(','), ...(to === undefined ? {} : { to: String(to) }) },
    });
  const set = ({ id, value }: Count, to: number) => {
    if (to === value) return;
    const move = { type: 'correct', changes: [{ entry: id, to }] };
    if (isRefused(game.check(state, 'table', move))) toCorrect([id], to);
    else dispatch.play('table', move);
  };
  return { set, toCorrect };
};
