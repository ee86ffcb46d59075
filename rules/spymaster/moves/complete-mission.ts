/*
 * SM-33: enough Agents in the city, and enough value of the shown type burned. SM-34: the Agents stay.
 * SM-35: what lies underneath is turned at the end of the turn. SM-37: the last Mission ends the round at once.
 */
import type { Violation } from '@/rules/core/violation';
import type { MissionPrint } from '../../box';
import { NONE, refuse } from '../../refusals';
import { burn, checkHeld } from '../cards';
import { checkAgents, checkPayment } from '../demands';
import { agentsFor, checkNewPrint, isCleared, learn, spaceOf, withSpace } from '../missions';
import type { SeatRule } from '../rule';
import { endRound } from '../round';
import type { FaceupMission, State } from '../state';
import { playerOf, withPlayer } from '../state';
import { checkTurn } from '../turn';

export const completeMission: SeatRule<'complete-mission'> = {
  check: (state, seat, { area, burned, print: read }) => {
    const outOfTurn = checkTurn(state, seat);
    if (outOfTurn) return outOfTurn;
    const { faceup, facedown } = spaceOf(state, area);
    if (!faceup) return [facedown ? refuse('SM-35', 'next-player') : refuse('SM-33', 'no-mission')];
    const print = faceup.print ?? read;
    if (!print) return [refuse('SM-3', 'print-missing')];
    return [
      ...checkPrint(state, faceup, read),
      ...checkAgents(agentsFor(state, seat, { area, print })),
      ...checkPayment(print.intelligence, burned),
      ...checkHeld(state, 'SM-33', { seat, cards: burned }),
    ];
  },
  apply: (state, seat, { area, burned, print: read }) => {
    const space = spaceOf(state, area);
    const print = (space.faceup?.print ?? read) as MissionPrint;
    const { completed } = playerOf(state, seat);
    const taken = withPlayer(state, seat, { completed: [...completed, { area, print }] });
    const turn = { ...state.turn, points: 0, completed: state.turn.completed + 1 };
    const gone = withSpace({ ...taken, turn }, area, { facedown: space.facedown });
    const after = learn(burn(gone, seat, burned), print);
    return isCleared(after) ? endRound(after) : after;
  },
};

const checkPrint = (
  state: State,
  { print }: FaceupMission,
  read: MissionPrint | undefined,
): readonly Violation[] => {
  if (!read) return NONE;
  if (print) return print.id === read.id ? NONE : [refuse('SM-3', 'print-known')];
  return checkNewPrint(state, read);
};
