import { message, type Message, number } from '@/rules/core/message';
import { type Verdict, type Violation } from '@/rules/core/violation';
import { flightsFrom, type MapPrint, regionOf } from '../model/map';
import { areAdjacent } from '../model/places';
import { type Seat } from '@/rules/core/seat';
import { MOST_TOKENS } from '../model/pieces';
import {
  checkOwn,
  checkSpace,
  checkStack,
  checkUntouched,
  countOf,
  leaderOver,
  type Tokens,
} from '../model/politicians';
import { relocationsOf } from '../model/relocation';

/** How two Spies stand to each other. */
export const RELATIONS = [
  'normal-route',
  'same-capital',
  'airship-route',
  'outlet-and-capital',
  'further',
] as const;
export type Relation = (typeof RELATIONS)[number];

const ADJACENT: readonly Relation[] = ['normal-route', 'same-capital'];

/** IS-31: is this spy adjacent? */
export const isAdjacent = (relation: Relation): Verdict => {
  const allowed = ADJACENT.includes(relation);
  return {
    allowed,
    because: message(`check.adjacent.${relation}`),
    rule: 'IS-31',
    violations: [],
    mends: allowed ? [] : [message(mendOf(relation))],
  };
};

/** IS-32: no Ticket takes a spy from an Outlet into its Capital; entering it is free. */
const mendOf = (relation: Relation): string =>
  relation === 'outlet-and-capital' ? 'check.adjacent.enter' : 'check.play.go-near';

/** The same from two Regions of a map that is known. */
export const relationOf = (map: MapPrint, one: string, other: string): Relation => {
  const [from, to] = [regionOf(map, one), regionOf(map, other)];
  if (areAdjacent({ map, players: [{ region: one }, { region: other }] }, 0, 1))
    return from?.kind === 'capital' ? 'same-capital' : 'normal-route';
  const kinds = [from?.kind, to?.kind];
  if (kinds.includes('capital') && kinds.includes('outlet') && from?.capital === to?.capital)
    return 'outlet-and-capital';
  return flightsFrom(map, one).includes(other) ? 'airship-route' : 'further';
};

export interface TouchFacts {
  readonly action: 'control' | 'empower' | 'scandalize';
  readonly seat: Seat;
  /** Owners of the Control Tokens on the tile. */
  readonly tokens: Tokens;
  /** Tiles left in the Politician stack. */
  readonly stack: number;
}

const RULE_OF = { control: 'IS-45', empower: 'IS-46', scandalize: 'IS-47' } as const;

/** IS-45 to IS-48: may I control, empower or scandalize this Politician? */
export const mayTouch = (facts: TouchFacts): Verdict => {
  const violations = checkTouch(facts);
  const [first] = violations;
  return {
    allowed: !first,
    because: first
      ? message(`why.${first.rule}.${first.code}`, first.params)
      : message(`check.${facts.action}.yes`),
    rule: first?.rule ?? RULE_OF[facts.action],
    violations,
    mends: violations.flatMap((violation) => mendsOf(violation, facts)),
  };
};

const checkTouch = ({ action, seat, tokens, stack }: TouchFacts): readonly Violation[] => {
  if (action === 'control') return checkSpace(tokens);
  if (action === 'empower') return checkUntouched(tokens, seat);
  return [...checkOwn(tokens, seat), ...checkUntouched(tokens, seat), ...checkStack(stack)];
};

/** IS-48: as many tokens as the opponent who has most are enough, if there is room for them. */
const mendsOf = ({ code }: Violation, { seat, tokens }: TouchFacts): readonly Message[] => {
  const leader = leaderOver(tokens, seat);
  const most = Math.max(
    0,
    ...tokens.filter((owner) => owner !== seat).map((owner) => countOf(tokens, owner)),
  );
  const missing = leader === undefined ? 1 : most - countOf(tokens, seat);
  if (code !== 'opponent-leads' && code !== 'no-own-token') return [];
  if (code === 'no-own-token' && leader !== undefined) return [];
  return tokens.length + missing <= MOST_TOKENS
    ? [message('check.control-first', { count: number(missing) })]
    : [message('check.no-room')];
};

export interface DisplacedFacts {
  readonly map: MapPrint;
  /** Where each Spy stands, the one who came in the Region of the displaced one; the displaced one nowhere. */
  readonly spies: readonly (string | undefined)[];
  readonly displaced: Seat;
  readonly from: string;
  /** Who has been moved in the same chain, the one who came first. */
  readonly moved: readonly Seat[];
}

interface DisplacedVerdict {
  readonly regions: readonly string[];
  readonly because: Message;
  readonly rule: 'IS-36';
}

/** IS-36: where may a displaced spy go? */
export const whereDisplaced = ({ map, spies, displaced, from, moved }: DisplacedFacts): DisplacedVerdict => {
  const players = spies.map((region) => (region === undefined ? {} : { region }));
  const regions = relocationsOf({ map, players }, { spy: displaced, from, moved });
  return {
    regions,
    because: message(`check.displaced.${howOf(map, spies, { from, regions })}`),
    rule: 'IS-36',
  };
};

const howOf = (
  { routes }: MapPrint,
  spies: DisplacedFacts['spies'],
  { from, regions }: { readonly from: string; readonly regions: readonly string[] },
): 'vacant' | 'in-turn' | 'anywhere' => {
  const [first = ''] = regions;
  if (spies.includes(first)) return 'in-turn';
  const isBeside = routes.some(({ regions: ends }) => ends.includes(from) && ends.includes(first));
  return isBeside ? 'vacant' : 'anywhere';
};
