import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Grid } from '@/components/kit/Grid';
import { useTranslate } from '@/i18n/use-translate';
import { useMatch, useMoment, useStanding } from '../match-context';
import { AmendSheet, amendableOf } from './AmendSheet';
import { ChangeSheet } from './ChangeSheet';
import { type HistoryEntry } from './history';

interface EntryActionsProps {
  readonly entry: HistoryEntry;
  readonly onDone: () => void;
}

/** What can be done with an old entry: go back to it, set it right, give it to another seat, take it out. */
export function EntryActions({ entry, onDone }: EntryActionsProps) {
  const t = useTranslate();
  const { session } = useMatch();
  const { log } = useStanding();
  const open = useMoment(({ access }) => access === 'open');
  const [change, setChange] = useState<'seat' | 'remove' | 'amend'>();
  if (!open || log.closed) return <AppText>{t(log.closed ? 'match.closed' : 'match.read-only')}</AppText>;
  const amendable = amendableOf(log, entry.first);
  const jump = () => {
    if (session.jump(entry.last.id).kind === 'played') onDone();
  };
  return (
    <>
      <Grid label={t('match.actions')}>
        {amendable && (
          <Button
            label={t('history.short.amend')}
            kind="secondary"
            icon="edit"
            dense
            onPress={() => setChange('amend')}
          />
        )}
        {entry.actor !== 'table' && (
          <Button
            label={t('history.short.seat')}
            kind="secondary"
            icon="people"
            dense
            onPress={() => setChange('seat')}
          />
        )}
        <Button
          label={t('history.short.remove')}
          kind="secondary"
          icon="trash"
          dense
          onPress={() => setChange('remove')}
        />
        {entry.after > 0 && <Button label={t('history.jump')} icon="undo" dense onPress={jump} />}
      </Grid>
      {entry.after > 0 && (
        <AppText variant="small" tone="soft">
          {t('history.jump-hint', { count: entry.after })}
        </AppText>
      )}
      {change === 'amend' && amendable && <AmendSheet {...amendable} onClose={onDone} />}
      {change && change !== 'amend' && <ChangeSheet event={entry.first} change={change} onClose={onDone} />}
    </>
  );
}
