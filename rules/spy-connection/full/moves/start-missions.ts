/*
 * SC-14: dealt one to each player, or as many revealed as there are players and chosen counterclockwise from the
 * start player's right; the start player takes the last one.
 * SC-71: the same card read twice looks like two; whoever holds two equal prints says so.
 * SC-15: the red city is covered from the start, and the Spy stands there.
 */
import type { Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import type { StartMissionPrint } from '../../box';
import { citiesParam } from '../../board';
import { bend, refuse } from '../../refusals';
import { reveal } from '../display';
import type { Move } from '../moves';
import { checkStartPrint } from '../prints';
import type { MoveOf, TableRule } from '../rule';
import type { Options } from '../options';
import type { State } from '../state';
import { copyOf, copyOfPlayer, playerOf, seated } from '../state';

type Deal = MoveOf<Move, 'deal-start-missions'>;
type Reveal = MoveOf<Move, 'reveal-start-missions'>;

const printOf = (
  { startMissionPrints }: Options,
  { prints = [] }: Deal | Reveal,
  card: string,
): StartMissionPrint | undefined => [...prints, ...startMissionPrints].find(({ id }) => id === card);

const check =
  (way: Options['startMissions']) =>
  (state: State, move: Deal | Reveal): readonly Violation[] => {
    if (state.phase !== 'set-up' || state.options.startMissions !== way) return [refuse('SC-14', 'not-now')];
    const { cards } = move;
    return [
      ...(cards.length === state.players.length ? [] : [refuse('SC-14', 'one-for-each')]),
      ...(new Set(cards).size < cards.length ? [refuse('SC-71', 'card-twice')] : []),
      ...cards.flatMap((card) => {
        const print = printOf(state.options, move, card);
        return print ? checkStartPrint(state.board, print) : [refuse('SC-1', 'no-such-card')];
      }),
      ...checkAlike(state, move),
    ];
  };

/** Cards that the box has told apart already are two cards. */
const checkAlike = (state: State, move: Deal | Reveal): readonly Violation[] => {
  const prints = move.cards.flatMap((card) => printOf(state.options, move, card) ?? []);
  const twin = prints.find((print, place) =>
    prints.some(
      (other, earlier) =>
        earlier < place &&
        other.id !== print.id &&
        [other, print].some(({ id }) => move.prints?.some((read) => read.id === id)) &&
        looksOf(other) === looksOf(print),
    ),
  );
  const cities = twin && citiesParam(state.board, twin.cities);
  return cities ? [bend('SC-71', 'card-alike', { params: { cities } })] : [];
};

const looksOf = ({ cities, red, points, extraTurn }: StartMissionPrint): string =>
  JSON.stringify([[...cities].sort(), red, points, extraTurn]);

const printsOf = (state: State, move: Deal | Reveal): readonly StartMissionPrint[] =>
  move.cards.map((card) => printOf(state.options, move, card) as StartMissionPrint);

/** SC-15 */
export const given = (state: State, seat: Seat, { red, ...print }: StartMissionPrint): State => {
  const player = copyOfPlayer(playerOf(state, seat));
  player.supply -= 1;
  player.spy = red;
  player.open = [{ mission: state.nextTile, print, start: true, assigned: 0, covered: [red] }];
  const after = copyOf(state);
  after.players = seated(state, seat, player);
  after.nextTile = state.nextTile + 1;
  return after;
};

/** Everybody has a Start Mission: the display is filled and the start player begins. */
export const setUpDone = (state: State): State =>
  reveal({ ...state, phase: 'turn', active: state.options.startSeat }, 4);

export const dealStartMissions: TableRule<Deal> = {
  check: check('dealt'),
  apply: (state, move) =>
    setUpDone(printsOf(state, move).reduce((now, print, seat) => given(now, seat, print), state)),
};

export const revealStartMissions: TableRule<Reveal> = {
  check: check('chosen'),
  apply: (state, move) => {
    const { length } = state.players;
    const active = (state.options.startSeat + length - 1) % length;
    return { ...state, phase: 'choose-start-missions', choice: printsOf(state, move), active };
  },
};
