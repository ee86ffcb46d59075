import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { space } from '@/components/kit/theme/tokens';
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
  const actions = [
    ...(amendable ? [{ label: 'history.short.amend', icon: 'edit', change: 'amend' } as const] : []),
    { label: 'history.short.remove', icon: 'trash', change: 'remove' } as const,
    ...(entry.actor === 'table'
      ? []
      : [{ label: 'history.short.seat', icon: 'people', change: 'seat' } as const]),
  ];
  return (
    <>
      <View role="group" aria-label={t('match.actions')} style={styles.row}>
        {actions.map(({ label, icon, change: to }) => (
          <View key={to} style={styles.one}>
            <Button label={t(label)} kind="secondary" icon={icon} dense onPress={() => setChange(to)} />
          </View>
        ))}
      </View>
      {entry.after > 0 && (
        <View style={styles.back}>
          <Button label={t('history.jump')} icon="undo" dense onPress={jump} />
          <AppText variant="small" tone="soft">
            {t('history.jump-hint', { count: entry.after })}
          </AppText>
        </View>
      )}
      {change === 'amend' && amendable && <AmendSheet {...amendable} onClose={onDone} />}
      {change && change !== 'amend' && <ChangeSheet event={entry.first} change={change} onClose={onDone} />}
    </>
  );
}

const styles = StyleSheet.create({
  // Three side by side need the room that the words of the entry leave at their left.
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, marginLeft: -space.m },
  one: { flexGrow: 1, maxWidth: '100%' },
  back: { gap: space.xs, marginLeft: -space.m, paddingTop: space.s },
});
