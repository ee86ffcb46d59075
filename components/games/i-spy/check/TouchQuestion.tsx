import { useState } from 'react';
import { Answer } from '@/components/match/Questions';
import { Segmented } from '@/components/kit/Segmented';
import { Stepper } from '@/components/kit/Stepper';
import { useGameWords } from '@/i18n/use-say';
import { type Seat } from '@/rules/core/seat';
import { MOST_TOKENS } from '@/rules/i-spy/model/pieces';
import { mayTouch, type TouchFacts } from '@/rules/i-spy/questions/places';
import { GAME } from '../table';

type Action = TouchFacts['action'];
const ACTIONS: readonly Action[] = ['control', 'empower', 'scandalize'];
const OTHERS: readonly Seat[] = [1, 2, 3];

const repeat = (seat: Seat, count: number): readonly Seat[] => Array.from({ length: count }, () => seat);

/** IS-45 to IS-48 */
export function TouchQuestion() {
  const t = useGameWords(GAME);
  const [action, setAction] = useState<Action>('empower');
  const [counts, setCounts] = useState<readonly number[]>([0, 1, 0, 0]);
  const [stack, setStack] = useState(19);
  const tokens = counts.flatMap((count, seat) => repeat(seat, count));
  const verdict = mayTouch({ action, seat: 0, tokens, stack });
  const seatName = (seat: Seat) => t('ui.check.opponent', { number: seat });
  const stepper = (seat: Seat, label: string) => (
    <Stepper
      key={seat}
      label={label}
      value={counts[seat] ?? 0}
      max={(counts[seat] ?? 0) + MOST_TOKENS - tokens.length}
      onChange={(count) => setCounts(counts.map((old, at) => (at === seat ? count : old)))}
    />
  );
  return (
    <>
      <Answer game={GAME} verdict={verdict} seatName={seatName} />
      <Segmented<Action>
        label={t('ui.check.action')}
        value={action}
        onChange={setAction}
        choices={ACTIONS.map((value) => ({ value, label: t(`piece.owed.${value}`) }))}
      />
      {stepper(0, t('ui.check.own-tokens'))}
      {OTHERS.map((seat) => stepper(seat, t('ui.check.tokens-of', { seat: seatName(seat) })))}
      {action === 'scandalize' && (
        <Stepper label={t('ui.check.stack')} value={stack} max={19} onChange={setStack} />
      )}
    </>
  );
}
