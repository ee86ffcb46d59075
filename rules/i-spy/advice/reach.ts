/*
 * IS-30, IS-31, IS-32: where a Spy can go now, and with how many Tickets left. A Capital can be passed through: entering
 * and leaving it are free, once in a turn.
 */
import { type MovesOf } from '@/rules/core/define-game';
import { type Seat } from '@/rules/core/seat';
import { besides, capitalRegionsOf, type MapPrint, outletsOf, regionOf, startRegionsOf } from '../model/map';
import { type Owed, type Player, type Turn } from '../model/state';
import { deploy } from '../moves/deploy';
import { enterCapital } from '../moves/enter-capital';
import { flee } from '../moves/flee';
import { leaveCapital } from '../moves/leave-capital';
import { travel } from '../moves/travel';

/** What a Spy does on the way. */
type Going = MovesOf<
  readonly [typeof deploy, typeof flee, typeof travel, typeof enterCapital, typeof leaveCapital]
>;

interface Reach {
  readonly region: string;
  /** Tickets left on arrival. */
  readonly tickets: number;
  /** The moves that lead there. */
  readonly moves: readonly Going[];
}

interface Walk {
  readonly map: MapPrint;
  readonly taken: ReadonlySet<string>;
  readonly starts: readonly Omit<Reach, 'tickets'>[];
  readonly tickets: number;
  readonly mayVisit: boolean;
}

/** A match as far as it matters here; a `View` with its map fits. */
export interface OnMap {
  readonly map: MapPrint;
  readonly players: readonly Pick<Player, 'region'>[];
  readonly turn: Pick<Turn, 'seat' | 'tickets' | 'visited' | 'owed'>;
}

const owedOf = <K extends Owed['kind']>({ owed }: OnMap['turn'], kind: K) =>
  owed.find((each): each is Extract<Owed, { readonly kind: K }> => each.kind === kind);

/** Every Region that the Spy on the move can get to, with the most Tickets left; where it stands is the first. */
export const reachOf = (match: OnMap): readonly Reach[] => walked(walkOf(match));

/** Whom the next Ticket moves: the active player's Spy, or one who is put to it by Coerce. */
export const onTheMove = ({ turn }: Pick<OnMap, 'turn'>): Seat =>
  owedOf(turn, 'coerced-tickets')?.as ?? turn.seat;

const walkOf = (match: OnMap): Walk => {
  const { map, players, turn } = match;
  const coerced = owedOf(turn, 'coerced-tickets');
  const spy = onTheMove(match);
  const taken = new Set(
    players.flatMap(({ region }, seat) => (region === undefined || seat === spy ? [] : [region])),
  );
  return {
    map,
    taken,
    starts: startsOf(match, taken),
    tickets: coerced?.left ?? turn.tickets,
    mayVisit: !coerced && turn.visited === undefined,
  };
};

/** IS-17, IS-21: a turn may have to begin with deploying or fleeing; who would have to be displaced is left out. */
const startsOf = (match: OnMap, taken: ReadonlySet<string>): Walk['starts'] => {
  const { map, players, turn } = match;
  const region = players[onTheMove(match)]?.region;
  const free = (regions: readonly string[]) => regions.filter((each) => !taken.has(each));
  if (owedOf(turn, 'deploy'))
    return free(startRegionsOf(map)).map((each) => ({
      region: each,
      moves: [deploy.make({ region: each })],
    }));
  if (region === undefined) return [];
  const capital = regionOf(map, region)?.capital;
  if (owedOf(turn, 'flee') && capital)
    return free(outletsOf(map, capital)).map((each) => ({
      region: each,
      moves: [flee.make({ region: each })],
    }));
  return [{ region, moves: [] }];
};

interface Step {
  readonly move: Going;
  readonly region: string;
  readonly cost: 0 | 1;
}

/** What can be done next from a Region, IS-30 to IS-32. */
const stepsFrom = ({ map, taken }: Walk, from: string, mayVisit: boolean): readonly Step[] => {
  const print = regionOf(map, from);
  const free = (regions: readonly string[]) => regions.filter((region) => !taken.has(region));
  if (print?.kind === 'capital' && print.capital)
    return free(outletsOf(map, print.capital)).map((region) => ({
      move: leaveCapital.make({ region }),
      region,
      cost: 0,
    }));
  const [inside] =
    mayVisit && print?.kind === 'outlet' && print.capital ? free(capitalRegionsOf(map, print.capital)) : [];
  return [
    ...(inside === undefined
      ? []
      : [{ move: enterCapital.make({ region: inside }), region: inside, cost: 0 as const }]),
    ...free(besides(map, from)).map((region): Step => ({
      move: travel.make({ region }),
      region,
      cost: 1,
    })),
  ];
};

interface Standing extends Reach {
  readonly mayVisit: boolean;
}

/** Step by step, those with the most Tickets first; what costs nothing is done before what costs a Ticket. */
const walked = (walk: Walk): readonly Reach[] => {
  const seen = new Set<string>();
  const found = new Map<string, Reach>();
  let now: Standing[] = walk.starts.map((start) => ({
    ...start,
    tickets: walk.tickets,
    mayVisit: walk.mayVisit,
  }));
  let later: Standing[] = [];
  while (now.length > 0) {
    for (const at of now) {
      const key = `${at.region} ${at.mayVisit}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (!found.has(at.region))
        found.set(at.region, { region: at.region, tickets: at.tickets, moves: at.moves });
      for (const { move, region, cost } of stepsFrom(walk, at.region, at.mayVisit)) {
        if (at.tickets < cost) continue;
        const next = {
          region,
          tickets: at.tickets - cost,
          moves: [...at.moves, move],
          mayVisit: at.mayVisit && !enterCapital.is(move),
        };
        // The loop goes on over what is added to it.
        (cost === 0 ? now : later).push(next);
      }
    }
    [now, later] = [later, []];
  }
  return [...found.values()];
};
