import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button } from '@/components/kit/Button';
import { IconButton } from '@/components/kit/IconButton';
import { Screen } from '@/components/kit/Screen';
import { Segmented } from '@/components/kit/Segmented';
import { TextField } from '@/components/kit/TextField';
import { useToast } from '@/components/kit/Toast';
import { space } from '@/components/kit/theme/tokens';
import { useBack } from '@/components/kit/use-back';
import { useGameCards } from '@/components/match/game-cards';
import { useBgStats } from '@/components/match/score/use-bg-stats';
import { usePlayWords } from './use-shelf';
import { MAX_PLACE, type NotedPlay, playOfNoted } from '@/store/plays/play';
import { type PlayStore } from '@/store/plays/play-store';
import { dayOf, type Entry, playedOf, playOfEntry, timeOf } from './entry';
import { EntrySeats } from './EntrySeats';
import { useGameNames } from './use-game-names';

interface EntryFormProps {
  readonly noted: PlayStore;
  readonly id: string;
  readonly first: Entry;
  /** As it is kept already. */
  readonly kept?: NotedPlay;
}

const DAY = 24 * 3_600_000;

/** Game, day, players with points, and who won: that is a play. */
export function EntryForm({ noted, id, first, kept }: EntryFormProps) {
  const t = usePlayWords();
  const toast = useToast();
  const back = useBack('/plays');
  const [now] = useState(Date.now);
  const [entry, setEntry] = useState(first);
  const change = (part: Partial<Entry>) => setEntry({ ...entry, ...part });
  const play = playOfEntry(entry, id, now);
  const save = () => {
    if (!play) return;
    const done = noted.note([play]);
    toast({ text: t(done ? 'plays.saved' : 'plays.full') });
    if (done) back();
  };
  return (
    <Screen
      title={t(kept ? 'plays.edit' : 'plays.add')}
      onBack={back}
      actions={kept && <Kept noted={noted} play={kept} onGone={back} />}
      footer={
        <Button
          label={t('plays.save')}
          icon="check"
          reason={play ? undefined : t('plays.incomplete')}
          onPress={save}
        />
      }
    >
      <Game value={entry.game} onChange={(game) => change({ game })} />
      <EntrySeats seats={entry.seats} game={entry.game} onChange={(seats) => change({ seats })} />
      <Day value={entry.day} now={now} onChange={(day) => change({ day })} />
      <TextField
        label={t('plays.minutes')}
        value={entry.minutes}
        keyboard="number-pad"
        maxLength={4}
        problem={playedOf(entry.minutes) === 'wrong' ? t('plays.minutes-wrong') : undefined}
        onChange={(minutes) => change({ minutes })}
      />
      <TextField
        label={t('plays.place')}
        value={entry.place}
        maxLength={MAX_PLACE}
        onChange={(place) => change({ place })}
      />
    </Screen>
  );
}

interface KeptProps {
  readonly noted: PlayStore;
  readonly play: NotedPlay;
  readonly onGone: () => void;
}

/** What else can be done with a play that is kept. */
function Kept({ noted, play, onGone }: KeptProps) {
  const t = usePlayWords();
  const toast = useToast();
  const { post, sheet } = useBgStats(playOfNoted(play));
  const remove = () => {
    const removed = noted.remove(play.id);
    onGone();
    toast({
      text: t('plays.removed'),
      action: { label: t('common.undo'), onPress: () => removed && noted.note([removed]) },
    });
  };
  return (
    <>
      <IconButton icon="score" label={t('plays.bg-stats')} onPress={post} />
      <IconButton icon="trash" label={t('common.delete')} onPress={remove} />
      {sheet}
    </>
  );
}

interface GameProps {
  readonly value: string;
  readonly onChange: (game: string) => void;
}

function Game({ value, onChange }: GameProps) {
  const t = usePlayWords();
  const names = useGameNames();
  const games = useGameCards().map(({ id }) => ({ value: id, label: names(id) }));
  return <Segmented label={t('plays.game')} choices={games} value={value} onChange={onChange} />;
}

interface DayProps {
  readonly value: string;
  readonly now: number;
  readonly onChange: (day: string) => void;
}

/** Most plays that are entered are of today or yesterday. */
function Day({ value, now, onChange }: DayProps) {
  const t = usePlayWords();
  const today = dayOf(now);
  const yesterday = dayOf(now - DAY);
  const [other, setOther] = useState(value !== today && value !== yesterday);
  const chosen = other ? 'other' : value === today ? 'today' : 'yesterday';
  const choose = (day: 'today' | 'yesterday' | 'other') => {
    setOther(day === 'other');
    if (day !== 'other') onChange(day === 'today' ? today : yesterday);
  };
  return (
    <View style={styles.day}>
      <Segmented
        label={t('plays.date')}
        choices={[
          { value: 'today', label: t('plays.today') },
          { value: 'yesterday', label: t('plays.yesterday') },
          { value: 'other', label: t('plays.date-other') },
        ]}
        value={chosen}
        onChange={choose}
      />
      {other && (
        <TextField
          label={t('plays.date-other')}
          value={value}
          placeholder={today}
          maxLength={10}
          keyboard="numbers-and-punctuation"
          problem={timeOf(value, now) === undefined ? t('plays.date-wrong', { example: today }) : undefined}
          onChange={onChange}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ day: { gap: space.s } });
