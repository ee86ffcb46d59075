import { entryKey } from '@/rules/core/box';
import { type Print } from '@/rules/core/shape';
import { number } from '@/rules/core/message';
import { NONE, type Violation } from '@/rules/core/violation';
import { type Board, indexOf } from '../model/board';
import {
  checkCities,
  checkConnection,
  checkStartPrint,
  citiesParam,
  cityParam,
  type MissionPrint,
  type StartMissionPrint,
} from '../model/prints';
import { CITIES, MISSIONS, START_MISSIONS } from '../model/prices';
import { bend, refuse } from '../model/refusals';
import { boardOf } from './labels';

/** SC-1, SC-2, SC-3, SC-71: what a box says that cannot be so. */
export const checkBox = (prints: readonly Print[]): readonly Violation[] => {
  const board = wholeBoard(prints);
  return [
    ...checkCounts(prints),
    ...checkCityCount(board),
    ...prints.flatMap((print) => about([print], checkOne(board, print))),
    ...checkAlike(board, prints),
    ...checkReach(board),
  ];
};

const about = (prints: readonly Print[], violations: readonly Violation[]): readonly Violation[] =>
  violations.map((violation) => ({ ...violation, focus: prints.map(entryKey) }));

/** A city need not be entered by itself: whatever a card or a connection shows is on the board. */
const wholeBoard = (prints: readonly Print[]): Board => {
  const { cities, connections } = boardOf(prints);
  const shown = prints.flatMap(({ kind, data }) =>
    kind === 'mission' || kind === 'start-mission' ? (data as MissionPrint).cities : [],
  );
  const all = new Set([...shown, ...connections.flatMap((connection) => connection.cities)]);
  const more = [...all].filter((id) => !cities.some((city) => city.id === id)).map((id) => ({ id }));
  return { cities: [...cities, ...more], connections };
};

const checkOne = (board: Board, { kind, data }: Print): readonly Violation[] => {
  if (kind === 'connection') return checkConnection(board, data as Board['connections'][number]);
  if (kind === 'mission') return checkCities(board, (data as MissionPrint).cities);
  return kind === 'start-mission' ? checkStartPrint(board, data as StartMissionPrint) : NONE;
};

const checkCounts = (prints: readonly Print[]): readonly Violation[] => {
  const missions = prints.filter(({ kind }) => kind === 'mission');
  const starts = prints.filter(({ kind }) => kind === 'start-mission');
  const over = (most: number) => ({ params: { most: number(most) } });
  return [
    ...(missions.length > MISSIONS
      ? about(missions, [refuse('SC-1', 'too-many-missions', over(MISSIONS))])
      : NONE),
    ...(starts.length > START_MISSIONS
      ? about(starts, [refuse('SC-1', 'too-many-start-missions', over(START_MISSIONS))])
      : NONE),
  ];
};

const checkCityCount = ({ cities }: Board): readonly Violation[] =>
  cities.length > CITIES
    ? [refuse('SC-3', 'thirteenth-city', { focus: cities.map(({ id }) => entryKey({ kind: 'city', id })) })]
    : NONE;

/** Whether two printed cards are alike the books do not say; more likely one was read twice. */
const checkAlike = (board: Board, prints: readonly Print[]): readonly Violation[] => {
  const seen = new Map<string, Print>();
  return prints.flatMap((print) => {
    if (print.kind !== 'mission' && print.kind !== 'start-mission') return [];
    const { cities, points, extraTurn } = print.data as MissionPrint;
    const face = JSON.stringify([print.kind, [...cities].sort(), points, extraTurn]);
    const twin = seen.get(face);
    seen.set(face, print);
    const params = { cities: citiesParam(board, cities) };
    return twin ? about([twin, print], [bend('SC-71', 'looks-alike', { params })]) : [];
  });
};

/**
 * SC-3: every city can be reached. Twelve cities need eleven connections at least; as long as fewer are known, a city
 * without one is only unknown.
 */
const checkReach = (board: Board): readonly Violation[] => {
  if (board.connections.length < CITIES - 1) return NONE;
  const { waysFrom } = indexOf(board);
  let reached: ReadonlySet<string> = new Set();
  for (const { id } of board.cities) {
    const joined = new Set([id]);
    for (const at of joined) for (const { to } of waysFrom.get(at) ?? []) joined.add(to);
    if (joined.size > reached.size) reached = joined;
  }
  return board.cities
    .filter(({ id }) => !reached.has(id))
    .map(({ id }) =>
      refuse('SC-3', 'unreachable', {
        params: { city: cityParam(board, id) },
        focus: [entryKey({ kind: 'city', id })],
      }),
    );
};
