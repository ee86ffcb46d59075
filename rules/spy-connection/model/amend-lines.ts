/* SC-2, SC-3: a card or a connection that was misread when it was entered. */
import { countLine, type LedgerChange, type LedgerEntry, setTo } from '@/rules/core/ledger';
import { message, number, type Params } from '@/rules/core/message';
import { type Board, citiesParam, cityParam } from './board';
import { CITIES } from './prices';
import { type ConnectionPrint, type MissionPrint } from './prints';

/** SC-56 */
export const MOST_POINTS = 99;

/** SC-53: whether a card shows the symbol. */
export const extraTurnLine = (id: string, extraTurn: boolean, about?: Params): LedgerEntry => ({
  kind: 'choice',
  id,
  label: message(about ? 'amend.extra-turn-of' : 'amend.extra-turn', about),
  value: extraTurn ? 'extra-turn' : 'no-extra-turn',
  choices: ['no-extra-turn', 'extra-turn'],
});

export const extraTurnSetTo = (
  changes: readonly LedgerChange[],
  entry: string,
  extraTurn: boolean,
): boolean => setTo(changes, entry, extraTurn ? 'extra-turn' : 'no-extra-turn') === 'extra-turn';

const NO_CITY = 'no-city';
/** A card with fewer cities has room for those that were overlooked. */
const USUAL_CITIES = 4;

/** The red city stays: the Spy stands on it. */
export const missionLines = (
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

export const rereadMission = <Print extends MissionPrint>(
  print: Print,
  changes: readonly LedgerChange[],
): Print => {
  const { id, cities, points, extraTurn } = print;
  const rooms = Math.max(USUAL_CITIES, cities.length);
  const read = Array.from({ length: rooms }, (_, place) =>
    setTo(changes, `${id}/${place}`, cities[place] ?? NO_CITY),
  );
  return {
    ...print,
    cities: read.filter((city) => city !== NO_CITY),
    points: setTo(changes, `${id}/points`, points),
    extraTurn: extraTurnSetTo(changes, `${id}/extra-turn`, extraTurn),
  };
};

const MOST_SPACES = 9;

export const spacesLine = (board: Board, { cities: [from, to], spaces }: ConnectionPrint): LedgerEntry =>
  countLine('spaces', spaces.length, {
    label: message('amend.spaces', { from: cityParam(board, from), to: cityParam(board, to) }),
    min: 1,
    max: MOST_SPACES,
  });

/** Spaces that were overlooked come at the far end, with ids that no other has. */
export const resizedConnection = (
  print: ConnectionPrint,
  changes: readonly LedgerChange[],
): ConnectionPrint => {
  const { id, spaces } = print;
  const count = setTo(changes, 'spaces', spaces.length);
  const fresh = Array.from({ length: count + spaces.length }, (_, place) => `${id}-s${place + 1}`).filter(
    (space) => !spaces.includes(space),
  );
  return { ...print, spaces: [...spaces, ...fresh].slice(0, count) };
};
