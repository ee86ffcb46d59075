import { countLine, type LedgerChange, type LedgerEntry, setTo } from '@/rules/core/ledger';
import { message, number, type Params, seat as seatParam } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { type Board, indexOf, wayParams } from './board';
import { citiesParam, cityParam, type ConnectionPrint, type MissionPrint } from './prints';
import { triggerLine } from './first-to-seven';
import { CITIES, MISSIONS } from './prices';
import { completedCount, type OpenMission, type Player, type State } from './state';

/** SC-70, SC-71: what should lie where. The Agents of a seat are one stock, the Mission cards another. */
export const ledger = (state: State): readonly LedgerEntry[] =>
  state.phase === 'set-up' || state.phase === 'choose-start-missions'
    ? []
    : [
        ...state.players.flatMap((player, seat) => ofPlayer(state, player, seat)),
        cards('deck', state.deck, message('ledger.deck')),
        triggerLine({ trigger: state.trigger, completed: state.players.map(completedCount) }),
        countLine('extra-turns', state.extraTurns, { label: message('ledger.extra-turns'), max: 9 }),
        {
          kind: 'choice',
          id: 'active',
          label: message('ledger.active'),
          value: String(state.active),
          choices: state.players.flatMap(({ left }, seat) => (left ? [] : [String(seat)])),
        },
      ];

const cards = (id: string, value: number, label: LedgerEntry['label']): LedgerEntry => ({
  kind: 'count',
  id,
  label,
  value,
  min: 0,
  max: MISSIONS,
  stock: 'missions',
});

const ofPlayer = (state: State, player: Player, seat: Seat): readonly LedgerEntry[] => {
  const who = { seat: seatParam(seat) };
  const agents = (
    id: string,
    value: number,
    rest: { readonly max: number; readonly label: LedgerEntry['label'] },
  ) => ({ kind: 'count', id, value, min: 0, stock: `agents/${seat}`, ...rest }) as const;
  const { board, options } = state;
  return [
    agents(`supply/${seat}`, player.supply, {
      max: options.agents[seat] ?? 0,
      label: message('ledger.supply', who),
    }),
    {
      kind: 'choice',
      id: `spy/${seat}`,
      label: message('ledger.spy', who),
      value: player.spy ?? '',
      choices: board.cities.map(({ id }) => id),
      typed: Object.fromEntries(
        board.cities.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name]])),
      ),
    },
    ...indexOf(board).spaces.map((space) =>
      agents(`space/${seat}/${space}`, player.agents[space] ?? 0, {
        max: 2,
        label: message('ledger.space', { ...who, ...wayParams(board, space) }),
      }),
    ),
    ...player.open.flatMap((open) => [
      agents(`assigned/${seat}/${open.print.id}`, open.assigned, {
        max: 9,
        label: message('ledger.assigned', { ...who, cities: citiesParam(board, open.print.cities) }),
      }),
      ...open.print.cities.map((city) =>
        agents(`objective/${seat}/${open.print.id}/${city}`, covers(open, city), {
          max: 1,
          label: message('ledger.objective', {
            ...who,
            city: cityParam(board, city),
            cities: citiesParam(board, open.print.cities),
          }),
        }),
      ),
    ]),
    cards(`earlier/${seat}`, player.earlier.missions, message('ledger.earlier', who)),
    countLine(`points/${seat}`, player.earlier.points, {
      label: message('ledger.earlier-points', who),
      max: 99,
    }),
  ];
};

/** Up to version 2 of the rules what was owed in a turn stayed with whomever a correction gave the turn to. */
export const withOwed = (
  { active, extraTurns }: { readonly active: Seat; readonly extraTurns: number },
  changes: readonly LedgerChange[],
): LedgerChange[] => {
  const isGiven = changes.some(({ entry, to }) => entry === 'active' && Number(to) !== active);
  const isSaid = changes.some(({ entry }) => entry === 'extra-turns');
  return isGiven && !isSaid && extraTurns > 0
    ? [...changes, { entry: 'extra-turns', to: extraTurns }]
    : [...changes];
};

const covers = ({ covered }: OpenMission, city: string): number => (covered.includes(city) ? 1 : 0);

/* SC-2, SC-3: a card or a connection that was misread when it was entered. */

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
