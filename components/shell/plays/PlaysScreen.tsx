import { useRouter } from 'expo-router';
import { useState } from 'react';
import { View, StyleSheet } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { useLoaded } from '@/components/kit/store/use-loaded';
import { Segmented } from '@/components/kit/Segmented';
import { IconButton } from '@/components/kit/IconButton';
import { Screen } from '@/components/kit/Screen';
import { useBack } from '@/components/kit/use-back';
import { Loading, WhenOpen } from '@/components/match/Gates';
import { type PlayStore } from '@/store/plays/play-store';
import { AllPlays } from './AllPlays';
import { NoPlays } from './NoPlays';
import { OutSheet } from './OutSheet';
import { type Shelf, usePlayStore, usePlayWords, useShelf } from './use-shelf';

/** Everything that was played, whether it was tracked here or not. */
export function PlaysScreen() {
  return (
    <WhenOpen>
      <Loaded />
    </WhenOpen>
  );
}

function Loaded() {
  const noted = usePlayStore();
  return noted ? <Plays noted={noted} /> : <Loading />;
}

function Plays({ noted }: { readonly noted: PlayStore }) {
  const t = usePlayWords();
  const router = useRouter();
  const back = useBack();
  const shelf = useShelf(noted);
  const [out, setOut] = useState(false);
  return (
    <Screen
      title={t('plays.title')}
      onBack={back}
      still
      actions={
        <>
          <IconButton icon="plus" label={t('plays.add')} onPress={() => router.push('/plays/new')} />
          <IconButton icon="share" label={t('plays.out')} onPress={() => setOut(true)} />
        </>
      }
    >
      {shelf.plays.length === 0 ? <NoPlays /> : <Tabs shelf={shelf} />}
      <OutSheet noted={noted} shelf={shelf} open={out} onClose={() => setOut(false)} />
    </Screen>
  );
}

type Tab = 'all' | 'games' | 'people';

const statistics = { load: () => import('./statistics-tabs') };

function Tabs({ shelf }: { readonly shelf: Shelf }) {
  const t = usePlayWords();
  const [tab, setTab] = useState<Tab>('all');
  return (
    <View style={styles.tabs}>
      <Segmented
        label={t('plays.title')}
        hideLabel
        choices={[
          { value: 'all', label: t('plays.all') },
          { value: 'games', label: t('plays.games') },
          { value: 'people', label: t('plays.people') },
        ]}
        value={tab}
        onChange={setTab}
      />
      {tab === 'all' ? <AllPlays shelf={shelf} /> : <Statistics shelf={shelf} tab={tab} />}
    </View>
  );
}

interface StatisticsProps {
  readonly shelf: Shelf;
  readonly tab: Exclude<Tab, 'all'>;
}

function Statistics({ shelf, tab }: StatisticsProps) {
  const tabs = useLoaded(statistics);
  if (!tabs) return <Loading />;
  return tab === 'games' ? <tabs.GameTab shelf={shelf} /> : <tabs.PeopleTab shelf={shelf} />;
}

const styles = StyleSheet.create({ tabs: { flex: 1, gap: space.s } });
