/* What really lies on the table. IS-3: pools and the Power track stay between 0 and 38. */
import { type LedgerChange } from '@/rules/core/ledger';
import { checkLimits } from '../../model/lines';
import { type Measure, type Nation } from '../../model/pieces';
import { clockwiseFrom } from '../../model/order';
import { posted } from '../../model/scoring';
import { defineCorrect, ledger, type State } from '../state';

export const correct = defineCorrect({
  ledger,
  limits: checkLimits,
  apply: (state, changes) => inOrder(state, changes.reduce(change, state), changes),
});

/**
 * IS-20: the holder of the Initiative Card begins a round. Set right as the round begins, or with whose turn it is, the
 * order follows from it; in the middle of a round the order stays.
 */
const inOrder = (before: State, after: State, changes: readonly LedgerChange[]): State => {
  const sets = (line: string) => changes.some(({ entry }) => entry === line);
  if (after.phase !== 'turn' || !sets('initiative')) return after;
  const { initiative: first } = after;
  if (sets('active')) return { ...after, first };
  const begins = before.active === clockwiseFrom(before, before.first)[0];
  return begins && before.initiative === before.active ? { ...after, first, active: first } : after;
};

const change = (state: State, { entry, to }: LedgerChange): State => {
  const [kind = '', pool = ''] = entry.split('/');
  if (kind === 'initiative') return { ...state, initiative: Number(to) };
  if (kind === 'active') return { ...state, active: Number(to) };
  if (kind === 'round') return { ...state, round: Number(to) };
  const of = kind as Measure;
  const nation = pool as Nation;
  const from = state.standing[of][nation];
  return posted(state, { kind: 'correct' }, [{ measure: of, nation, from, to: Number(to), rule: 'IS-3' }]);
};
