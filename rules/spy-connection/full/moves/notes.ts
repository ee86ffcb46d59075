/*
 * SC-3, SC-4: what is learned of the board while playing. A connection that was noted wrongly is noted again.
 * SC-2: a card on the table is read to the app before a rule needs it, or read again.
 */
import type { Violation } from '@/rules/core/violation';
import type { Board } from '../../board';
import { indexOf } from '../../board';
import type { ConnectionPrint, MissionPrint } from '../../box';
import { refuse } from '../../refusals';
import type { Move } from '../moves';
import { checkCities, checkCityCount, checkConnection, checkNewPrint, learn } from '../prints';
import type { MoveOf, TableRule } from '../rule';
import type { State } from '../state';

export const withConnection = (board: Board, print: ConnectionPrint): Board => {
  const known = board.connections.some(({ id }) => id === print.id);
  return {
    ...board,
    connections: known
      ? board.connections.map((old) => (old.id === print.id ? print : old))
      : [...board.connections, print],
  };
};

const withCity = (board: Board, print: Board['cities'][number]): Board => ({
  ...board,
  cities: [...board.cities.filter(({ id }) => id !== print.id), print],
});

export const noteCity: TableRule<MoveOf<Move, 'note-city'>> = {
  check: ({ board }, { print }) => checkCityCount(withCity(board, print)),
  apply: (state, { print }) => ({ ...state, board: withCity(state.board, print) }),
};

export const noteConnection: TableRule<MoveOf<Move, 'note-connection'>> = {
  check: (state, { print }) => [
    ...checkConnection(state.board, print),
    ...checkNoAgentLost(state, withConnection(state.board, print)),
  ],
  apply: (state, { print }) => ({ ...state, board: withConnection(state.board, print) }),
};

const checkNoAgentLost = ({ players }: State, board: Board): readonly Violation[] => {
  const spaces = new Set(indexOf(board).spaces);
  const lost = players.some(({ agents }) => Object.keys(agents).some((space) => !spaces.has(space)));
  return lost ? [refuse('SC-3', 'agents-there')] : [];
};

interface Card {
  readonly print?: MissionPrint;
  readonly covered?: readonly string[];
}

const cardOf = ({ display, players }: State, mission: number): Card | undefined =>
  [display, ...players.flatMap(({ open, completed }) => [open, completed])]
    .flat()
    .find((card) => card.mission === mission);

export const noteMission: TableRule<MoveOf<Move, 'note-mission'>> = {
  check: (state, { mission, print }) => {
    const card = cardOf(state, mission);
    if (!card) return [refuse('SC-2', 'no-such-mission')];
    const { print: old, covered = [] } = card;
    if (old && old.id !== print.id) return [refuse('SC-2', 'print-known')];
    const rest = print.cities.filter((city) => !covered.includes(city));
    return [
      ...(old ? checkCities(state.board, print.cities) : checkNewPrint(state, print)),
      ...(covered.length > 0 && (rest.length === 0 || covered.some((city) => !print.cities.includes(city)))
        ? [refuse('SC-51', 'all-covered')]
        : []),
    ];
  },
  apply: (state, { mission, print }) => {
    const reread = <T extends { readonly mission: number }>(cards: readonly T[]): readonly T[] =>
      cards.map((card) => (card.mission === mission ? { ...card, print } : card));
    return {
      ...state,
      display: reread(state.display),
      players: state.players.map((player) => ({
        ...player,
        open: reread(player.open),
        completed: reread(player.completed),
      })),
      learned: learn(state, print.id),
    };
  },
};
