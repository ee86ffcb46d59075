/*
 * SC-14: dealt one to each player, or as many revealed as there are players and chosen counterclockwise from the
 * start player's right; the start player takes the last one.
 * SC-71: the same card read twice looks like two; whoever holds two equal prints says so.
 * SC-15: the red city is covered from the start, and the Spy stands there.
 */
import * as v from 'valibot';
import { type Print } from '@/rules/core/shape';
import { type LedgerChange, type LedgerEntry } from '@/rules/core/ledger';
import { playerOf, type Seat } from '@/rules/core/seat';
import { id, list } from '@/rules/core/codec';
import { NONE, type Violation } from '@/rules/core/violation';
import { missionLines, rereadMission } from './ledger';
import { checkStartPrint, citiesParam, type StartMissionPrint, startMissionPrint } from './prints';
import { reveal } from './missions';
import { type Options } from './options';
import { SLOTS, START_MISSIONS } from './prices';
import { bend, refuse } from './refusals';
import { copyOf, copyOfPlayer, seated, type State } from './state';

/** The cards, and the prints of those that the box did not know. */
export const startMissionsSchema = {
  cards: list(id, 1, START_MISSIONS),
  prints: v.exactOptional(list(startMissionPrint, 0, START_MISSIONS)),
};

interface Laid {
  readonly cards: readonly string[];
  readonly prints?: readonly StartMissionPrint[];
}

const printOf = (
  { startMissionPrints }: Options,
  { prints = [] }: Laid,
  card: string,
): StartMissionPrint | undefined => [...prints, ...startMissionPrints].find((print) => print.id === card);

export const checkStartMissions = (
  state: State,
  way: Options['startMissions'],
  laid: Laid,
): readonly Violation[] => {
  if (state.options.startMissions !== way) return [refuse('SC-14', 'not-now')];
  const { cards } = laid;
  return [
    ...(cards.length === state.players.length ? NONE : [refuse('SC-14', 'one-for-each')]),
    ...(new Set(cards).size < cards.length ? [refuse('SC-71', 'card-twice')] : NONE),
    ...cards.flatMap((card) => {
      const print = printOf(state.options, laid, card);
      return print ? checkStartPrint(state.board, print) : [refuse('SC-1', 'no-such-card')];
    }),
    ...checkAlike(state, laid),
  ];
};

/** Cards that the box has told apart already are two cards. */
const checkAlike = (state: State, laid: Laid): readonly Violation[] => {
  const prints = laid.cards.flatMap((card) => printOf(state.options, laid, card) ?? []);
  const twin = prints.find((print, place) =>
    prints.some(
      (other, earlier) =>
        earlier < place &&
        other.id !== print.id &&
        [other, print].some((one) => laid.prints?.some((read) => read.id === one.id)) &&
        looksOf(other) === looksOf(print),
    ),
  );
  const cities = twin && citiesParam(state.board, twin.cities);
  return cities ? [bend('SC-71', 'card-alike', { params: { cities } })] : NONE;
};

const looksOf = ({ cities, red, points, extraTurn }: StartMissionPrint): string =>
  JSON.stringify([[...cities].sort(), red, points, extraTurn]);

export const startPrints = (state: State, laid: Laid): readonly StartMissionPrint[] =>
  laid.cards.map((card) => printOf(state.options, laid, card) as StartMissionPrint);

/** SC-15 */
export const given = (state: State, seat: Seat, { red, ...print }: StartMissionPrint): State => {
  const player = copyOfPlayer(playerOf(state, seat));
  player.supply -= 1;
  player.spy = red;
  player.open = [{ tile: state.nextTile, print, start: true, assigned: 0, covered: [red] }];
  const after = copyOf(state);
  after.players = seated(state, seat, player);
  after.nextTile = state.nextTile + 1;
  return after;
};

/** Everybody has a Start Mission: the display is filled and the start player begins. */
export const setUpDone = (state: State): State =>
  reveal({ ...state, phase: 'turn', active: state.options.startSeat }, SLOTS);

/** SC-2: what was misread on a card when it was entered. */
export const startMissionsAmend = {
  lines: ({ board }: State, { move }: { readonly move: Laid }): readonly LedgerEntry[] =>
    (move.prints ?? []).flatMap((print) => missionLines(board, print)),
  amended: <Move extends Laid>(move: Move, changes: readonly LedgerChange[]): Move =>
    move.prints ? { ...move, prints: move.prints.map((print) => rereadMission(print, changes)) } : move,
};

export const startMissionsRevealed = ({ options }: State, { prints = [] }: Laid): readonly Print[] =>
  options.box === 'owner'
    ? prints.map((print) => ({ kind: 'start-mission', id: print.id, data: print }))
    : [];
