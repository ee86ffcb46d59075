import { type State } from '@/rules/i-spy/model/state';
import {
  capitalOf,
  field,
  flights,
  isJoined,
  isNamed,
  isOccupied,
  isTwice,
  type Judges,
  onTrain,
  owedTo,
  playerAt,
  regionAt,
  type Said,
  says,
  traveller,
  whereIs,
} from './said';

/* Regions, Routes, Capitals, and who stands in the way. */

const region = (said: Said): unknown => field(said, 'region');
const printed = (said: Said) =>
  field<{
    readonly id: string;
    readonly kind?: string;
    readonly capital?: string;
    readonly name?: string;
    readonly regions?: readonly string[];
  }>(said, 'print');

const isOutletOf = (state: State, id: unknown, capital: unknown): boolean => {
  const there = regionAt(state, id);
  return there?.kind === 'outlet' && there.capital === capital;
};

const outlets = ({ map }: State, capital: unknown): readonly string[] =>
  (map?.regions ?? []).flatMap((one) => (one.kind === 'outlet' && one.capital === capital ? [one.id] : []));

const beside = ({ map }: State, from: string): readonly string[] =>
  (map?.routes ?? []).flatMap(({ regions: [one, other] }) =>
    one === from ? [other] : other === from ? [one] : [],
  );

const relocating = ({ turn }: State) => {
  const owed = turn.owed.find(({ kind }) => kind === 'relocate');
  return owed?.kind === 'relocate' ? owed : undefined;
};

/** IS-36: whether whoever stands there can go on without a Spy being moved twice. */
const canGoOn = (state: State, from: string, moved: readonly number[]): boolean =>
  beside(state, from).some((next) => {
    const there = state.players.findIndex((player) => player.region === next);
    return there < 0 || (!moved.includes(there) && canGoOn(state, next, [...moved, there]));
  });

/** All Regions that lines are drawn between, once the print is noted. */
const known = (state: State, said: Said): ReadonlySet<string> =>
  new Set([
    ...(state.map?.regions ?? []).map(({ id }) => id),
    ...(said.move.type === 'note-region' ? [printed(said).id] : []),
  ]);
const ends = (state: State, said: Said): readonly (readonly string[])[] => [
  ...(state.map ? [...state.map.routes, ...state.map.airshipRoutes].map((line) => line.regions) : []),
  ...(printed(said)?.regions ? [printed(said).regions ?? []] : []),
];
const kindOf = (state: State, said: Said, id: string): string | undefined =>
  said.move.type === 'note-region' && printed(said).id === id
    ? printed(said).kind
    : regionAt(state, id)?.kind;

const isOff = ({ map }: State): boolean => map === undefined;

