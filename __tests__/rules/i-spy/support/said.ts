import { type BaseMove } from '@/rules/core/contract';
import { type Param } from '@/rules/core/message';
import { type Actor } from '@/rules/core/seat';
import { type Violation } from '@/rules/core/violation';
import { type Owed, type Player, type State } from '@/rules/i-spy/model/state';

/* What a refusal says, and the table that it is said of, looked up and counted: nothing of the rules is asked. */

export interface Said {
  readonly actor: Actor;
  readonly move: BaseMove;
  readonly violation: Violation;
}

export type Judge = (state: State, said: Said) => boolean;
export type Judges = Readonly<Record<string, Judge>>;

const valueOf = (param: Param | undefined): unknown => {
  if (param?.kind === 'number') return param.value;
  if (param?.kind === 'seat') return param.seat;
  if (param?.kind === 'piece') return param.piece;
  return param?.kind === 'text' ? param.text : undefined;
};

export const says = ({ violation }: Said, name: string): unknown => valueOf(violation.params?.[name]);
export const field = <T>({ move }: Said, name: string): T =>
  (move as unknown as Record<string, T>)[name] as T;

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
export const isTwice = (list: readonly unknown[]): boolean => new Set(list).size < list.length;

export const playerAt = ({ players }: State, seat: unknown): Player | undefined => players[Number(seat)];
export const isHere = (state: State, seat: unknown): boolean => playerAt(state, seat)?.left === false;
/** Whom the move is about: who makes it. */
export const own = (state: State, { actor }: Said): Player | undefined => playerAt(state, actor);

export const ASSET_CAPITALS = ['berlin', 'budapest', 'london'] as const;
export const STARRED = [
  'soldier-of-fortune',
  'zeppelin-pilot',
  'photographer',
  'ciwl-agent',
  'femme-fatale',
  'train-robber',
];

/** In whose place something that is owed is done. */
export const owedTo = ({ turn }: State, ...kinds: readonly Owed['kind'][]): number =>
  turn.owed.find(({ kind }) => kinds.includes(kind))?.as ?? turn.seat;

/** What comes before everything else. */
export const firstOwed = ({ turn }: State): Owed | undefined => turn.owed.find(({ kind }) => kind !== 'text');

/** IS-38: the Spy whose Tickets are spent at once, where one is on a train. */
export const onTrain = ({ turn }: State) => {
  const first = turn.owed.find(({ kind }) => kind !== 'text' && kind !== 'in-the-wind');
  return first?.kind === 'coerced-tickets' ? first : undefined;
};
export const traveller = (state: State): number => onTrain(state)?.as ?? state.turn.seat;

export const regionAt = ({ map }: State, id: unknown) => map?.regions.find((region) => region.id === id);
export const whereIs = (state: State, seat: unknown) => regionAt(state, playerAt(state, seat)?.region);
export const capitalOf = (state: State, seat: unknown): string | undefined => {
  const here = whereIs(state, seat);
  return here?.kind === 'capital' ? here.capital : undefined;
};
/** In words, a Region is its name, or its Capital. */
export const isNamed = (state: State, said: Said, id: unknown, as = 'region'): boolean => {
  const region = regionAt(state, id);
  const name = region?.kind === 'capital' ? (region.capital ?? region.name) : (region?.name ?? id);
  return says(said, as) === name;
};

export const isJoined = ({ map }: State, one: unknown, other: unknown): boolean =>
  map?.routes.some(
    ({ regions }) => regions.some((end) => end === one) && regions.some((end) => end === other),
  ) === true && one !== other;
export const flights = ({ map }: State, from: unknown): readonly string[] =>
  (map?.airshipRoutes ?? []).flatMap(({ regions }) =>
    regions.some((region) => region === from) ? regions.filter((region) => region !== from) : [],
  );
export const isOccupied = ({ players }: State, region: unknown): boolean =>
  region !== undefined && players.some((player) => player.region === region);

/** Where this spy is, as far as anybody knows. */
export const visitOf = (state: State, seat: unknown): string | undefined => {
  if (state.map) return capitalOf(state, seat);
  return seat === state.turn.seat ? state.turn.visited : undefined;
};

export const tokensOn = ({ tiles }: State, tile: unknown): readonly number[] =>
  tiles[Number(tile)]?.tokens ?? [];
export const count = (list: readonly unknown[], one: unknown): number =>
  list.filter((each) => each === one).length;
/** IS-48: somebody else has more of them there. */
export const isLed = (state: State, tile: unknown, seat: unknown): boolean => {
  const tokens = tokensOn(state, tile);
  return state.players.some((_, other) => other !== seat && count(tokens, other) > count(tokens, seat));
};
export const board = ({ places }: State): readonly number[] => places.filter((tile) => tile !== undefined);

export const stackOf = ({ stacks }: State, asset: unknown): string | undefined =>
  ASSET_CAPITALS.find((capital) => stacks[capital].some((lying) => lying === asset));

/** A later effect of a text is judged by what the ones before it have done. */
export const effectsOf = (said: Said): readonly Readonly<Record<string, unknown>>[] =>
  said.move.type === 'resolve-text' ? field(said, 'effects') : [];

/** IS-24: whether this icon can be done at all. */
export const canDo = (state: State, seat: unknown, icon: unknown, there?: string): boolean => {
  const player = playerAt(state, seat);
  const tiles = board(state);
  const capital = there ?? visitOf(state, seat);
  switch (icon) {
    case 'control':
      return (player?.tokensLeft ?? 0) > 0 && tiles.some((tile) => tokensOn(state, tile).length < 3);
    case 'empower':
      return tiles.filter((tile) => !isLed(state, tile, seat)).length > 1;
    case 'control-or-empower':
      return canDo(state, seat, 'control') || canDo(state, seat, 'empower');
    case 'scandalize':
      return (
        state.nextTile <= 39 &&
        tiles.some(
          (tile) => tokensOn(state, tile).some((owner) => owner === seat) && !isLed(state, tile, seat),
        )
      );
    case 'recruit': {
      if ((player?.supply ?? 0) < 4 || (state.map && capital === undefined)) return false;
      return ASSET_CAPITALS.some(
        (stack) => state.stacks[stack].length > 0 && (capital === undefined || capital === stack),
      );
    }
    default:
      return true;
  }
};

/** Texts of this source that are waiting to be noted. */
export const textsOwed = ({ turn }: State, said: Said) =>
  turn.owed.filter(
    (owed) => owed.kind === 'text' && JSON.stringify(owed.source) === JSON.stringify(field(said, 'source')),
  );
