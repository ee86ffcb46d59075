import { useState } from 'react';
import { FlatList, ScrollView, StyleSheet } from 'react-native';
import { Chip } from '@/components/kit/Chip';
import { Divider } from '@/components/kit/Divider';
import { EmptyState } from '@/components/kit/EmptyState';
import { Icon } from '@/components/kit/icons/Icon';
import { ListRow } from '@/components/kit/ListRow';
import { Screen } from '@/components/kit/Screen';
import { UndoLine } from '@/components/kit/stage/UndoLine';
import { space } from '@/components/kit/theme/tokens';
import { useTranslate } from '@/i18n/use-translate';
import { type Actor } from '@/rules/core/seat';
import { BringBack } from '../BringBack';
import { useBackToMatch, useMatch, useMoment, useStanding } from '../match-context';
import { SeatMark } from '../SeatMark';
import { useSteps } from '../steps';
import { useDispatch } from '../use-dispatch';
import { type HistoryEntry, turnsIn } from './history';
import { TurnRow } from './TurnRow';

/** Everything that happened, turn by turn, in words for the whole table, with the way back to any moment. */
export function HistoryScreen() {
  const t = useTranslate();
  const back = useBackToMatch();
  const standing = useStanding();
  const access = useMoment((now) => now.access);
  const [whose, setWhose] = useState<Actor>();
  const [open, setOpen] = useState<number>();
  const [chosen, setChosen] = useState<number>();
  const dispatch = useDispatch();
  const { question, ...steps } = useSteps(dispatch);
  const turns = turnsIn(standing.log).filter(({ of }) => whose === undefined || of === whose);
  const latest = turns[0]?.id;
  const shown = open ?? latest;
  const canGoBack = access === 'open' && (standing.undo !== undefined || standing.redo !== undefined);
  return (
    <Screen
      title={t('history.title')}
      onBack={back}
      still
      footer={
        canGoBack && (
          <>
            <BringBack dispatch={dispatch} />
            <UndoLine {...steps} />
            {question}
          </>
        )
      }
    >
      <FlatList
        data={turns}
        keyExtractor={({ id }) => String(id)}
        renderItem={({ item }) => (
          <TurnRow
            turn={item}
            open={item.id === shown}
            onOpen={() => setOpen(item.id === shown ? -1 : item.id)}
            chosen={chosen}
            onChoose={(entry: HistoryEntry | undefined) => setChosen(entry?.first.id)}
          />
        )}
        ItemSeparatorComponent={Divider}
        ListHeaderComponent={
          <>
            {standing.entries > 0 && <Filter whose={whose} onWhose={setWhose} />}
            {standing.endedEarly && <EndedRow />}
          </>
        }
        ListEmptyComponent={
          <EmptyState icon="clock" title={t('history.empty')} hint={t('history.empty-hint')} />
        }
      />
    </Screen>
  );
}

interface FilterProps {
  readonly whose: Actor | undefined;
  readonly onWhose: (whose: Actor | undefined) => void;
}

/** Everybody's turns, or one seat's, or what happened between turns. */
function Filter({ whose, onWhose }: FilterProps) {
  const t = useTranslate();
  const { header, seatName } = useMatch();
  return (
    <ScrollView
      horizontal
      role="radiogroup"
      aria-label={t('history.whose')}
      contentContainerStyle={styles.filter}
    >
      <Chip
        role="radio"
        label={t('history.all')}
        selected={whose === undefined}
        onPress={() => onWhose(undefined)}
      />
      {header.players.map((_, seat) => (
        <Chip
          key={seat}
          role="radio"
          name={seatName(seat)}
          leading={<SeatMark seat={seat} size={24} />}
          selected={whose === seat}
          onPress={() => onWhose(seat)}
        />
      ))}
      <Chip
        role="radio"
        label={t('history.table')}
        selected={whose === 'table'}
        onPress={() => onWhose('table')}
      />
    </ScrollView>
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

const styles = StyleSheet.create({
  filter: { gap: space.s, paddingBottom: space.m },
});
