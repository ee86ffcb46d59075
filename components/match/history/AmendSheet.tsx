import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { useTranslate } from '@/i18n/use-translate';
import { type Amended, type GameEvent } from '@/rules/core/log/event';
import { type LogAt } from '@/rules/core/log/match-log';
import { planRewrite } from '@/rules/core/log/rewrite';
import { type Message } from '@/rules/core/message';
import { reasonId } from '@/rules/core/violation';
import { type BaseMove } from '@/rules/core/contract';
import { type LedgerChange, type LedgerEntry } from '@/rules/core/ledger';
import { changesOf, type Counted } from '../correct/drift';
import { LedgerLine } from '../correct/LedgerLine';
import { useMatch, useStanding } from '../match-context';
import { Reasons } from '../refusal/Reasons';
import { Consequences } from './Consequences';
import { Following } from './Following';

interface AmendSheetProps extends Amendable {
  readonly onClose: () => void;
}

/** Sets right what was mistyped in an old entry; the rest is replayed, and the table decides what no longer fits. */
export function AmendSheet({ event, lines, amended, along, onClose }: AmendSheetProps) {
  const t = useTranslate();
  const { session, say } = useMatch();
  const { log } = useStanding();
  const [counted, setCounted] = useState<Counted>({});
  const [drop, setDrop] = useState<ReadonlySet<number>>(new Set());
  const changes = changesOf(lines, counted);
  const move = amended(event.move, changes);
  const others = along(move);
  const entries = [{ event: event.id, draft: { actor: event.actor, move } }, ...others];
  const planned = (overruled: readonly string[]) =>
    planRewrite(
      log,
      { kind: 'amend', entries: entries.map((entry) => insisted(log, entry, overruled)) },
      drop,
    );
  const plan = planned([]);
  const { refused, illegal } = plan;
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
      {others.length > 0 && refused.length === 0 && (
        <AppText>{t('history.along', { what: toldWith(log, event, entries).map(say).join(', ') })}</AppText>
      )}
      {changes.length > 0 && refused.length > 0 && <Reasons violations={refused} onLeave={onClose} />}
      {illegal.length > 0 && <Consequences illegal={illegal} drop={drop} onDrop={setDrop} />}
      {changes.length > 0 && refused.length === 0 && <Following plan={plan} />}
    </Sheet>
  );
}

interface Amendable {
  readonly event: GameEvent;
  readonly lines: readonly LedgerEntry[];
  readonly amended: (move: BaseMove, changes: readonly LedgerChange[]) => BaseMove;
  /** What is changed with it, as when two players had each other's pieces. */
  readonly along: (move: BaseMove) => readonly Amended[];
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
      return {
        event,
        lines,
        amended: (move, changes) => amend.amended(move, changes, before),
        along: (move) => amend.along?.(log.events, event, move) ?? [],
      };
  }
  return undefined;
};

/** With what the table had overruled of the entry before, and what it overrules now. */
const insisted = ({ events }: LogAt, { event, draft }: Amended, overruled: readonly string[]): Amended => {
  const before = events.find(({ id }) => id === event)?.overruled ?? [];
  const bent = [...before, ...overruled];
  return bent.length > 0 ? { event, draft: { ...draft, overruled: bent } } : { event, draft };
};

/** The other entries as they will be told once all of them are changed. */
const toldWith = (log: LogAt, { id: own }: GameEvent, entries: readonly Amended[]): readonly Message[] => {
  const draftOf = ({ id }: GameEvent) => entries.find(({ event }) => event === id)?.draft;
  const places = log.events.flatMap((event, place) => (draftOf(event) ? [place] : []));
  const [first = 0] = places;
  const told: Message[] = [];
  let state = log.stateAt(first);
  for (const event of log.events.slice(first, (places.at(-1) ?? 0) + 1)) {
    const draft = draftOf(event);
    const { actor, move } = draft ?? event;
    if (draft && event.id !== own) told.push(log.game.describe(state, { ...event, actor, move }, 'table'));
    state = log.game.apply(state, actor, move);
  }
  return told;
};
