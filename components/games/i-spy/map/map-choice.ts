import { useStore } from 'zustand';
import { type StoreApi, createStore } from 'zustand/vanilla';
import { type MatchSession } from '@/store/match/session';
import { type Table } from '../table';

interface Kept {
  readonly moment: string;
  readonly region: string | undefined;
  readonly shown: 'map' | 'list';
}

/** The board and the thumb zone are two screens of one match: what is tapped on the map is done below. */
const stores = new WeakMap<MatchSession, StoreApi<Kept>>();

const storeOf = (session: MatchSession): StoreApi<Kept> => {
  const known = stores.get(session);
  if (known) return known;
  const store = createStore<Kept>(() => ({ moment: '', region: undefined, shown: 'map' }));
  stores.set(session, store);
  return store;
};

/** The Region that was tapped, forgotten when another phase or turn comes, and whether the map is read as a list. */
export const useMapChoice = ({ session, view }: Table) => {
  const store = storeOf(session);
  const kept = useStore(store);
  const moment = [view.round, view.phase, view.turn.seat].join('/');
  return {
    chosen: kept.moment === moment ? kept.region : undefined,
    choose: (region: string | undefined) => store.setState({ moment, region }),
    shown: kept.shown,
    show: (shown: Kept['shown']) => store.setState({ shown }),
  };
};
