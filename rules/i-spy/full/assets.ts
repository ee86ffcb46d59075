import type { Seat } from '@/rules/core/seat';
import type { AssetCapital } from '../pieces';
import { ASSET_CAPITALS, ASSETS, STARRED_ASSETS } from '../pieces';
import type { AssetPrint } from '../prints';
import type { Options } from './options';
import type { State } from './state';
import { lookingAt } from './places';
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
 * IS-24, IS-41: is there an Asset that this spy can pay? One that the spy is not looking at may cost as little as 4: a
 * refusal must not tell what lies facedown.
 */
export const canRecruit = (state: State, seat: Seat, capital?: AssetCapital): boolean => {
  const { supply } = playerOf(state, seat);
  const stacks = capital ? [capital] : ASSET_CAPITALS;
  const costOf = (stack: AssetCapital, asset: number) =>
    (lookingAt(state, seat) === stack ? shuffledAsset(state, asset)?.cost : undefined) ?? LEAST_COST;
  return stacks.some((stack) => state.stacks[stack].some((asset) => costOf(stack, asset) <= supply));
};
