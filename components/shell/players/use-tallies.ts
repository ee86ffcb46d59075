import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { useLoaded } from '@/components/kit/store/use-loaded';
import { personOf } from '@/store/plays/people';
import { type NotedPlay, shelfOf } from '@/store/plays/play';
import { talliesOf, type Tally } from '@/store/plays/tally';
import { type RememberedPlayer } from '@/store/settings/players';

const NONE_YET = createStore<readonly NotedPlay[]>(() => []);

/** How everybody has played, by their ids; plays that were only noted come a moment later. */
export const useTallies = (known: readonly RememberedPlayer[]): ReadonlyMap<string, Tally> => {
  const debrief = useDebrief();
  const matches = useStore(debrief.matches.state, (state) => state.matches);
  const noted = useStore(useLoaded(debrief.plays)?.state ?? NONE_YET);
  return useMemo(() => talliesOf(shelfOf(matches, noted), personOf(known)), [matches, noted, known]);
};
