import { useRouter } from 'expo-router';
import { useState } from 'react';
import { IconButton } from '@/components/kit/IconButton';
import { Screen } from '@/components/kit/Screen';
import { useBack } from '@/components/kit/use-back';
import { Loading, WhenOpen } from '@/components/match/Gates';
import { useTranslate } from '@/i18n/use-translate';
import { type PlayStore } from '@/store/plays/play-store';
import { AllPlays } from './AllPlays';
import { NoPlays } from './NoPlays';
import { OutSheet } from './OutSheet';
import { usePlayStore, useShelf } from './use-shelf';

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
  const t = useTranslate();
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
      {shelf.plays.length === 0 ? <NoPlays /> : <AllPlays shelf={shelf} />}
      <OutSheet noted={noted} shelf={shelf} open={out} onClose={() => setOut(false)} />
    </Screen>
  );
}
