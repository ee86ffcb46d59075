import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { useTranslate } from '@/i18n/use-translate';
import { type BaseMove } from '@/rules/core/contract';
import { type GameEvent } from '@/rules/core/log/event';
import { type Seat } from '@/rules/core/seat';
import { type Violation } from '@/rules/core/violation';
import { useMatch } from '../match-context';
import { useStanding } from '../use-moment';
import { Reasons } from '../refusal/Reasons';
import { forgottenBefore, playForgotten } from './forgotten';

interface RefusedChangeProps {
  readonly event: GameEvent;
  readonly seat: Seat;
  readonly violations: readonly Violation[];
  readonly onAnyway: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** The rules do not give the move to this seat. Never the end of it: something can always be done. */
export function RefusedChange(props: RefusedChangeProps) {
  const { event, seat, violations, onAnyway, onRemove, onClose } = props;
  const t = useTranslate();
  const { session, say } = useMatch();
  const { log } = useStanding();
  const first = (move: BaseMove) => {
    if (playForgotten(session, { event, seat, move })) onClose();
  };
  return (
    <>
      <AppText variant="label">{t('history.refused')}</AppText>
      <Reasons violations={violations} onLeave={onClose} />
      {forgottenBefore(log, event, seat).map(({ id, label, move }) => (
        <Button
          key={id}
          label={t('history.forgotten', { what: say(label) })}
          icon="check"
          onPress={() => first(move)}
        />
      ))}
      {violations.every(({ overrulable }) => overrulable) && (
        <Button label={t('refusal.anyway')} kind="secondary" icon="edit" onPress={onAnyway} />
      )}
      <Button label={t('history.remove')} kind="danger" icon="trash" onPress={onRemove} />
      <Button label={t('refusal.leave')} kind="quiet" onPress={onClose} />
    </>
  );
}
