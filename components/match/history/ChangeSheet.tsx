import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { useTranslate } from '@/i18n/use-translate';
import { type GameEvent } from '@/rules/core/log/event';
import { type Change, planRewrite } from '@/rules/core/log/rewrite';
import { type Seat } from '@/rules/core/seat';
import { reasonId, type Violation } from '@/rules/core/violation';
import { type BaseMove, type Offer } from '@/rules/core/contract';
import { judge, type LogAt } from '@/rules/core/log/match-log';
import { type MatchSession } from '@/store/match/session';
import { SeatSheet } from '../SeatSheet';
import { useMatch, useStanding } from '../match-context';
import { Consequences } from './Consequences';
import { Following } from './Following';
import { Reasons } from '../refusal/Reasons';

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
      {plan.illegal.length > 0 && <Consequences illegal={plan.illegal} drop={drop} onDrop={setDrop} />}
      <Following plan={plan} />
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

interface RefusedChangeProps {
  readonly event: GameEvent;
  readonly seat: Seat;
  readonly violations: readonly Violation[];
  readonly onAnyway: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** The rules do not give the move to this seat. Never the end of it: something can always be done. */
function RefusedChange(props: RefusedChangeProps) {
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

/**
 * The seat is wrong most often because nobody told the phone that the turn had ended. What the seat before could
 * have done then, so that the last move was the other one's, can still be put in front of it.
 */
const forgottenBefore = (log: LogAt, event: GameEvent, seat: Seat): readonly Offer<BaseMove>[] => {
  const { actor, move, group } = event;
  const last = log.done.at(-1);
  const isLast = last?.kind === 'group' && last.events[0]?.group === group;
  const seats = isLast ? last.events.filter((each) => each.actor !== 'table') : [];
  if (actor === 'table' || seats.length !== 1) return [];
  const before = log.stateAt(log.events.indexOf(event));
  return log.game.offers(before, actor, 'table').filter((offer) => {
    if (offer.violations.length > 0) return false;
    const after = log.game.apply(before, actor, offer.move);
    return judge(log.game, after, { actor: seat, move }).refused.length === 0;
  });
};

interface Forgotten {
  readonly event: GameEvent;
  readonly seat: Seat;
  readonly move: BaseMove;
}

const playForgotten = (session: MatchSession, { event, seat, move }: Forgotten): boolean => {
  session.undo();
  const drafts = [
    { actor: event.actor, move },
    { actor: seat, move: event.move },
  ];
  if (session.play(drafts).kind === 'played') return true;
  session.redo();
  return false;
};
