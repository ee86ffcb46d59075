/*
 * SM-50: what really lies on the table. Cards and Missions keep their number, Agents stay on the board. SM-30: the first
 * turn of a round is the SpyMaster's, so it goes to whoever holds the pawn after all; once the turn has gone on, the table
 * sees whose it is, and a pawn that lay with somebody else changes nothing of that.
 */
import { correctFields, storedAs } from '@/rules/core/define-move';
import { checkChanges, type LedgerChange, type LedgerEntry, setTo } from '@/rules/core/ledger';
import { playerOf, type Seat, withPlayer } from '@/rules/core/seat';
import { forgotten, uncounted } from '../model/cards';
import { chosen } from '../model/files';
import { agentIds, ledger } from '../model/ledger';
import { isCleared, spaceOf, withSpace } from '../model/missions';
import { toldLocation } from '../model/board';
import { type Area, type Location, STACKS } from '../model/prints';
import { countOf, type Pile, pileOf } from '../model/pile';
import { endRound } from '../model/round';
import { FRESH_TURN, hasActed, type Phase, type State } from '../model/state';
import { defineCorrect } from '../model/turn-order';

export const correct = defineCorrect({
  ledger: (state) => ledger(state).map(withoutCards),
  check: (state, changes) => checkChanges(ledger(state), whole(state, changes)),
  apply: (state, changes) =>
    settled(inOrder(whole(state, changes)).reduce((now, change) => changed(now, change, state), state)),
  earlier: {
    2: storedAs(correctFields, (state, _, { changes }) => ({
      changes: withoutLeavers(state, withTurn(state, changes)),
    })),
    /** Agents were told by their number, in the order in which they had been placed. */
    1: storedAs(correctFields, (state, _, { changes }) => ({
      changes: changes.map(({ entry, to }) => ({ entry: named(state, entry), to })),
    })),
  },
});

/** The first turn stayed where it was, whoever got the pawn. */
const withTurn = (state: State, changes: readonly LedgerChange[]): readonly LedgerChange[] => {
  const has = (id: string) => changes.some(({ entry }) => entry === id);
  return has('spymaster') && !has('active') && isFirstTurn(state)
    ? [...changes, { entry: 'active', to: String(state.active) }]
    : changes;
};

/** A hand had to be taken from somebody who left, and went to the discard pile by a correction. */
const withoutLeavers = (state: State, changes: readonly LedgerChange[]): LedgerChange[] => {
  const gone = new Set(
    state.players.flatMap(({ left }, seat) => (left ? [`hand/${seat}`, `known/${seat}`] : [])),
  );
  const kept = changes.filter(({ entry }) => !gone.has(entry));
  if (kept.length === changes.length) return [...changes];
  const pile = countOf(state.discard);
  const others = kept.filter(({ entry }) => entry !== 'discard');
  const surplus = driftOf(state, others);
  return [...others, { entry: 'discard', to: pile - surplus }];
};

const named = (state: State, entry: string): string => {
  const [kind, about, place] = entry.split('/');
  const id =
    kind === 'special'
      ? agentIds(state.players[Number(about)]?.agents ?? [])[Number(place)]
      : agentIds(state.freelances)[Number(about)];
  if (id === undefined) return entry;
  return kind === 'special' ? `special/${about}/${id}` : kind === 'freelance' ? `freelance/${id}` : entry;
};

/** Whether the Intelligence cards add up is asked once it is said where those of skipped rounds lie. */
const withoutCards = (line: LedgerEntry): LedgerEntry => {
  if (line.kind !== 'count' || line.stock !== 'intelligence') return line;
  const { stock: _, ...loose } = line;
  return loose;
};

/** Where nothing else is said, cards of skipped rounds lie in the discard pile. */
const whole = (state: State, changes: readonly LedgerChange[]): readonly LedgerChange[] => {
  const has = (id: string) => changes.some(({ entry }) => entry === id);
  if (!has('round') || has('discard')) return changes;
  const pile = cardLines(state).find(({ id }) => id === 'discard');
  const to = (pile?.value ?? 0) - driftOf(state, changes);
  return pile && to >= 0 ? [...changes, { entry: 'discard', to }] : changes;
};

const cardLines = (state: State) =>
  ledger(state).flatMap((line) => (line.kind === 'count' && line.stock === 'intelligence' ? [line] : []));

/** So many Intelligence cards more than there are would lie somewhere. */
const driftOf = (state: State, changes: readonly LedgerChange[]): number =>
  cardLines(state).reduce(
    (sum, { id, value, each = 1 }) => sum + (Number(setTo(changes, id, value)) - value) * each,
    0,
  );

