/*
 * SC-2, SC-3: a card or a connection that was misread when it was entered. SC-20: a Mission taken from another slot.
 */
import type { Amending } from '@/rules/core/amend';
import { countLine, setTo } from '@/rules/core/amend';
import type { LedgerChange, LedgerEntry } from '@/rules/core/ledger';
import { message, number } from '@/rules/core/message';
import { extraTurnLine, isExtraTurn, MOST_POINTS } from '../amend-lines';
import type { Board } from '../board';
import { citiesParam, cityParam } from '../board';
import type { ConnectionPrint, MissionPrint } from '../box';
import { CITIES } from '../prices';
import type { Slot } from '../prices';
import type { Move } from './moves';
import type { State } from './state';

export const amend: Amending<Move, State> = {
  lines: ({ board, display }, { move }) => {
    switch (move.type) {
      case 'accept-mission':
        return [
          ...(display.length > 1
            ? [countLine('slot', move.slot, { label: message('amend.slot'), min: 1, max: display.length })]
            : []),
          ...(move.print ? missionLines(board, move.print) : []),
        ];
      case 'note-mission':
        return missionLines(board, move.print);
      case 'deal-start-missions':
      case 'reveal-start-missions':
        return (move.prints ?? []).flatMap((print) => missionLines(board, print));
      case 'connect-city':
        return move.print ? [spacesLine(board, move.print)] : [];
      case 'note-connection':
        return [spacesLine(board, move.print)];
      default:
        return [];
    }
  },
  amended: (move, changes) => {
    switch (move.type) {
      case 'accept-mission':
        return {
          ...move,
          slot: setTo(changes, 'slot', move.slot) as Slot,
          ...(move.print ? { print: reread(move.print, changes) } : {}),
        };
      case 'note-mission':
        return { ...move, print: reread(move.print, changes) };
      case 'deal-start-missions':
      case 'reveal-start-missions':
        return move.prints ? { ...move, prints: move.prints.map((print) => reread(print, changes)) } : move;
      case 'connect-city':
        return move.print ? { ...move, print: resized(move.print, changes) } : move;
      case 'note-connection':
        return { ...move, print: resized(move.print, changes) };
      default:
        return move;
    }
  },
};

const NO_CITY = 'no-city';
/** A card with fewer cities has room for those that were overlooked. */
const USUAL_CITIES = 4;

/** The red city stays: the Spy stands on it. */
const missionLines = (
  board: Board,
  print: MissionPrint & { readonly red?: string },
): readonly LedgerEntry[] => {
  const { id, cities, points, extraTurn, red } = print;
  const about = { cities: citiesParam(board, cities) };
  const rooms = Math.min(CITIES, Math.max(USUAL_CITIES, cities.length));
  const typed = board.cities.flatMap(({ id: city, name }) => (name === undefined ? [] : [[city, name]]));
  return [
    countLine(`${id}/points`, points, { label: message('amend.points', about), max: MOST_POINTS }),
    extraTurnLine(`${id}/extra-turn`, extraTurn, about),
    ...Array.from({ length: rooms }, (_, place) => place)
      .filter((place) => red === undefined || cities[place] !== red)
      .map((place): LedgerEntry => ({
        kind: 'choice',
        id: `${id}/${place}`,
        label: message('amend.city', { ...about, place: number(place + 1) }),
        value: cities[place] ?? NO_CITY,
        // A Mission without any city is none.
        choices: [...(place === 0 ? [] : [NO_CITY]), ...board.cities.map(({ id: city }) => city)],
        typed: Object.fromEntries(typed),
      })),
  ];
};

const reread = <Print extends MissionPrint>(print: Print, changes: readonly LedgerChange[]): Print => {
  const { id, cities, points, extraTurn } = print;
  const rooms = Math.max(USUAL_CITIES, cities.length);
  const read = Array.from({ length: rooms }, (_, place) =>
    setTo(changes, `${id}/${place}`, cities[place] ?? NO_CITY),
  );
  return {
    ...print,
    cities: read.filter((city) => city !== NO_CITY),
    points: setTo(changes, `${id}/points`, points),
    extraTurn: isExtraTurn(setTo(changes, `${id}/extra-turn`, extraTurn ? 'extra-turn' : 'no-extra-turn')),
  };
};

const MOST_SPACES = 9;

const spacesLine = (board: Board, { cities: [from, to], spaces }: ConnectionPrint): LedgerEntry =>
  countLine('spaces', spaces.length, {
    label: message('amend.spaces', { from: cityParam(board, from), to: cityParam(board, to) }),
    min: 1,
    max: MOST_SPACES,
  });

/** Spaces that were overlooked come at the far end, with ids that no other has. */
const resized = (print: ConnectionPrint, changes: readonly LedgerChange[]): ConnectionPrint => {
  const { id, spaces } = print;
  const count = setTo(changes, 'spaces', spaces.length);
  const fresh = Array.from({ length: count + spaces.length }, (_, place) => `${id}-s${place + 1}`).filter(
    (space) => !spaces.includes(space),
  );
  return { ...print, spaces: [...spaces, ...fresh].slice(0, count) };
};
