import { type OnMap, reachOf } from '@/rules/i-spy/advice/reach';
import { type Move } from '@/rules/i-spy/game';
import { capitalRegionsOf, type MapPrint, regionOf, type RegionPrint } from '@/rules/i-spy/model/map';
import { type Capital } from '@/rules/i-spy/model/pieces';
import { type View } from '@/rules/i-spy/model/view';
import { type Seat } from '@/rules/core/seat';
import { enterCapital } from '@/rules/i-spy/moves/enter-capital';
import { offersOf } from '../actions/act-props';
import { type Table } from '../table';
import { isRefused } from '@/rules/core/violation';

/** A Region that the Spy on the move can get to now. */
export interface Goal {
  readonly region: string;
  readonly moves: readonly Move[];
  /** Tickets left on arrival, where they are what it costs. */
  readonly left?: number;
}

type ToRegion = Extract<Move, { readonly region: string }>['type'];

/** What the map asks for before anything else, and the move that answers it. */
const ANSWERS = { deploy: 'deploy', flee: 'flee', airship: 'fly', relocate: 'relocate' } as const;

export const onMap = ({ map, players, turn }: View): OnMap | undefined =>
  map && { map: map.print, players, turn };

const firstOwed = ({ turn }: View) => turn.owed.find(({ kind }) => kind !== 'text')?.kind;

export const dueOnMap = (view: View): ToRegion | undefined => {
  const owed = view.map && firstOwed(view);
  return owed && owed in ANSWERS ? ANSWERS[owed as keyof typeof ANSWERS] : undefined;
};

export const goalsOf = (table: Table, seat: Seat): ReadonlyMap<string, Goal> => {
  const { view } = table;
  const due = dueOnMap(view);
  if (due) return new Map(offered(table, seat, due).map((goal) => [goal.region, goal]));
  const owed = firstOwed(view);
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

export const regionUnder = ({ map, players }: View, seat: Seat): RegionPrint | undefined => {
  const at = players[seat]?.region;
  return map && at !== undefined ? regionOf(map.print, at) : undefined;
};

/** The Capital that this seat's Spy is in. */
export const capitalHere = (view: View, seat: Seat): Capital | undefined => {
  const region = regionUnder(view, seat);
  return region?.kind === 'capital' ? region.capital : undefined;
};
