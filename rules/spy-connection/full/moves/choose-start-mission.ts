/*
 * SC-14: counterclockwise, one of the revealed Start Missions; the last one is the start player's without a choice.
 */
import type { StartMissionPrint } from '../../box';
import { refuse } from '../../refusals';
import type { Move } from '../moves';
import type { MoveOf, TurnRule } from '../rule';
import { given, setUpDone } from './start-missions';

export const chooseStartMission: TurnRule<MoveOf<Move, 'choose-start-mission'>> = {
  check: ({ phase, choice }, _, { card }) => {
    if (phase !== 'choose-start-missions') return [refuse('SC-14', 'not-now')];
    return choice.some(({ id }) => id === card) ? [] : [refuse('SC-14', 'not-revealed')];
  },
  apply: (state, seat, { card }) => {
    const chosen = state.choice.find(({ id }) => id === card) as StartMissionPrint;
    const choice = state.choice.filter((print) => print !== chosen);
    const { length } = state.players;
    const next = (seat + length - 1) % length;
    const after = given({ ...state, choice, active: next }, seat, chosen);
    const [last] = choice;
    if (choice.length !== 1 || !last) return after;
    return setUpDone(given({ ...after, choice: [] }, next, last));
  },
};
