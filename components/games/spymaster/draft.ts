import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { Seat } from '@/rules/core/seat';
import type { Intelligence, Location } from '@/rules/spymaster/box';
import type { MatchSession } from '@/store/match/session';
import type { Table } from './table';

export interface Draft {
  /** Cards of the row as they are tapped in; none before the first tap. */
  readonly cards?: readonly Intelligence[];
  /** The one of them that the next tap replaces. */
  readonly replaced?: number | undefined;
  /** Where Agents are put during set-up. */
  readonly places: readonly Location[];
  readonly cuts: readonly number[];
  readonly spyMasterCard?: number | undefined;
  /** The place on the map that was tapped, and whose Agent is to leave it. */
  readonly from?: Location | undefined;
  readonly agent?: Seat | 'freelance' | undefined;
  /** Cards of the hand by their place in it, in the eyes of its owner. */
  readonly picked: readonly number[];
}

const EMPTY: Draft = { places: [], cuts: [], picked: [] };

interface Kept {
  readonly moment: string;
  readonly draft: Draft;
}

/** The board and the thumb zone are two screens of one match: what is begun on one is finished on the other. */
const stores = new WeakMap<MatchSession, StoreApi<Kept>>();

const storeOf = (session: MatchSession): StoreApi<Kept> => {
  const known = stores.get(session);
  if (known) return known;
  const store = createStore<Kept>(() => ({ moment: '', draft: EMPTY }));
  stores.set(session, store);
  return store;
};

/** What was begun and is no move yet. It is forgotten when another phase, seat or viewer comes. */
export const useDraft = ({ session, viewer, view }: Table) => {
  const store = storeOf(session);
  const kept = useStore(store);
  const moment = [view.round, view.phase, view.active, viewer].join('/');
  const draft = kept.moment === moment ? kept.draft : EMPTY;
  const change = (next: Partial<Draft>) => store.setState({ moment, draft: { ...draft, ...next } });
  return { draft, change, clear: () => store.setState({ moment, draft: EMPTY }) };
};
