/*
 * SC-14: counterclockwise, one of the revealed Start Missions; the last one is the start player's without a choice.
 * SC-13: where the table notes a choice out of turn, the others still choose in their order.
 */
import { message } from '@/rules/core/message';
import { playerOf, type Seat } from '@/rules/core/seat';
import { id } from '@/rules/core/codec';
import { NONE } from '@/rules/core/violation';
import { citiesParam, type StartMissionPrint } from '../model/prints';
import { refuse } from '../model/refusals';
import { given, setUpDone } from '../model/start-missions';
import { type Player, type State } from '../model/state';
import { defineMove } from '../model/turns';

const hasOne = ({ spy }: Player): boolean => spy !== undefined;

const nextToChoose = ({ players, options: { startSeat } }: State): Seat => {
  const { length } = players;
  const order = players.map((_, step) => (startSeat + length - 1 - step) % length);
  return order.find((seat) => !hasOne(playerOf({ players }, seat))) ?? startSeat;
};

export const chooseStartMission = defineMove('choose-start-mission', {
  schema: { card: id },
  by: 'active',
  phases: ['choose-start-missions'],
  notNow: refuse('SC-14', 'not-now'),
  check: ({ choice, players }, seat, { card }) => [
    ...(choice.some((print) => print.id === card) ? NONE : [refuse('SC-14', 'not-revealed')]),
    ...(hasOne(playerOf({ players }, seat)) ? [refuse('SC-14', 'one-for-each')] : NONE),
  ],
  apply: (state, seat, { card }) => {
    const chosen = state.choice.find((print) => print.id === card) as StartMissionPrint;
    const choice = state.choice.filter((print) => print !== chosen);
    const after = given({ ...state, choice }, seat, chosen);
    const next = nextToChoose(after);
    const [last] = choice;
    if (choice.length !== 1 || !last) return { ...after, active: next };
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
