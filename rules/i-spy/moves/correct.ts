/*
 * What really lies on the table. IS-3: pools and the Power track stay between 0 and 38. IS-45: three tokens at most on
 * one Politician. Control Tokens and Assets only move from one place to another.
 */
import { type LedgerChange } from '@/rules/core/ledger';
import { number } from '@/rules/core/message';
import { withPlayer } from '@/rules/core/seat';
import { NONE, type Violation } from '@/rules/core/violation';
import { shuffledAsset } from '../model/assets';
import { toHand, toRecords } from '../model/cards';
import { ledger } from '../model/ledger';
import { checkLimits } from '../model/lines';
import { regionParam } from '../model/map';
import { assetCount } from '../model/options';
import { clockwiseFrom } from '../model/order';
import { beginTurn, defineCorrect } from '../model/phases';
import {
  ASSET_CAPITALS,
  type AssetCapital,
  CACHES,
  type Card,
  type Measure,
  MOST_TOKENS,
  type Nation,
} from '../model/pieces';
import { offTheMap } from '../model/places';
import { placeOf, tileOf, tilesOnBoard, withTile } from '../model/politicians';
import { refuse } from '../model/refusals';
import { resettled } from '../model/relocation';
import { posted } from '../model/scoring';
import { type State } from '../model/state';

export const correct = defineCorrect({
  ledger,
  limits: checkLimits,
  check: (state, changes) => {
    const after = corrected(state, changes);
    return [
      ...tilesOnBoard(after).flatMap((tile) => checkTokens(after, tile, changes)),
      ...checkSpies(after),
    ];
  },
  apply: (state, changes) => corrected(state, changes),
});

/** IS-45 */
const checkTokens = (
  state: State,
  politician: number,
  changes: readonly LedgerChange[],
): readonly Violation[] => {
  const { length } = tileOf(state, politician).tokens;
  if (length <= MOST_TOKENS) return NONE;
  const params = {
    ...{ place: number(placeOf(state, politician) ?? 0), count: number(length) },
    most: number(MOST_TOKENS),
  };
  const lines = changes.map(({ entry }) => entry).filter((id) => id.startsWith(`tokens/${politician}/`));
  return [refuse('IS-45', 'too-many-tokens', { params, focus: lines })];
};

/** IS-31: only one Spy in a Region. */
const checkSpies = ({ map, players }: State): readonly Violation[] => {
  const regions = players.flatMap(({ region }) => (region === undefined ? [] : [region]));
  const twice = regions.find((region, place) => regions.indexOf(region) < place);
  return twice === undefined
    ? NONE
    : [
        refuse('IS-31', 'occupied', {
          params: { region: regionParam(map, twice) },
          focus: players.flatMap(({ region }, seat) => (region === twice ? [`spy/${seat}`] : [])),
        }),
      ];
};

const corrected = (state: State, changes: readonly LedgerChange[]): State =>
  begunAnew(inOrder(state, movedAssets(changes.reduce(change, state), changes), changes), changes);

/** Nothing has been done in this turn but what it began with, IS-17, IS-21. */
const isFresh = ({ phase, turn }: State): boolean =>
  phase === 'turn' &&
  turn.agenda.length === 0 &&
  !turn.third &&
  !turn.visited &&
  turn.tickets === 0 &&
  turn.owed.every(({ kind }) => kind === 'deploy' || kind === 'flee');

/** Where a Spy stands decides how a turn begins. */
const begunAnew = (state: State, changes: readonly LedgerChange[]): State =>
  isFresh(state) && changes.some(({ entry }) => entry.startsWith('spy/'))
    ? { ...state, turn: beginTurn(state, state.turn.seat) }
    : state;

/**
 * IS-20: the holder of the Initiative Card begins a round. In the middle of one the card has been passed on, and the order
 * stays; where it is set right as the round begins, or with whose turn it is, the order follows from it.
 */
const inOrder = (before: State, after: State, changes: readonly LedgerChange[]): State => {
  const sets = (line: string) => changes.some(({ entry }) => entry === line);
  if (after.phase !== 'turn' || !sets('initiative')) return after;
  const { initiative: first } = after;
  if (sets('active')) return { ...after, first };
  const isBegun = !isFresh(before) || before.turn.seat !== clockwiseFrom(before, before.first)[0];
  return isBegun ? after : { ...after, first, turn: beginTurn(after, first) };
};