/** What is left of a pile is counted last; a hand that is left to its owner before its cards are. */
const ORDER = ['round', 'known', 'spymaster', 'active'];

const rankOf = ({ entry }: LedgerChange): number => {
  const place = ORDER.indexOf(entry.split('/')[0] ?? '');
  return place < 0 ? ORDER.length : place;
};

const inOrder = (changes: readonly LedgerChange[]): readonly LedgerChange[] =>
  [...changes].sort((a, b) => rankOf(a) - rankOf(b));

/** SM-23: who chooses next. SM-37: a board without Missions ends the round. */
const settled = (state: State): State => {
  if (state.phase === 'choose-files') return chosen(state);
  return state.phase === 'operations' && isCleared(state) ? endRound(state) : state;
};

/** Lines are named as they were before the first of the changes. */
const changed = (state: State, { entry, to }: LedgerChange, before: State): State => {
  const [kind, about = '', ...place] = entry.split('/');
  const seat = Number(about);
  switch (kind) {
    case 'hand':
      return counting(state, seat, Number(to));
    case 'known':
      return to === 'hand-forgotten' ? forgotten(state, seat) : state;
    case 'discard':
      return { ...state, discard: sized(state.discard, Number(to)) };
    case 'earlier':
    case 'points': {
      const { earlier } = playerOf(state, seat);
      const field = kind === 'earlier' ? 'missions' : 'points';
      return withPlayer(state, seat, { earlier: { ...earlier, [field]: Number(to) } });
    }
    case 'special': {
      const nth = agentIds(playerOf(before, seat).agents).indexOf(place.join('/'));
      const agents = moved(playerOf(state, seat).agents, nth, toldLocation(state.locations, String(to)));
      return withPlayer(state, seat, { agents });
    }
    case 'freelance': {
      const nth = agentIds(before.freelances).indexOf([about, ...place].join('/'));
      return {
        ...state,
        freelances: moved(state.freelances, nth, toldLocation(state.locations, String(to))),
      };
    }
    case 'space':
      return laid(state, about as Area, Number(to));
    case 'mission-deck':
      return { ...state, missionDeck: Number(to) };
    case 'round':
      return inRound(state, Number(to));
    case 'next-spymaster':
      return { ...state, nextSpyMaster: Number(to) };
    case 'active':
      return { ...state, active: Number(to), underWay: true, turn: FRESH_TURN, passes: 0 };
    default:
      return crowned(state, Number(to));
  }
};

const counting = (state: State, seat: Seat, to: number): State => {
  const { hand, unread } = playerOf(state, seat);
  const now = { hand: sized(hand, to), unread: to > 0 && (unread || to > countOf(hand)) };
  // Cards of an empty hand lie somewhere facedown, or were never there: the app answers for them no more.
  const seen =
    to === 0 && state.options.intelligenceDeck === 'physical'
      ? uncounted(state.seen, hand.cards)
      : state.seen;
  return { ...withPlayer(state, seat, now), seen };
};

const sized = ({ cards }: Pile, to: number): Pile => pileOf(cards, to - cards.length);

const moved = (locations: readonly Location[], nth: number, to: Location): readonly Location[] =>
  locations.map((location, index) => (index === nth ? to : location));

const laid = (state: State, area: Area, to: number): State => {
  const { faceup = {} } = spaceOf(state, area);
  return withSpace(state, area, to === 0 ? { facedown: false } : { faceup, facedown: to === 2 });
};

/** The stacks of skipped rounds have been played, nobody knows how; those of rounds to come lie there again. */
const inRound = (state: State, round: number): State => {
  const gone = round - state.round;
  const stacks =
    gone > 0
      ? state.stacks.slice(gone)
      : [...STACKS.filter((stack) => !state.stacks.includes(stack)).slice(0, -gone), ...state.stacks];
  return { ...state, round, stacks: [...stacks].sort((a, b) => a - b) };
};

const crowned = (state: State, spyMaster: number): State => {
  const goes = isFirstTurn(state) || PAWN_ACTS.includes(state.phase);
  return goes ? { ...state, spyMaster, active: spyMaster } : { ...state, spyMaster };
};

const isFirstTurn = ({ phase, underWay, turn }: State): boolean =>
  phase === 'operations' && !underWay && !hasActed(turn);

const PAWN_ACTS: readonly Phase[] = ['choose-stack', 'lay-out-row', 'cut-files'];
