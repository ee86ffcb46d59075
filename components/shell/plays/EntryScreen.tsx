import { useLocalSearchParams } from 'expo-router';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { Loading, Missing, WhenOpen } from '@/components/match/Gates';
import { useGameCards } from '@/components/match/game-cards';
import { newId } from '@/store/draw/id';
import { playOfNoted } from '@/store/plays/play';
import { type PlayStore } from '@/store/plays/play-store';
import { dayOf, type Entry, entryOf } from './entry';
import { EntryForm } from './EntryForm';
import { usePlayStore, usePlayWords } from './use-shelf';

/** A play that was never tracked. */
export function NewPlayScreen() {
  return (
    <WhenOpen>
      <New />
    </WhenOpen>
  );
}

/** One that was entered, to look at and to change. */
export function OldPlayScreen() {
  return (
    <WhenOpen>
      <Old />
    </WhenOpen>
  );
}

function New() {
  const noted = usePlayStore();
  const cards = useGameCards();
  const { matches } = useDebrief();
  const [id] = useState(newId);
  const last = useStore(matches.state, ({ matches: all }) => all[0]?.game);
  const card = cards.find((each) => each.id === last) ?? cards[0];
  const [first] = useState((): Entry => ({
    ...{ game: card?.id ?? '', day: dayOf(Date.now()), minutes: '', place: '' },
    seats: [0, 1].map((colour) => ({ name: '', colour, points: '' })),
  }));
  return noted ? <EntryForm noted={noted} id={id} first={first} /> : <Loading />;
}

function Old() {
  const noted = usePlayStore();
  return noted ? <Found noted={noted} /> : <Loading />;
}

function Found({ noted }: { readonly noted: PlayStore }) {
  const t = usePlayWords();
  const { id } = useLocalSearchParams<{ id: string }>();
  const [play] = useState(() => noted.get(id));
  if (!play) return <Missing title={t('plays.title')} hint={t('plays.gone')} />;
  return <EntryForm noted={noted} id={id} first={entryOf(playOfNoted(play))} kept={play} />;
}
