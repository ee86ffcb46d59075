import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { useTranslate } from '@/i18n/use-translate';
import { useMatch, useMoment, useStanding } from '../match-context';
import { AmendSheet, amendableOf } from './AmendSheet';
import { ChangeSheet } from './ChangeSheet';
import { type HistoryEntry } from './history';

interface EntrySheetProps {
  readonly entry: HistoryEntry;
  readonly onClose: () => void;
}

/** What can be done with an old entry: go back to it, set it right, give it to another seat, take it out. */
export function EntrySheet({ entry, onClose }: EntrySheetProps) {
  const t = useTranslate();
  const { session, say } = useMatch();
  const { log } = useStanding();
  const access = useMoment((now) => now.access);
  const [change, setChange] = useState<'seat' | 'remove' | 'amend'>();
  const amendable = amendableOf(log, entry.first);
  if (change === 'amend' && amendable) return <AmendSheet {...amendable} onClose={onClose} />;
  if (change && change !== 'amend')
    return <ChangeSheet event={entry.first} change={change} onClose={onClose} />;
  const readOnly = access !== 'open';
  const jump = () => {
    if (session.jump(entry.last.id).kind === 'played') onClose();
  };
  return (
    <Sheet open title={entry.lines[0] ? say(entry.lines[0]) : ''} onClose={onClose}>
      {readOnly ? (
        <AppText>{t('match.read-only')}</AppText>
      ) : (
        <>
          {entry.after > 0 && (
            <>
              <AppText tone="soft">{t('history.jump-hint', { count: entry.after })}</AppText>
              <Button label={t('history.jump')} icon="undo" onPress={jump} />
            </>
          )}
          {amendable && (
            <Button
              label={t('history.amend')}
              kind="secondary"
              icon="edit"
              onPress={() => setChange('amend')}
            />
          )}
          {entry.actor !== 'table' && (
            <Button
              label={t('match.wrong-seat')}
              kind="secondary"
              icon="people"
              onPress={() => setChange('seat')}
            />
          )}
          <Button
            label={t('history.remove')}
            kind="danger"
            icon="trash"
            onPress={() => setChange('remove')}
          />
        </>
      )}
    </Sheet>
  );
}
