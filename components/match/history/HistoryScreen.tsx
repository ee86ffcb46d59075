import { useState } from 'react';
import { FlatList } from 'react-native';
import { Divider } from '@/components/ui/Divider';
import { EmptyState } from '@/components/ui/EmptyState';
import { Screen } from '@/components/ui/Screen';
import { useTranslate } from '@/i18n/use-translate';
import { useMatch } from '../match-context';
import { useBack } from '../use-back';
import { EntryRow } from './EntryRow';
import { EntrySheet } from './EntrySheet';
import type { HistoryEntry } from './history';
import { historyOf } from './history';

/** Everything that happened, in words for the whole table, with the way back to any moment. */
export function HistoryScreen() {
  const t = useTranslate();
  const back = useBack();
  const { session, version } = useMatch();
  const [open, setOpen] = useState<HistoryEntry>();
  const entries = historyOf(session, version);
  const close = () => setOpen(undefined);
  return (
    <Screen title={t('history.title')} onBack={back} still>
      <FlatList
        data={entries}
        keyExtractor={({ first }) => String(first.id)}
        renderItem={({ item }) => <EntryRow entry={item} onPress={() => setOpen(item)} />}
        ItemSeparatorComponent={Divider}
        ListEmptyComponent={
          <EmptyState
            icon="clock"
            title={t('history.empty')}
            hint={t('history.empty-hint')}
            action={{ label: t('common.back'), onPress: back }}
          />
        }
      />
      {open && <EntrySheet key={open.first.id} entry={open} onClose={close} />}
    </Screen>
  );
}
