import { type Offer } from '@/rules/core/contract';
import { type Move } from '@/rules/i-spy/game';
import { type Table, playerOf } from '../table';
import { type ActProps, offersOf } from './act-props';
import { lookAtAssets } from '@/rules/i-spy/moves/look-at-assets';
import { showHand } from '@/rules/i-spy/moves/show-hand';
import { takeCache } from '@/rules/i-spy/moves/take-cache';
import { takeTagForTickets } from '@/rules/i-spy/moves/take-tag-for-tickets';

/** Moves that a turn needs now and then. */
export const moreOffers = (at: ActProps): readonly Offer<Move>[] =>
  offersOf(at, takeTagForTickets, takeCache, lookAtAssets, showHand);

export const canPlan = ({ view, options }: Table): boolean =>
  view.map !== undefined && options.advice === true;

/** The practice map is known. */
export const canLearn = ({ view, practice }: Table): boolean => view.map !== undefined && !practice;

/** Whether there is anything behind the button. */
export const hasMore = ({ table, seat }: ActProps): boolean =>
  canPlan(table) ||
  canLearn(table) ||
  playerOf(table.view, seat).assets.length > 0 ||
  moreOffers({ table, seat }).length > 0;
