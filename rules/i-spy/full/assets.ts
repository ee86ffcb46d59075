import type { Seat } from '@/rules/core/seat';
import type { AssetCapital } from '../pieces';
import { ASSET_CAPITALS, ASSETS, STARRED_ASSETS } from '../pieces';
import type { AssetPrint } from '../prints';
import type { Options } from './options';
import type { State } from './state';
import { playerOf } from './state';

export const LEAST_COST = 4;
export const MOST_COST = 10;

/** IS-11: the starred ones are left out without the Special Action Cards. */
export const assetCount = ({ specialActionCards }: Options): number =>
  specialActionCards ? ASSETS : ASSETS - STARRED_ASSETS.length;

export const deckOf = ({ specialActionCards, assetPrints }: Options): readonly AssetPrint[] =>
  assetPrints.filter(({ starred }) => specialActionCards || starred === undefined);

export const stackOf = ({ stacks }: State, asset: number): AssetCapital | undefined =>
  ASSET_CAPITALS.find((capital) => stacks[capital].includes(asset));

/** What a facedown Asset shows, where the phone shuffled. */
export const shuffledAsset = ({ assetOrder, options }: State, asset: number): AssetPrint | undefined => {
  const id = assetOrder?.[asset - 1];
  return id ? options.assetPrints.find((print) => print.id === id) : undefined;
};

/**
 * IS-24, IS-41: may there be an Asset that this spy can pay? What lies facedown may cost as little as 4: a refusal at
 * the open table must not tell more, even if the spy has looked.
 */
export const canRecruit = (state: State, seat: Seat, capital?: AssetCapital): boolean =>
  playerOf(state, seat).supply >= LEAST_COST &&
  (capital ? [capital] : ASSET_CAPITALS).some((stack) => state.stacks[stack].length > 0);
