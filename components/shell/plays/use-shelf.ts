import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useLoaded } from '@/components/kit/store/use-loaded';
import { useWordsOf } from '@/components/match/game-cards';
import { type Speak } from '@/i18n/say';
import { useWords } from '@/i18n/use-translate';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { type RememberedPlayer } from '@/store/settings/players';
import { type Play, shelfOf } from '@/store/plays/play';
import { type PlayStore } from '@/store/plays/play-store';

export interface Shelf {
  /** Everything that was played to its end, the last first. */
  readonly plays: readonly Play[];
  readonly known: readonly RememberedPlayer[];
}

const WORDS = { id: 'plays' };

/** What the shelf says comes with it; what the app says anyway is among it. */
export const usePlayWords = (): Speak => useWords(WORDS.id);

/** The plays that were never tracked, as soon as the words are there too. */
export const usePlayStore = (): PlayStore | undefined => {
  const worded = useWordsOf(WORDS);
  const store = useLoaded(useDebrief().plays);
  return worded ? store : undefined;
};

/** The whole shelf, as it is now. */
export const useShelf = (noted: PlayStore): Shelf => {
  const debrief = useDebrief();
  const matches = useStore(debrief.matches.state, (state) => state.matches);
  const known = useStore(debrief.players.state);
  const byHand = useStore(noted.state);
  const plays = useMemo(() => shelfOf(matches, byHand), [matches, byHand]);
  return { plays, known };
};
