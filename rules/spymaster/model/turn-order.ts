import { movesOf } from '@/rules/core/define-move';
import { goingOn, type Onward } from '@/rules/core/onward';
import { seat as seatParam } from '@/rules/core/message';
import { choosersOf, takeFile } from './files';
import { owed } from './missions';
import { bend, refuse } from './refusals';
import { isSetUp, type Phase, type State } from './state';

const setUpFirst = refuse('SM-10', 'set-up-first');

/** Why a move cannot be made in another phase than its own; before the game is set up all moves share one reason. */
export const notYet =
  (reason: ReturnType<typeof refuse>) =>
  (phase: Phase): typeof reason =>
    isSetUp(phase) ? reason : setUpFirst;

/** From the first stack to the last Mission. */
export const ROUND_PHASES = [
  'choose-stack',
  'lay-out-row',
  'cut-files',
  'choose-files',
  'operations',
] as const;

export const BEFORE_THE_END: readonly Phase[] = [
  ...(['place-special-agents', 'place-freelance-agents'] as const),
  ...ROUND_PHASES,
  'count-hands',
];

/** SM-30: who may act, and when. The SpyMaster picks a stack, SM-20, and cuts the row, SM-21. */
const tools = movesOf({
  active: ({ active }: State) => active,
  roles: { picker: ({ spyMaster }: State) => spyMaster, cutter: ({ spyMaster }: State) => spyMaster },
  waits: (state: State) => (owed(state) > 0 ? refuse('SM-12', 'reveal-first') : undefined),
  reasons: {
    over: refuse('SM-30', 'over'),
    notNow: notYet(refuse('SM-30', 'not-now')),
    forTheTable: refuse('SM-13', 'for-the-table'),
    noSuchSeat: refuse('SM-13', 'no-such-seat'),
    notHere: refuse('SM-1', 'not-here'),
    lastOne: refuse('SM-1', 'last-one'),
    notYours: (seat, role) => {
      const params = { seat: seatParam(seat) };
      if (role === 'active') return bend('SM-30', 'not-your-turn', { params });
      return bend(role === 'picker' ? 'SM-20' : 'SM-21', 'not-spymaster', { params });
    },
  },
});

export const { defineCorrect, defineLeave } = tools;

/** SM-23: Files of which nobody has said who took them go to whoever has none, in their order. */
const taken = (state: State): State => {
  const [seat] = choosersOf(state);
  const file = state.files.find(({ owner }) => owner === undefined);
  return seat === undefined || !file ? state : taken(takeFile(state, seat, file));
};

/** The table may go on although it is not said of every File who took it. */
const onward = (state: State): Onward<State> | undefined =>
  state.phase === 'choose-files' ? { there: taken(state), why: bend('SM-30', 'not-now') } : undefined;

export const defineMove: typeof tools.defineMove = (type, rules) => {
  const move = tools.defineMove(type, rules);
  const isOfTurn = rules.by === 'active' && rules.phases !== 'any' && rules.phases.includes('operations');
  return isOfTurn ? goingOn(move, onward) : move;
};
