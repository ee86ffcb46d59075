import type { LedgerChange } from '@/rules/core/ledger';
import type { AssetCapital } from '../pieces';
import { ASSET_CAPITALS } from '../pieces';
import { assetCount, shuffledAsset } from './assets';
import type { State } from './state';

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
export const movedAssets = (state: State, changes: readonly LedgerChange[]): State => {
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
