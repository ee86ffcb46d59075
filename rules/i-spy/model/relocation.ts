/*
 * IS-36: who stands in the way goes to an adjacent Region with a Tag. Rulings: the active player chooses, vacant Regions
 * first; nobody is moved twice in a chain; where nobody can make room any vacant Region outside the Capitals will do.
 */
import { playerOf, type Seat, withPlayer } from '@/rules/core/seat';
import { NONE, type Violation } from '@/rules/core/violation';
import { besides, regionParam } from './map';
import { relocationToMake, settled, without, withOwed } from './owed';
import { arrived, checkKnown, isVacant, occupantOf, offTheMap, type Placed } from './places';
import { bend } from './refusals';
import { type Owed, type State } from './state';

type Relocation = Extract<Owed, { readonly kind: 'relocate' }>;

interface Arrival {
  readonly spy: Seat;
  readonly region: string;
  /** Who was moved before in the same chain. */
  readonly moved: readonly Seat[];
}

/** A Spy enters a Region that may be occupied. */
export const takeRegion = (state: State, { spy, region, moved }: Arrival): State => {
  const inTheWay = occupantOf(state, region);
  if (inTheWay === undefined || inTheWay === spy) return arrived(state, spy, region);
  const tagged = withPlayer(state, inTheWay, { tags: playerOf(state, inTheWay).tags + 1 });
  const owed: Relocation = {
    kind: 'relocate',
    as: state.turn.seat,
    spy: inTheWay,
    from: region,
    moved: [...moved, spy],
  };
  return withOwed(arrived(offTheMap(tagged, inTheWay), spy, region), [owed]);
};

type Chain = Pick<Relocation, 'spy' | 'from' | 'moved'>;

/** Occupied Regions from which the Spy there can be moved on in turn. */
const passable = (state: Placed, { spy, from, moved }: Chain): readonly string[] => {
  if (!state.map) return [];
  const before = [...moved, spy];
  return besides(state.map, from).filter((region) => {
    const other = occupantOf(state, region);
    return (
      other !== undefined &&
      !before.includes(other) &&
      canMakeRoom(state, { spy: other, from: region, moved: before })
    );
  });
};

const canMakeRoom = (state: Placed, chain: Chain): boolean =>
  vacantBeside(state, chain.from).length > 0 || passable(state, chain).length > 0;

const vacantBeside = (state: Placed, from: string): readonly string[] =>
  state.map ? besides(state.map, from).filter((region) => isVacant(state, region)) : [];

/** Where a displaced Spy may go. */
export const relocationsOf = (state: Placed, chain: Chain): readonly string[] => {
  const vacant = vacantBeside(state, chain.from);
  if (vacant.length > 0) return vacant;
  const occupied = passable(state, chain);
  if (occupied.length > 0) return occupied;
  return (state.map?.regions ?? []).flatMap(({ id, kind }) =>
    kind !== 'capital' && isVacant(state, id) ? [id] : [],
  );
};

export const checkRelocation = (state: State, chain: Chain, region: string): readonly Violation[] => {
  const { map } = state;
  if (!map || relocationsOf(state, chain).includes(region)) return NONE;
  const params = { region: regionParam(map, region) };
  const unknown = checkKnown(map, region);
  if (unknown.length > 0) return unknown;
  if (!besides(map, chain.from).includes(region)) return [bend('IS-36', 'not-beside', { params })];
  return vacantBeside(state, chain.from).length > 0
    ? [bend('IS-36', 'vacant-first', { params })]
    : [bend('IS-36', 'moved-twice', { params })];
};

/** The Spy who waits for a place goes to this one. */
export const relocated = (state: State, region: string): State => {
  const due = relocationToMake(state);
  if (!due) return state;
  return settled(takeRegion(without(state, due), { spy: due.spy, region, moved: due.moved }));
};

/** Where a turn ends before its time: whoever waits for a place takes the first there is. */
export const resettled = (state: State): State => {
  const due = relocationToMake(state);
  const [region] = due ? relocationsOf(state, due) : [];
  return region === undefined ? state : resettled(relocated(state, region));
};
