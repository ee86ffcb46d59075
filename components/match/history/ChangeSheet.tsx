import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { useTranslate } from '@/i18n/use-translate';
import { type GameEvent } from '@/rules/core/log/event';
import { type Change, planRewrite } from '@/rules/core/log/rewrite';
import { type Seat } from '@/rules/core/seat';
import { reasonId } from '@/rules/core/violation';
import { SeatSheet } from '../SeatSheet';
import { useMatch } from '../match-context';
import { useStanding } from '../use-moment';
import { Consequences } from './Consequences';
import { RefusedChange } from './RefusedChange';

interface ChangeSheetProps {
  readonly event: GameEvent | undefined;
  readonly change: 'seat' | 'remove';
  readonly onClose: () => void;
}

/** Changes an old entry. What becomes illegal by it is listed, and the table decides about each. */
export function ChangeSheet({ event, change: asked, onClose }: ChangeSheetProps) {
  const t = useTranslate();
  const { session, say } = useMatch();
  const { log } = useStanding();
  const [change, setChange] = useState(asked);
  const [seat, setSeat] = useState<Seat>();
  const [drop, setDrop] = useState<ReadonlySet<number>>(new Set());
  const removes = change === 'remove';
  const title = t(removes ? 'history.remove' : 'match.wrong-seat');
  if (!event)
    return (
      <Sheet open title={title} onClose={onClose}>
        <AppText>{t('history.empty')}</AppText>
      </Sheet>
    );

  const meant = say(log.game.describe(log.stateAt(log.events.indexOf(event)), event, 'table'));
  const carryOut = (wanted: Change) => {
    const plan = planRewrite(log, wanted, drop);
    if (session.change(plan).kind !== 'played') return;
    onClose();
  };
  const chooseSeat = (other: Seat) => {
    const wanted = changeOf(event, other);
    const plan = planRewrite(log, wanted);
    if (plan.refused.length === 0 && plan.illegal.length === 0) carryOut(wanted);
    else setSeat(other);
  };
  if (!removes && seat === undefined)
    return (
      <SeatSheet
        title={title}
        hint={t('history.seat-hint', { what: meant })}
        {...(event.actor === 'table' ? {} : { without: event.actor })}
        onClose={onClose}
        onSeat={chooseSeat}
      />
    );

  const wanted = removes || seat === undefined ? removalOf(log.events, event) : changeOf(event, seat);
  const plan = planRewrite(log, wanted, drop);
  if (plan.refused.length > 0 && seat !== undefined)
    return (
      <Sheet open title={title} onClose={onClose}>
        <RefusedChange
          event={event}
          seat={seat}
          violations={plan.refused}
          onAnyway={() => carryOut(changeOf(event, seat, plan.refused.map(reasonId)))}
          onRemove={() => setChange('remove')}
          onClose={onClose}
        />
      </Sheet>
    );
  const done = (
    <Button
      label={t(removes ? 'history.remove' : 'history.carry-out')}
      kind={removes ? 'danger' : 'primary'}
      icon={removes ? 'trash' : 'check'}
      onPress={() => carryOut(wanted)}
    />
  );
  return (
    <Sheet open title={title} onClose={onClose} footer={done}>
      <AppText>{meant}</AppText>
      {plan.illegal.length === 0 && <AppText tone="soft">{t('history.harmless')}</AppText>}
      {plan.illegal.length > 0 && <Consequences illegal={plan.illegal} drop={drop} onDrop={setDrop} />}
    </Sheet>
  );
}

const changeOf = ({ id, move }: GameEvent, actor: Seat, overruled: readonly string[] = []): Change => ({
  kind: 'amend',
  entries: [{ event: id, draft: { actor, move, ...(overruled.length > 0 ? { overruled } : {}) } }],
});

/** What one tap caused goes with it. */
const removalOf = (events: readonly GameEvent[], { group }: GameEvent): Change => ({
  kind: 'remove',
  events: events.filter((each) => each.group === group).map(({ id }) => id),
});
