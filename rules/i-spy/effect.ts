import * as v from 'valibot';
import { seat, whole } from '@/rules/core/schemas';
import type { Seat } from '@/rules/core/seat';
import { card, icon, measure, nation } from './print-schemas';
import type { Card, Icon, Measure, Nation } from './pieces';

/**
 * What a text did, as data. The book gives the rules and not the texts of Assets, most Politicians and some
 * cards, so a table records what such a text did; pools and counts stay right without the app knowing the text.
 */
export type Effect =
  | { readonly kind: Measure; readonly nation: Nation; readonly by: number }
  | { readonly kind: 'supply' | 'tags'; readonly seat: Seat; readonly by: number }
  | { readonly kind: 'card-actions'; readonly by: number }
  | { readonly kind: 'icon'; readonly icon: Icon }
  | { readonly kind: 'move-card'; readonly seat: Seat; readonly card: Card; readonly to: 'hand' | 'records' }
  | { readonly kind: 'lose-asset'; readonly seat: Seat; readonly asset: number };

const by = whole(-38, 38);

export const effect = v.variant('kind', [
  v.strictObject({ kind: measure, nation, by }),
  v.strictObject({ kind: v.picklist(['supply', 'tags']), seat, by }),
  v.strictObject({ kind: v.literal('card-actions'), by: whole(1, 9) }),
  v.strictObject({ kind: v.literal('icon'), icon }),
  v.strictObject({ kind: v.literal('move-card'), seat, card, to: v.picklist(['hand', 'records']) }),
  v.strictObject({ kind: v.literal('lose-asset'), seat, asset: whole(1, 35) }),
]);
