import { type OnMap, reachOf } from '@/rules/i-spy/advice/reach';
import { isRefused } from '@/rules/core/violation';
import { type Seat } from '@/rules/core/seat';
import { type Move } from '@/rules/i-spy/game';
import { capitalRegionsOf, type MapPrint, regionOf, type RegionPrint } from '@/rules/i-spy/model/map';
import { type View } from '@/rules/i-spy/model/view';
import { enterCapital } from '@/rules/i-spy/moves/enter-capital';
import { travel } from '@/rules/i-spy/moves/travel';
import { offersOf } from '../actions/act-props';
import { type Table } from '../table';
import { capitalHere, dueOnMap, firstOwed, type ToRegion } from './due';
import { isUnjoined, joinedBy, nextStep, startOf } from './new-way';

/** A Region that the Spy on the move can get to now. */
export interface Goal {
  readonly region: string;
  readonly moves: readonly Move[];
  /** Tickets left on arrival, where they are what it costs. */
  readonly left?: number;
  /** What an owner's map learns by it, before the Spy goes. */
  readonly notes?: readonly Move[];
}

export const onMap = ({ map, players, turn }: View): OnMap | undefined =>
  map && { map: map.print, players, turn };

export const goalsOf = (table: Table, seat: Seat): ReadonlyMap<string, Goal> => {
  const { view } = table;
  const due = dueOnMap(view);
  if (due) return new Map(offered(table, seat, due).map((goal) => [goal.region, goal]));
  const owed = firstOwed(view)?.kind;
  const match = onMap(view);
  if (!match || view.phase !== 'turn' || (owed && owed !== 'coerced-tickets')) return new Map();
  return new Map(
    reachOf(match)
      .filter(({ moves }) => moves.length > 0)
      .map(({ region, moves, tickets }) => [region, { region, moves, left: tickets }]),
  );
};

const offered = (table: Table, seat: Seat, due: ToRegion): readonly Goal[] =>
  offersOf({ table, seat }, { type: due }).flatMap(({ move, violations }) =>
    'region' in move && !isRefused(violations) ? [{ region: move.region, moves: [move] }] : [],
  );

interface Tapped {
  readonly seat: Seat;
  readonly id: string;
  /** Found once by whoever asks about every Region. */
  readonly goals?: ReadonlyMap<string, Goal>;
}

/** A Region that was tapped: what leads there, or what an owner's map would learn by going there. */
export const goalAt = (table: Table, { seat, id, goals = goalsOf(table, seat) }: Tapped): Goal | undefined =>
  goals.get(id) ?? learnedGoal(table, seat, id);

/** IS-31: on an owner's map a Spy that goes to a known Region shows a Route. */
const learnedGoal = (table: Table, seat: Seat, id: string): Goal | undefined => {
  const { view, practice } = table;
  const map = view.map?.print;
  if (!map || practice) return undefined;
  const type = nextStep(view, seat);
  const from = startOf(view);
  if (!isUnjoined(table, type, [from, id]) || (type === travel.type && ticketsOf(view) === 0))
    return undefined;
  const left = type === travel.type ? { left: ticketsOf(view) - 1 } : {};
  return { region: id, moves: [{ type, region: id }], ...left, notes: joinedBy(map, type, [from, id]) };
};

/** Of whoever is on the move. */
export const ticketsOf = ({ turn }: View): number => {
  const coerced = turn.owed.find((owed) => owed.kind === 'coerced-tickets');
  return coerced?.kind === 'coerced-tickets' ? coerced.left : turn.tickets;
};

const PLENTY = 99;

/** What a Spy would have to do to get there, possible or not: the refusal says what is missing. */
export const wayTo = (table: Table, seat: Seat, { id, kind }: RegionPrint): readonly Move[] => {
  const { view } = table;
  const due = dueOnMap(view);
  if (due) return [{ type: due, region: id }];
  const match = onMap(view);
  const far = match && reachOf({ ...match, turn: { ...match.turn, tickets: PLENTY } });
  const way = far?.find(({ region, moves }) => region === id && moves.length > 0);
  if (way) return way.moves;
  if (kind === 'capital') return [enterCapital.make({ region: id })];
  return [{ type: capitalHere(view, seat) ? 'leave-capital' : 'travel', region: id }];
};

/** IS-32: one Region of a Capital is as good as another, so that a tap on any means the one that can be entered. */
export const meant = (map: MapPrint, goals: ReadonlyMap<string, Goal>, id: string): string => {
  const region = regionOf(map, id);
  if (region?.kind !== 'capital' || !region.capital || goals.has(id)) return id;
  return capitalRegionsOf(map, region.capital).find((other) => goals.has(other)) ?? id;
};
