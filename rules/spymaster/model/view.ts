import { playerOf, type Seat, type Viewer } from '@/rules/core/seat';
import { uncounted } from './cards';
import { choosersOf } from './files';
import { agentsFor, type Requirement } from './missions';
import {
  type Area,
  AREAS,
  type HandTotals,
  type Location,
  type LocationPrint,
  type Stack,
  stackSize,
} from './prints';
import { outcome } from './scoring';
import { type PassRing, passRing } from './round';
import { countOf, isRead, type Pile, type RowCard, totalsOf } from './pile';
import {
  type BetweenRounds,
  type FaceupMission,
  type File,
  hasActed,
  type MissionSpace,
  type Phase,
  type Player,
  type State,
  type Turn,
} from './state';

/**
 * SM-24: a hand is for its owner's eyes until the game is over. To others the hand is as many unknown cards, a
 * File that joined the hand as many blank ones, and none of these cards is counted among those that were seen.
 */
export const seen = (state: State, viewer: Viewer): State => {
  if (state.phase === 'over') return state;
  const hidden = state.players.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand.cards));
  const open = Object.entries(uncounted(state.seen, hidden)).filter(([, count]) => count > 0);
  // In an order of their own: that in which cards were first seen tells of hands as well.
  return {
    ...state,
    seen: Object.fromEntries(open.sort()),
    players: state.players.map((player, seat) =>
      seat === viewer ? player : { ...player, hand: { cards: [], unknown: countOf(player.hand) } },
    ),
    files: state.files.map((file) =>
      file.owner === undefined || file.owner === viewer
        ? file
        : { ...file, cards: file.cards.map(() => 'blank' as const) },
    ),
  };
};

export interface PlayerView extends Omit<Player, 'hand' | 'totals'> {
  /** The number of cards is public, SM-24. */
  readonly handCount: number;
  /** Only for its owner, and for everybody once the game is over; absent while the app knows no card of it. */
  readonly hand?: Pile;
  /** As `hand`; where cards are unknown, what was counted at the end. */
  readonly totals?: HandTotals;
  /** Points of completed Missions. */
  readonly points: number;
  /** SM-41: for the hand, once the game is over. */
  readonly bonus?: number;
}

export interface FileView {
  /** The place in the row of its first card, by which it is named. */
  readonly first: number;
  readonly count: number;
  /** Until it is chosen and joins a hand. */
  readonly cards?: readonly RowCard[];
  /** Absent for blank cards and chosen Files. */
  readonly totals?: HandTotals;
  readonly spyMasterCard: boolean;
  readonly owner?: Seat;
}

/** What a faceup Mission asks of the viewer, or of the player to move, SM-33. */
export interface Needs {
  readonly city: Location;
  readonly specialAgents: Requirement;
  readonly freelanceAgents: Requirement;
  /** Value of that type in the hand: only for its owner, and only where the whole hand is known. */
  readonly intelligence?: Requirement;
  /** Everything that the viewer can know of is met. */
  readonly met: boolean;
}

export interface SpaceView extends MissionSpace {
  readonly area: Area;
  readonly faceup?: FaceupMission;
  readonly needs?: Needs;
}

export interface View {
  readonly phase: Phase;
  readonly round: number;
  readonly spyMaster: Seat;
  readonly nextSpyMaster?: Seat;
  readonly active: Seat;
  readonly turn: Turn;
  readonly ring: PassRing;
  readonly players: readonly PlayerView[];
  readonly freelances: readonly Location[];
  readonly locations: readonly LocationPrint[];
  readonly spaces: readonly SpaceView[];
  readonly missionDeck: number;
  readonly stacks: readonly Stack[];
  readonly stackSize: number;
  readonly row: readonly RowCard[];
  readonly files: readonly FileView[];
  /** Who still chooses a File, in order; the SpyMaster is left with the last one. */
  readonly choosers: readonly Seat[];
  readonly discard: Pile;
  /** Until the next stack is picked. */
  readonly between?: BetweenRounds;
}

const views = new WeakMap<State, Map<Viewer, View>>();

/** Worked out once for each state and viewer, however many parts of the screen ask. */
export const view = (state: State, viewer: Viewer): View => {
  const known = views.get(state) ?? new Map<Viewer, View>();
  views.set(state, known);
  const made = known.get(viewer) ?? viewOf(state, viewer);
  known.set(viewer, made);
  return made;
};

const viewOf = (state: State, viewer: Viewer): View => {
  const { nextSpyMaster, between } = state;
  const scores = state.phase === 'over' ? outcome(state).scores : [];
  return {
    phase: state.phase,
    round: state.round,
    spyMaster: state.spyMaster,
    ...(nextSpyMaster === undefined ? {} : { nextSpyMaster }),
    active: state.active,
    turn: state.turn,
    ring: passRing({ ...state, acted: hasActed(state.turn) }),
    players: state.players.map((player, seat) =>
      playerView(player, { isOpen: state.phase === 'over' || viewer === seat, total: scores[seat]?.total }),
    ),
    freelances: state.freelances,
    locations: state.locations,
    spaces: AREAS.map((area, place) => spaceView(state, viewer, { area, place })),
    missionDeck: state.missionDeck,
    stacks: state.stacks,
    stackSize: stackSize(state.options.seatCount),
    row: state.row,
    files: state.files.map(fileView),
    choosers: choosersOf(state),
    discard: state.discard,
    ...(between && state.phase === 'choose-stack' ? { between } : {}),
  };
};

interface Shown {
  readonly isOpen: boolean;
  readonly total: number | undefined;
}

const playerView = ({ hand, totals: counted, ...player }: Player, { isOpen, total }: Shown): PlayerView => {
  const points = player.completed.reduce((sum, { print }) => sum + print.points, player.earlier.points);
  const totals = counted ?? (hand.unknown === 0 ? totalsOf(hand.cards) : undefined);
  return {
    ...player,
    handCount: countOf(hand),
    // Where nothing is known that the table does not know, there is nothing to pass the phone for.
    ...(isOpen && (hand.cards.length > 0 || counted) ? { hand, ...(totals ? { totals } : {}) } : {}),
    points,
    ...(total === undefined ? {} : { bonus: total - points }),
  };
};

const fileView = ({ first, cards, spyMasterCard, owner }: File): FileView => {
  const base = { first, count: cards.length, spyMasterCard };
  if (owner !== undefined) return { ...base, owner };
  return { ...base, cards, ...(cards.every(isRead) ? { totals: totalsOf(cards) } : {}) };
};

const spaceView = (
  state: State,
  viewer: Viewer,
  { area, place }: { readonly area: Area; readonly place: number },
): SpaceView => {
  const space = state.spaces[place] as MissionSpace;
  const print = space.faceup?.print;
  const seat = viewer === 'table' ? state.active : viewer;
  if (!print || !state.players[seat]) return { ...space, area };
  const agents = agentsFor(state, seat, { area, print });
  const { hand } = playerOf(state, seat);
  const { type, value } = print.intelligence;
  const intelligence =
    (viewer === seat && hand.unknown === 0) || countOf(hand) === 0
      ? { needed: value, there: totalsOf(hand.cards)[type] }
      : undefined;
  const all = [agents.specialAgents, agents.freelanceAgents, ...(intelligence ? [intelligence] : [])];
  const met = all.every(({ needed, there }) => there >= needed);
  return { ...space, area, needs: { ...agents, ...(intelligence ? { intelligence } : {}), met } };
};
