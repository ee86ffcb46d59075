/* What really lies on the table. IS-3: pools and the Power track stay between 0 and 38. */
import { type LedgerChange } from '@/rules/core/ledger';
import { checkLimits } from '../../model/lines';
import { type Measure, type Nation } from '../../model/pieces';
import { posted } from '../../model/scoring';
import { defineCorrect, ledger, type State } from '../state';

export const correct = defineCorrect({
  ledger,
  limits: checkLimits,
  apply: (state, changes) => changes.reduce(change, state),
});

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