const change = (state: State, { entry, to }: LedgerChange): State => {
  const [kind, first = '', second = ''] = entry.split('/');
  const value = Number(to);
  const seat = Number(first);
  switch (kind) {
    case 'influence':
    case 'power':
      return withLevel(state, { measure: kind, nation: first as Nation, value });
    case 'initiative':
      return { ...state, initiative: value };
    case 'active': {
      const ended = resettled(toHand(state, state.turn.seat, state.turn.agenda));
      return { ...ended, turn: beginTurn(ended, value) };
    }
    case 'round':
      return { ...state, round: value };
    case 'caches':
      return { ...state, caches: value };
    case 'cache':
      return withCache(state, first, to === 'token');
    case 'spy':
      return to === 'off-the-map' ? offTheMap(state, seat) : withPlayer(state, seat, { region: String(to) });
    case 'supply':
      return withPlayer(state, seat, { supply: value });
    case 'tags':
      return withPlayer(state, seat, { tags: value });
    case 'tokens-left':
      return withPlayer(state, seat, { tokensLeft: value });
    case 'card':
      return to === 'hand' ? toHand(state, seat, [second as Card]) : toRecords(state, seat, [second as Card]);
    case 'tokens':
      return withTokens(state, { politician: Number(first), seat: Number(second), value });
    default:
      return state;
  }
};

const withCache = (state: State, region: string, hasToken: boolean): State => {
  const others = state.emptied.filter((other) => other !== region);
  const emptied = hasToken ? others : [...others, region];
  return { ...state, emptied, caches: CACHES - emptied.length };
};

interface Level {
  readonly measure: Measure;
  readonly nation: Nation;
  readonly value: number;
}

const withLevel = (state: State, { measure, nation, value }: Level): State => {
  const from = state.standing[measure][nation];
  return posted(state, { kind: 'correct' }, [{ nation, measure, from, to: value, rule: 'IS-3' }]);
};

interface Marked {
  readonly politician: number;
  readonly seat: number;
  readonly value: number;
}

const withTokens = (state: State, { politician, seat, value }: Marked): State => {
  const others = tileOf(state, politician).tokens.filter((owner) => owner !== seat);
  return withTile(state, politician, { tokens: [...others, ...Array.from({ length: value }, () => seat)] });
};

/** The Assets by place: each stack, each player, and the facedown stack that is drawn from. */
interface Layout {
  readonly [place: string]: readonly number[];
}

const layoutOf = (state: State): Layout => ({
  'asset-stack': Array.from(
    { length: assetCount(state.options) + 1 - state.nextAsset },
    (_, step) => state.nextAsset + step,
  ),
  ...Object.fromEntries(ASSET_CAPITALS.map((capital) => [`stack/${capital}`, state.stacks[capital]])),
  ...Object.fromEntries(
    state.players.map(({ assets }, seat) => [`assets/${seat}`, assets.map(({ asset }) => asset)]),
  ),
});

/**
 * Moves Assets from where there are too many to where some are missing. The facedown stack is drawn from the top and
 * never filled again, so that the numbers below it stay in order.
 */
const movedAssets = (state: State, changes: readonly LedgerChange[]): State => {
  const before = layoutOf(state);
  const wanted = new Map(changes.map(({ entry, to }) => [entry, Number(to)]));
  const size = (place: string) => wanted.get(place) ?? before[place]?.length ?? 0;
  const places = Object.keys(before);
  if (places.every((place) => size(place) === before[place]?.length)) return state;
  const spare = places.flatMap((place) => {
    const held = before[place] ?? [];
    const over = Math.max(0, held.length - size(place));
    return place === 'asset-stack' ? held.slice(0, over) : held.slice(held.length - over);
  });
  const moving = new Set(spare);
  const after: Layout = Object.fromEntries(
    places.map((place) => {
      const held = (before[place] ?? []).filter((asset) => !moving.has(asset));
      return [place, [...held, ...spare.splice(0, Math.max(0, size(place) - held.length))]];
    }),
  );
  return laidOut(state, after);
};

const laidOut = (state: State, layout: Layout): State => {
  const stack = (capital: AssetCapital) => layout[`stack/${capital}`] ?? [];
  return {
    ...state,
    nextAsset: assetCount(state.options) + 1 - (layout['asset-stack'] ?? []).length,
    stacks: { berlin: stack('berlin'), budapest: stack('budapest'), london: stack('london') },
    players: state.players.map((player, seat) => ({
      ...player,
      assets: (layout[`assets/${seat}`] ?? []).map((asset) => {
        const print = shuffledAsset(state, asset);
        return (
          player.assets.find((own) => own.asset === asset) ?? {
            asset,
            turned: false,
            ...(print ? { print } : {}),
          }
        );
      }),
    })),
  };
};
