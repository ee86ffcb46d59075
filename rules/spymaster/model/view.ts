import type { Seat, Viewer } from '@/rules/core/seat';
import type { Area, HandTotals, Location, LocationPrint } from '../box';
import { AREAS } from '../box';
import type { Stack } from '../numbers';
import { stackSize } from '../numbers';
import type { PassRing } from '../pass-ring';
import { passRing } from '../pass-ring';
import type { Pile, RowCard } from '../pile';
import { countOf, isRead, totalsOf } from '../pile';
import { choosersOf } from './gather';
import { agentsFor } from './missions';
import { outcome } from './outcome';
import type { BetweenRounds, FaceupMission, File, MissionSpace, Player, State, Turn } from './state';
import { hasActed, playerOf } from './state';
import type { Phase } from './status';

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
  readonly count: number;
  /** Until it is chosen and joins a hand. */
  readonly cards?: readonly RowCard[];
  /** Absent for blank cards and chosen Files. */
  readonly totals?: HandTotals;
  readonly spyMasterCard: boolean;
  readonly owner?: Seat;
}

export interface Requirement {
  readonly needed: number;
  readonly there: number;
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
  const seen = known.get(viewer) ?? viewOf(state, viewer);
  known.set(viewer, seen);
  return seen;
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

const fileView = ({ cards, spyMasterCard, owner }: File): FileView => {
  const base = { count: cards.length, spyMasterCard };
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
