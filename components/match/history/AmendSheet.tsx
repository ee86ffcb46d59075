import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { useTranslate } from '@/i18n/use-translate';
import { planRewrite } from '@/rules/core/log/rewrite';
import { reasonId } from '@/rules/core/violation';
import { type BaseMove } from '@/rules/core/contract';
import { type LedgerChange, type LedgerEntry } from '@/rules/core/ledger';
import { type GameEvent } from '@/rules/core/log/event';
import { type LogAt } from '@/rules/core/log/match-log';
import { changesOf, type Counted } from '../correct/drift';
import { LedgerLine } from '../correct/LedgerLine';
import { useMatch, useStanding } from '../match-context';
import { Reasons } from '../refusal/Reasons';
import { Consequences } from './Consequences';

interface AmendSheetProps extends Amendable {
  readonly onClose: () => void;
}

/** Sets right what was mistyped in an old entry; the rest is replayed, and the table decides what no longer fits. */
export function AmendSheet({ event, lines, amended, onClose }: AmendSheetProps) {
  const t = useTranslate();
  const { session } = useMatch();
  const { log } = useStanding();
  const [counted, setCounted] = useState<Counted>({});
  const [drop, setDrop] = useState<ReadonlySet<number>>(new Set());
  const changes = changesOf(lines, counted);
  const planned = (overruled: readonly string[]) => {
    const { actor, move, id } = event;
    const bent = [...(event.overruled ?? []), ...overruled];
    const draft = {
      actor,
      move: amended(move, changes),
      ...(bent.length > 0 ? { overruled: bent } : {}),
    };
    return planRewrite(log, { kind: 'amend', entries: [{ event: id, draft }] }, drop);
  };
  const { refused, illegal } = planned([]);
  const mayBend = refused.length > 0 && refused.every(({ overrulable }) => overrulable);
  const carryOut = (overruled: readonly string[]) => {
    if (session.change(planned(overruled)).kind === 'played') onClose();
  };
  const done = (
    <Button
      label={t(mayBend ? 'refusal.anyway' : 'history.carry-out')}
      icon="check"
      reason={
        changes.length === 0
          ? t('why.CORE.nothing-changed')
          : refused.length > 0 && !mayBend
            ? t('history.refused')
            : undefined
      }
      onPress={() => carryOut(refused.map(reasonId))}
    />
  );
  return (
    <Sheet open title={t('history.amend')} onClose={onClose} footer={done}>
      {lines.map((entry) => (
        <LedgerLine
          key={entry.id}
          entry={entry}
          counted={counted[entry.id]}
          before="history.was"
          onCount={(value) => setCounted({ ...counted, [entry.id]: value })}
        />
      ))}
      {changes.length > 0 && refused.length > 0 && <Reasons violations={refused} onLeave={onClose} />}
      {changes.length > 0 && refused.length + illegal.length === 0 && (
        <AppText tone="soft">{t('history.harmless')}</AppText>
      )}
      {illegal.length > 0 && <Consequences illegal={illegal} drop={drop} onDrop={setDrop} />}
    </Sheet>
  );
}

interface Amendable {
  readonly event: GameEvent;
  readonly lines: readonly LedgerEntry[];
  readonly amended: (move: BaseMove, changes: readonly LedgerChange[]) => BaseMove;
}

/** The first of what one tap caused in which something was typed. */
export const amendableOf = (log: LogAt, { group }: GameEvent): Amendable | undefined => {
  const { amend } = log.game;
  if (!amend) return undefined;
  for (const [position, event] of log.events.entries()) {
    if (event.group !== group) continue;
    const before = log.stateAt(position);
    const lines = amend.lines(before, event, log.state);
    if (lines.length > 0)
      return { event, lines, amended: (move, changes) => amend.amended(move, changes, before) };
  }
  return undefined;
};
