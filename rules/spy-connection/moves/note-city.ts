/* SC-3, SC-4: a city of the board that the box does not know. */
import { message } from '@/rules/core/message';
import { type Board } from '../model/board';
import { checkCityCount, cityParam, type CityPrint, cityPrint } from '../model/prints';
import { defineMove } from '../model/turns';

const withCity = (board: Board, print: CityPrint): Board => ({
  ...board,
  cities: [...board.cities.filter(({ id }) => id !== print.id), print],
});

export const noteCity = defineMove('note-city', {
  schema: { print: cityPrint },
  by: 'table',
  phases: ['set-up', 'choose-start-missions', 'turn'],
  meanwhile: true,
  check: ({ board }, _, { print }) => checkCityCount(withCity(board, print)),
  apply: (state, _, { print }) => ({ ...state, board: withCity(state.board, print) }),
  describe: ({ board }, { move: { print } }) =>
    message('did.note-city', { city: cityParam({ ...board, cities: [print] }, print.id) }),
  reveals: ({ options }, { print }) =>
    options.box === 'owner' ? [{ kind: 'city', id: print.id, data: print }] : [],
});
