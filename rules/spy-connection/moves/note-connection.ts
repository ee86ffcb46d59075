/* SC-3, SC-4: a connection that is learned while playing. One that was noted wrongly is noted again. */
import { message } from '@/rules/core/message';
import { NONE, type Violation } from '@/rules/core/violation';
import { resizedConnection, spacesLine } from '../model/ledger';
import { type Board, checkAlike, indexOf, withConnection } from '../model/board';
import { checkConnection, cityParam, connectionPrint } from '../model/prints';
import { refuse } from '../model/refusals';
import { type State } from '../model/state';
import { defineMove } from '../model/turns';

export const noteConnection = defineMove('note-connection', {
  schema: { print: connectionPrint },
  by: 'table',
  phases: ['set-up', 'choose-start-missions', 'turn'],
  meanwhile: true,
  check: (state, _, { print }) => [
    ...checkConnection(state.board, print),
    ...(indexOf(state.board).connections.has(print.id) ? NONE : checkAlike(state.board, print)),
    ...checkNoAgentLost(state, withConnection(state.board, print)),
  ],
  apply: (state, _, { print }) => ({ ...state, board: withConnection(state.board, print) }),
  describe: ({ board }, { move: { print } }) =>
    message('did.note-connection', {
      from: cityParam(board, print.cities[0]),
      to: cityParam(board, print.cities[1]),
    }),
  amend: {
    lines: ({ board }, { move }) => [spacesLine(board, move.print)],
    amended: (move, changes) => ({ ...move, print: resizedConnection(move.print, changes) }),
  },
  reveals: ({ options }, { print }) =>
    options.box === 'owner' ? [{ kind: 'connection', id: print.id, data: print }] : [],
});

const checkNoAgentLost = ({ players }: State, board: Board): readonly Violation[] => {
  const spaces = new Set(indexOf(board).spaces);
  const lost = players.some(({ agents }) => Object.keys(agents).some((space) => !spaces.has(space)));
  return lost ? [refuse('SC-3', 'agents-there')] : NONE;
};
