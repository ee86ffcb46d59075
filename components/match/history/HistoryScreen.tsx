import { useState } from 'react';
import { FlatList, StyleSheet, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { Divider } from '@/components/kit/Divider';
import { EmptyState } from '@/components/kit/EmptyState';
import { ListRow } from '@/components/kit/ListRow';
import { Screen } from '@/components/kit/Screen';
import { useLanguage, useTranslate } from '@/i18n/use-translate';
import { space } from '@/components/kit/theme/tokens';
import { Stamp } from '@/components/kit/Stamp';
import { UndoLine } from '@/components/kit/stage/UndoLine';
import { BringBack } from '../BringBack';
import { useBackToMatch, useMatch, useMoment, useStanding } from '../match-context';
import { useSteps } from '../steps';
import { useDispatch } from '../use-dispatch';
import { EntrySheet } from './EntrySheet';
import { type HistoryEntry, historyOf } from './history';
import { SeatMark } from '../SeatMark';

/** Everything that happened, in words for the whole table, with the way back to any moment. */
export function HistoryScreen() {
  const t = useTranslate();
  const back = useBackToMatch();
  const standing = useStanding();
  const access = useMoment((now) => now.access);
  const [open, setOpen] = useState<HistoryEntry>();
  const dispatch = useDispatch();
  const { question, ...steps } = useSteps(dispatch);
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
            <BringBack dispatch={dispatch} />
            <UndoLine {...steps} />
            {question}
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

interface EntryRowProps {
  readonly entry: HistoryEntry;
  readonly onPress: () => void;
}

/** The app speaks English, not one of its countries: a clock of 24 hours is read in all of them. */
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

function EntryRow({ entry, onPress }: EntryRowProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { say } = useMatch();
  const [first, ...rest] = entry.lines.map(say);
  const time = entry.at === undefined ? [] : [new Date(entry.at).toLocaleTimeString(language, CLOCK)];
  return (
    <View>
      <ListRow
        title={first ?? ''}
        detail={[...time, ...rest].join(' · ')}
        leading={
          entry.actor === 'table' ? (
            <Icon name="people" size={32} />
          ) : (
            <SeatMark seat={entry.actor} size={32} />
          )
        }
        onPress={onPress}
      />
      {(entry.overruled || entry.vouched) && (
        <View style={styles.marks}>
          {entry.overruled && <Stamp label={t('history.overruled')} tone="danger" />}
          {entry.vouched && <Stamp label={t('history.vouched')} tone="soft" />}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  marks: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, paddingLeft: 44, paddingBottom: space.s },
});
