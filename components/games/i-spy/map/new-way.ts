import { type Seat } from '@/rules/core/seat';
import { type Move } from '@/rules/i-spy/game';
import {
  type AirshipRoutePrint,
  flightsFrom,
  type MapPrint,
  regionOf,
  type RegionKind,
} from '@/rules/i-spy/model/map';
import { fly } from '@/rules/i-spy/moves/fly';
import { leaveCapital } from '@/rules/i-spy/moves/leave-capital';
import { noteAirshipRoute } from '@/rules/i-spy/moves/note-airship-route';
import { noteRoute } from '@/rules/i-spy/moves/note-route';
import { relocate } from '@/rules/i-spy/moves/relocate';
import { travel } from '@/rules/i-spy/moves/travel';
import { onTheMove } from '@/rules/i-spy/advice/reach';
import { type View } from '@/rules/i-spy/model/view';
import { deploy } from '@/rules/i-spy/moves/deploy';
import { flee } from '@/rules/i-spy/moves/flee';
import { type Table } from '../table';
import { airshipRoute } from './airship-route';
import { capitalHere, dueOnMap, firstOwed, type ToRegion } from './due';

const ALONG: readonly RegionKind[] = ['normal', 'start', 'cache', 'outlet'];

/** Only what this move can lead to. */
export const kindsFor = (type: ToRegion): readonly RegionKind[] =>
  type === deploy.type ? ['start'] : type === flee.type || type === leaveCapital.type ? ['outlet'] : ALONG;

/** What takes the Spy to the next Region. */
export const nextStep = (view: View, seat: Seat): ToRegion => {
  const due = dueOnMap(view);
  if (due) return due;
  const coerced = view.turn.owed.some(({ kind }) => kind === 'coerced-tickets');
  return capitalHere(view, seat) && !coerced ? 'leave-capital' : 'travel';
};

/** Where it starts from. */
export const startOf = (view: View): string | undefined => {
  const owed = firstOwed(view);
  if (owed?.kind === 'relocate') return owed.from;
  const mover = owed && dueOnMap(view) ? owed.as : onTheMove(view);
  return view.players[mover]?.region;
};

type Ends = readonly [from: string | undefined, to: string];

/** A Region that the Spy goes to shows that a Route leads there. */
export const joinedBy = (map: MapPrint, type: ToRegion, [from, to]: Ends): readonly Move[] => {
  if (from === undefined) return [];
  if (type === travel.type || type === relocate.type)
    return [noteRoute.make({ print: { regions: [from, to] } })];
  return type === fly.type ? [noteAirshipRoute.make({ print: lineTo(map, from, to) })] : [];
};

/** The line that the Spy stands on becomes longer; which one, where it stands on several, the first. */
const lineTo = (map: MapPrint, from: string, to: string): AirshipRoutePrint => {
  const line = map.airshipRoutes.find(({ regions }) => regions.includes(from));
  if (line) return { ...line, regions: [...line.regions, to] };
  return airshipRoute(map, [from, to]);
};

/** Of two Regions that the map knows and that nobody has joined yet. */
export const isUnjoined = ({ view }: Pick<Table, 'view'>, type: ToRegion, [from, to]: Ends): boolean => {
  const map = view.map?.print;
  const kind = map && regionOf(map, to)?.kind;
  if (!map || !kind || from === undefined || from === to || !ALONG.includes(kind)) return false;
  if (type === fly.type) return !flightsFrom(map, from).includes(to);
  const joined = map.routes.some(({ regions }) => regions.includes(from) && regions.includes(to));
  return (type === travel.type || type === relocate.type) && !joined;
};
