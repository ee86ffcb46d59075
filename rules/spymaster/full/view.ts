import type { Seat } from '@/rules/core/seat';
import type { Area, HandTotals, Location, LocationPrint } from '../box';
import type { Stack } from '../numbers';
import type { PassRing } from '../pass-ring';
import type { Pile, RowCard } from '../pile';
import type { FaceupMission, Player, Turn } from './state';
import type { Phase } from './status';

export interface PlayerView extends Omit<Player, 'hand' | 'totals'> {
  /** The number of cards is public, SM-24. */
  readonly handCount: number;
  /** Only for its owner, and for everybody once the game is over. */
  readonly hand?: Pile;
  /** As `hand`; where cards are unknown, what was counted at the end. */
  readonly totals?: HandTotals;
  /** Points of completed Missions. */
  readonly points: number;
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

/** What a faceup Mission asks of the player to move, SM-33. */
export interface Needs {
  readonly city: Location;
  readonly specialAgents: Requirement;
  readonly freelanceAgents: Requirement;
  /** Value of that type in the hand: only for its owner, and only where the whole hand is known. */
  readonly intelligence?: Requirement;
  /** Everything that the viewer can know of is met. */
  readonly met: boolean;
}

export interface SpaceView {
  readonly area: Area;
  readonly faceup?: FaceupMission;
  readonly facedown: boolean;
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
}
