import { playerOf, type Seat } from '@/rules/core/seat';
import { ASSET_CAPITALS, type AssetCapital, type Card, LEAST_COST } from './pieces';
import { type AssetEffect, type AssetPrint, type PrintedStep } from './prints';
import { type Player, type State } from './state';

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

/*
 * IS-42: Assets are cumulative and work from the turn they are recruited in. IS-38: only those of the active player
 * apply, and not where Coerce puts somebody else to it. What a noted text does triggers no Asset: so neither does
 * Cryptologist.
 */

/** A view of a match is enough. */
type Equipped = Pick<State, 'prints' | 'turn'> & { readonly players: readonly Pick<Player, 'assets'>[] };

const effectsOf = ({ players }: Equipped, seat: Seat): readonly AssetEffect[] =>
  (players[seat]?.assets ?? []).flatMap(({ print, turned }) => (turned ? [] : (print?.effects ?? [])));

/** What this spy's Assets add to a card that this spy plays. */
export const stepsOnCard = (state: Equipped, as: Seat, card: Card): readonly PrintedStep[] => {
  if (as !== state.turn.seat) return [];
  const types = state.prints.cards[card]?.types ?? [];
  return effectsOf(state, as).flatMap((effect) =>
    (effect.on === 'card' && effect.card === card) || (effect.on === 'type' && types.includes(effect.type))
      ? effect.steps
      : [],
  );
};

export const stepsOnContact = (state: Equipped, seat: Seat): readonly PrintedStep[] =>
  effectsOf(state, seat).flatMap((effect) => (effect.on === 'contact' ? effect.steps : []));

/** IS-25: Card Actions beyond the two normal ones, noted from texts or known from Assets. */
export const extraCardActions = (state: Equipped): number =>
  effectsOf(state, state.turn.seat).reduce(
    (sum, effect) => sum + (effect.on === 'turn' ? effect.cardActions : 0),
    state.turn.extra,
  );
