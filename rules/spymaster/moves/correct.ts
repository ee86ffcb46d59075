/*
 * SM-50: what really lies on the table. Cards and Missions keep their number, Agents stay on the board.
 */
import type { LedgerChange } from '@/rules/core/ledger';
import { checkChanges } from '@/rules/core/ledger';
import type { Area, Location } from '../../box';
import { STACKS, stackSize } from '../../numbers';
import type { Pile } from '../../pile';
import { forgotten } from '../cards';
import { ledger } from '../ledger';
import { toldLocation } from '../locations';
import { spaceOf, withSpace } from '../missions';
import type { TableRule } from '../rule';
import type { State } from '../state';
import { FRESH_TURN, playerOf, withPlayer } from '../state';

export const correct: TableRule<'correct'> = {
  check: (state, { changes }) => checkChanges(ledger(state), changes),
  apply: (state, { changes }) => changes.reduce(changed, state),
};

const changed = (state: State, { entry, to }: LedgerChange): State => {
  const [kind, about = '', place = ''] = entry.split('/');
  const seat = Number(about);
  switch (kind) {
    case 'hand':
      return withPlayer(state, seat, { hand: sized(playerOf(state, seat).hand, Number(to)) });
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
    case 'special':
      return withPlayer(state, seat, {
        agents: moved(playerOf(state, seat).agents, Number(place), toldLocation(state.locations, String(to))),
      });
    case 'freelance':
      return {
        ...state,
        freelances: moved(state.freelances, seat, toldLocation(state.locations, String(to))),
      };
    case 'space':
      return laid(state, about as Area, Number(to));
    case 'mission-deck':
      return { ...state, missionDeck: Number(to) };
    case 'round':
      return inRound(state, Number(to));
    case 'next-spymaster':
      return { ...state, nextSpyMaster: Number(to) };
    case 'active':
      return { ...state, active: Number(to), turn: FRESH_TURN, passes: 0 };
    default:
      return crowned(state, Number(to));
  }
};

const sized = ({ cards }: Pile, to: number): Pile => ({ cards, unknown: to - cards.length });

const moved = (locations: readonly Location[], place: number, to: Location): readonly Location[] =>
  locations.map((location, index) => (index === place ? to : location));

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
  const { discard, options } = state;
  return {
    ...state,
    round,
    stacks: [...stacks].sort((a, b) => a - b),
    discard: { ...discard, unknown: discard.unknown + gone * stackSize(options.seatCount) },
  };
};

const crowned = (state: State, spyMaster: number): State =>
  state.phase === 'choose-stack' || state.phase === 'lay-out-row' || state.phase === 'cut-files'
    ? { ...state, spyMaster, active: spyMaster }
    : { ...state, spyMaster };
