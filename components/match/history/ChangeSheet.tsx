import { useState } from 'react';
import { useVersion } from '@/components/store/use-open-match';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { useTranslate } from '@/i18n/use-translate';
import type { GameEvent } from '@/rules/core/log/event';
import type { Change } from '@/rules/core/log/rewrite';
import type { Seat } from '@/rules/core/seat';
import { SeatSheet } from '../frame/SeatSheet';
import { useMatch } from '../match-context';
import { Reasons } from '../refusal/Reasons';
import { Consequences } from './Consequences';

interface ChangeSheetProps {
  readonly event: GameEvent | undefined;
  readonly change: 'seat' | 'remove';
  readonly onClose: () => void;
}

/** Changes an old entry. What becomes illegal by it is listed, and the table decides about each. */
export function ChangeSheet({ event, change, onClose }: ChangeSheetProps) {
  const t = useTranslate();
  const { session } = useMatch();
  const version = useVersion(session);
  const [seat, setSeat] = useState<Seat>();
  const [keep, setKeep] = useState<ReadonlySet<number>>(new Set());
  const title = t(change === 'seat' ? 'match.wrong-seat' : 'history.remove');
  if (!event)
    return (
      <Sheet open title={title} onClose={onClose}>
        <AppText>{t('history.empty')}</AppText>
      </Sheet>
    );

  const carryOut = (wanted: Change) => {
    const plan = session.plan(wanted, keep);
    if (session.change(plan).kind !== 'played') return;
    onClose();
  };
  const chooseSeat = (other: Seat) => {
    const wanted = changeOf(event, other);
    const plan = session.plan(wanted);
    if (plan.refused.length === 0 && plan.illegal.length === 0) carryOut(wanted);
    else setSeat(other);
  };
  if (change === 'seat' && seat === undefined)
    return (
      <SeatSheet
        title={title}
        hint={t('history.seat-hint')}
        {...(event.actor === 'table' ? {} : { without: event.actor })}
        onClose={onClose}
        onSeat={chooseSeat}
      />
    );

  const wanted = seat === undefined ? removalOf(session.log.events, event) : changeOf(event, seat);
  const plan = session.plan(wanted, keep);
  const refused = plan.refused.length > 0;
  const done = <Button label={t('history.carry-out')} icon="check" onPress={() => carryOut(wanted)} />;
  return (
    <Sheet open title={title} onClose={onClose} {...(refused ? {} : { footer: done })}>
      {refused && <AppText variant="label">{t('history.refused')}</AppText>}
      <Reasons violations={plan.refused} onLeave={onClose} />
      {!refused && plan.illegal.length === 0 && <AppText>{t('history.harmless')}</AppText>}
      {plan.illegal.length > 0 && (
        <Consequences key={version} illegal={plan.illegal} keep={keep} onKeep={setKeep} />
      )}
    </Sheet>
  );
}

const changeOf = ({ id, move }: GameEvent, actor: Seat): Change => ({
  kind: 'amend',
  event: id,
  draft: { actor, move },
});

/** What one tap caused goes with it. */
const removalOf = (events: readonly GameEvent[], { group }: GameEvent): Change => ({
  kind: 'remove',
  events: events.filter((each) => each.group === group).map(({ id }) => id),
});
