/*
 * SC-14: counterclockwise, one of the revealed Start Missions; the last one is the start player's without a choice.
 */
import { message } from '@/rules/core/message';
import { id } from '@/rules/core/codec';
import { NONE } from '@/rules/core/violation';
import { citiesParam, type StartMissionPrint } from '../model/prints';
import { refuse } from '../model/refusals';
import { given, setUpDone } from '../model/start-missions';
import { defineMove } from '../model/turns';

export const chooseStartMission = defineMove('choose-start-mission', {
  schema: { card: id },
  by: 'active',
  phases: ['choose-start-missions'],
  notNow: refuse('SC-14', 'not-now'),
  check: ({ choice }, _, { card }) =>
    choice.some((print) => print.id === card) ? NONE : [refuse('SC-14', 'not-revealed')],
  apply: (state, seat, { card }) => {
    const chosen = state.choice.find((print) => print.id === card) as StartMissionPrint;
    const choice = state.choice.filter((print) => print !== chosen);
    const { length } = state.players;
    const next = (seat + length - 1) % length;
    const after = given({ ...state, choice, active: next }, seat, chosen);
    const [last] = choice;
    if (choice.length !== 1 || !last) return after;
    return setUpDone(given({ ...after, choice: [] }, next, last));
  },
  offers: ({ board, choice }) =>
    choice.map((print) => ({
      move: { card: print.id },
      label: message('offer.choose-start-mission', { cities: citiesParam(board, print.cities) }),
      about: print.id,
    })),
  describe: ({ board, choice }, { move }) => {
    const chosen = choice.find((print) => print.id === move.card);
    return message('did.choose-start-mission', { cities: citiesParam(board, chosen?.cities ?? []) });
  },
});
