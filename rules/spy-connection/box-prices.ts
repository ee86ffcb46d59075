import * as v from 'valibot';
import { whole } from '@/rules/core/schemas';
import type { Prices } from './prices';

/** What the board asks for slots 1 to 4 on its light side, SC-21. */
export interface PricesPrint {
  readonly slots: Prices;
}

const slot = whole(0, 9);

export const pricesPrint = v.strictObject({
  slots: v.pipe(v.strictTuple([slot, slot, slot, slot]), v.readonly()),
});