export const MAP: Judges = {
  'IS-10/sixth-cache': ({ map }, said) =>
    printed(said).kind === 'cache' &&
    (map?.regions ?? []).filter(({ kind, id }) => kind === 'cache' && id !== printed(said).id).length === 5,
  'IS-17/not-a-start': (state, said) =>
    isNamed(state, said, region(said)) && regionAt(state, region(said))?.kind !== 'start',
  'IS-17/undeployed': (state, said) => playerAt(state, says(said, 'seat'))?.region === undefined,
  'IS-21/not-its-outlet': (state, said) => {
    const capital = capitalOf(state, said.actor);
    return (
      capital !== undefined && !isOutletOf(state, region(said), capital) && isNamed(state, said, region(said))
    );
  },
  'IS-21/vacant-first': (state, said) =>
    isNamed(state, said, region(said)) &&
    isOccupied(state, region(said)) &&
    outlets(state, capitalOf(state, said.actor)).some((outlet) => !isOccupied(state, outlet)),
  'IS-27/outside': (state, said) => capitalOf(state, said.actor) === undefined && !isOff(state),
  'IS-27/other-capital': (state, said) => {
    const here = capitalOf(state, said.actor);
    return (
      here !== undefined && here !== says(said, 'capital') && says(said, 'capital') === field(said, 'capital')
    );
  },
  'IS-30/no-route': (state, said) =>
    !isJoined(state, playerAt(state, traveller(state))?.region, region(said)) &&
    isNamed(state, said, region(said)) &&
    isNamed(state, said, playerAt(state, traveller(state))?.region, 'from'),
  'IS-30/no-ticket': (state) => (onTrain(state)?.left ?? state.turn.tickets) === 0,
  'IS-30/leave-first': (state) => capitalOf(state, traveller(state)) !== undefined && !onTrain(state),
  'IS-30/no-private-line': (state, said) =>
    state.turn.tagOffers.every(({ as }) => as !== field(said, 'spy')) ||
    (!isOff(state) && traveller(state) !== field(said, 'spy')),
  'IS-31/adjacent': isOff,
  'IS-31/not-adjacent': (state, said) => {
    const target = says(said, 'seat');
    const self = [
      said.actor,
      ...state.turn.owed.flatMap((owed) => (owed.kind === 'coerce' ? [owed.as, owed.opponent] : [])),
    ];
    return self.some((seat) => {
      const [here, there] = [playerAt(state, seat)?.region, playerAt(state, target)?.region];
      const inside = capitalOf(state, seat);
      return inside === undefined ? !isJoined(state, here, there) : inside !== capitalOf(state, target);
    });
  },
  'IS-31/occupied': (state, said) => isOccupied(state, region(said)) && isNamed(state, said, region(said)),
  'IS-31/no-such-region': (state, said) =>
    said.move.type.startsWith('note-')
      ? ends(state, said).some((line) =>
          line.some((end) => end === says(said, 'region') && !known(state, said).has(end)),
        )
      : region(said) === says(said, 'region') && regionAt(state, region(said)) === undefined,
  'IS-31/same-region': (state, said) => ends(state, said).some(isTwice),
  'IS-31/capital-apart': (state, said) =>
    ends(state, said).some((line) => line.some((end) => kindOf(state, said, end) === 'capital')),
  'IS-31/route-known': (state, said) =>
    isJoined(state, printed(said).regions?.[0], printed(said).regions?.[1]),
  'IS-31/in-use': (state, said) => {
    const { id, kind, capital } = printed(said);
    const old = regionAt(state, id);
    const isOther = old?.kind !== kind || old?.capital !== capital;
    return isOther && (isOccupied(state, id) || state.emptied.includes(id)) && isNamed(state, said, id);
  },
  'IS-31/map-off': isOff,
  'IS-31/map-known': (state) => !isOff(state) && state.options.box === 'practice',
  'IS-32/which-capital': (state, said) =>
    [...(state.map?.regions ?? []), printed(said)].some(
      ({ name, kind, capital }) =>
        name === says(said, 'region') &&
        (kind === 'outlet' || kind === 'capital') === (capital === undefined),
    ),
  'IS-32/not-a-capital': (state, said) =>
    isNamed(state, said, region(said)) && regionAt(state, region(said))?.kind !== 'capital',
  'IS-32/not-at-outlet': (state, said) =>
    says(said, 'capital') === regionAt(state, region(said))?.capital &&
    !isOutletOf(state, playerAt(state, traveller(state))?.region, says(said, 'capital')),
  'IS-32/second-visit': ({ turn }, said) =>
    turn.visited !== undefined && says(said, 'capital') === turn.visited,
  'IS-32/not-inside': (state) => capitalOf(state, traveller(state)) === undefined,
  'IS-32/not-its-outlet': (state, said) =>
    says(said, 'capital') === capitalOf(state, traveller(state)) &&
    isNamed(state, said, region(said)) &&
    !isOutletOf(state, region(said), says(said, 'capital')),
  'IS-33/by-entering': (state) => !isOff(state),
  'IS-34/airship-route': isOff,
  'IS-34/displaced': (state, said) => isOff(state) && says(said, 'seat') === field(said, 'target'),
  'IS-34/no-airship-route': (state, said) => {
    const spies = [
      said.actor,
      ...state.turn.owed.flatMap((owed) => (owed.kind === 'coerce' ? [owed.as, owed.opponent] : [])),
    ];
    return spies.some((spy) => flights(state, playerAt(state, spy)?.region).length === 0);
  },
  'IS-34/not-on-route': (state, said) =>
    isNamed(state, said, region(said)) &&
    flights(state, playerAt(state, owedTo(state, 'airship'))?.region).every(
      (there) => there !== region(said),
    ),
  'IS-36/not-beside': (state, said) =>
    isNamed(state, said, region(said)) && !isJoined(state, relocating(state)?.from, region(said)),
  'IS-36/vacant-first': (state, said) =>
    isNamed(state, said, region(said)) &&
    isOccupied(state, region(said)) &&
    beside(state, relocating(state)?.from ?? '').some((there) => !isOccupied(state, there)),
  'IS-36/moved-twice': (state, said) => {
    const { spy = -1, moved = [] } = relocating(state) ?? {};
    const there = state.players.findIndex((player) => player.region === region(said));
    const before = [...moved, spy];
    return before.includes(there) || !canGoOn(state, String(region(said)), [...before, there]);
  },
  'IS-38/no-capitals': (state, said) =>
    onTrain(state) !== undefined &&
    (said.move.type !== 'travel' || whereIs(state, traveller(state))?.kind === 'capital'),
};
