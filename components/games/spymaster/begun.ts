import * as v from 'valibot';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { list, parse, type Schema, whole } from '@/rules/core/codec';
import { type Seat } from '@/rules/core/seat';
import {
  type Intelligence,
  intelligence,
  location,
  type Location,
  SPECIAL_AGENTS,
} from '@/rules/spymaster/model/prints';
import { SEATS } from '@/rules/spymaster/model/options';
import { type MatchSession } from '@/store/match/session';
import { type Table } from './table';

/** A Special Agent that is about to be placed. */
export interface PlacedAgent {
  readonly seat: Seat;
  readonly at: Location;
}

/** What takes several taps to enter, and is there again after a reload. Nothing of a hand is in it. */
interface Lasting {
  /** Cards of the row as they are tapped in; none before the first tap. */
  readonly cards?: readonly Intelligence[];
  /** Special Agents of players who have not placed all of theirs, in the order of the taps. */
  readonly agents: readonly PlacedAgent[];
  readonly cuts: readonly number[];
  readonly spyMasterCard?: number | undefined;
  /** Areas whose Agents stand on the real table. */
  readonly ticked: readonly string[];
}

export interface Begun extends Lasting {
  /** The one of the cards that the next tap replaces. */
  readonly replaced?: number | undefined;
  /** Cards of the hand by their place in it, in the eyes of its owner. */
  readonly picked: readonly number[];
  /** The picked card is another one in truth, and the next tap says which. */
  readonly mending?: boolean;
}

const EMPTY: Begun = { agents: [], cuts: [], ticked: [], picked: [] };

interface Kept {
  readonly moment: string;
  readonly begun: Begun;
}

/** As it is stored, where what is begun is called a draft. */
const stored = v.strictObject({
  moment: v.string(),
  draft: v.strictObject({
    cards: v.exactOptional(list(intelligence, 0, 19)),
    agents: list(
      v.strictObject({ seat: whole(0, SEATS.max - 1), at: location }),
      0,
      SEATS.max * SPECIAL_AGENTS,
    ),
    cuts: list(whole(1, 18), 0, 18),
    spyMasterCard: v.exactOptional(whole(0, 18)),
    ticked: list(v.string(), 0, 8),
  }),
}) satisfies Schema<{ readonly moment: string; readonly draft: Lasting }>;

const lastingOf = ({ cards, agents, cuts, spyMasterCard, ticked }: Begun): Lasting => ({
  ...(cards ? { cards } : {}),
  ...{ agents, cuts, ticked },
  ...(spyMasterCard === undefined ? {} : { spyMasterCard }),
});

const isSame = (one: Lasting, other: Lasting): boolean =>
  one.cards === other.cards &&
  one.agents === other.agents &&
  one.cuts === other.cuts &&
  one.spyMasterCard === other.spyMasterCard &&
  one.ticked === other.ticked;

const NOTHING: Kept = { moment: '', begun: EMPTY };

const begunIn = ({ unfinished }: MatchSession): Kept => {
  const read = parse(stored, unfinished);
  return read.ok ? { moment: read.value.moment, begun: { ...EMPTY, ...read.value.draft } } : NOTHING;
};

type Store = StoreApi<Kept>;

const lasting = (session: MatchSession): Store => {
  const store = createStore(() => begunIn(session));
  store.subscribe(({ moment, begun }, before) => {
    if (isSame(begun, moment === before.moment ? before.begun : EMPTY)) return;
    session.keepUnfinished(isSame(begun, EMPTY) ? undefined : { moment, draft: lastingOf(begun) });
  });
  return store;
};

/** What is picked from a hand is never written down. */
const secret = (): Store => createStore(() => NOTHING);

/** The board and the thumb zone are two screens of one match: what is begun on one is finished on the other. */
const stores = new WeakMap<MatchSession, { readonly table: Store; readonly hand: Store }>();

const storeOf = ({ session, viewer }: Pick<Table, 'session' | 'viewer'>): Store => {
  const known = stores.get(session) ?? {
    table: lasting(session),
    hand: secret(),
  };
  stores.set(session, known);
  return viewer === 'table' ? known.table : known.hand;
};

/** What was begun and is no move yet. It is forgotten when another phase, seat or viewer comes. */
export const useBegun = (table: Table) => {
  const { viewer, view } = table;
  const store = storeOf(table);
  const moment = [view.round, view.phase, view.active, viewer].join('/');
  const at = (now: Kept) => (now.moment === moment ? now.begun : EMPTY);
  const begun = useStore(store, at);
  const change = (next: Partial<Begun>) =>
    store.setState((now) => ({ moment, begun: { ...at(now), ...next } }));
  return { begun, change, clear: () => store.setState({ moment, begun: EMPTY }) };
};
