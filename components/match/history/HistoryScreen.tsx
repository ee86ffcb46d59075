import { useState } from 'react';
import { FlatList } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { Divider } from '@/components/kit/Divider';
import { EmptyState } from '@/components/kit/EmptyState';
import { ListRow } from '@/components/kit/ListRow';
import { Screen } from '@/components/kit/Screen';
import { useTranslate } from '@/i18n/use-translate';
import { BringBack } from '../BringBack';
import { UndoBar } from '../UndoBar';
import { useMoment, useStanding } from '../use-moment';
import { useBack } from '../use-back';
import { useDispatch } from '../use-dispatch';
import { EntryRow } from './EntryRow';
import { EntrySheet } from './EntrySheet';
import { type HistoryEntry, historyOf } from './history';

/** Everything that happened, in words for the whole table, with the way back to any moment. */
export function HistoryScreen() {
  const t = useTranslate();
  const back = useBack();
  const standing = useStanding();
  const access = useMoment((now) => now.access);
  const [open, setOpen] = useState<HistoryEntry>();
  const dispatch = useDispatch();
  const entries = historyOf(standing.log);
  const changed = standing.undo !== undefined || standing.redo !== undefined;
  const close = () => setOpen(undefined);
  return (
    <Screen
      title={t('history.title')}
      onBack={back}
      still
      footer={
        access === 'open' &&
        changed && (
          <>
            <BringBack bringBack={standing.bringBack} dispatch={dispatch} />
            <UndoBar standing={standing} dispatch={dispatch} />
          </>
        )
      }
    >
      <FlatList
        data={entries}
        keyExtractor={({ first }) => String(first.id)}
        renderItem={({ item }) => <EntryRow entry={item} onPress={() => setOpen(item)} />}
        ItemSeparatorComponent={Divider}
        ListHeaderComponent={standing.endedEarly ? <EndedRow /> : null}
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

/** No move of the game, so no entry of its own; undo takes it back. */
function EndedRow() {
  const t = useTranslate();
  return (
    <>
      <ListRow title={t('match.ended')} leading={<Icon name="flag" size={32} />} />
      <Divider />
    </>
  );
}
