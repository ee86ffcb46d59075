import * as v from 'valibot';
import { id, seat, whole } from '@/rules/core/schemas';
import type { Seat } from '@/rules/core/seat';
import { card, icon, nation } from './print-schemas';
import type { Card, Icon, Measure, Nation } from './pieces';

/**
 * What a text does, as data. The books give the rules and not the texts of Assets, most Politicians and some
 * cards, so a table records what such a text did; pools and tracks stay right without the app knowing the text.
 */
export type Effect =
  | { readonly kind: Measure; readonly nation: Nation; readonly by: number }
  | { readonly kind: 'supply' | 'tags'; readonly seat: Seat; readonly by: number }
  | { readonly kind: 'tickets' | 'card-actions'; readonly by: number }
  | { readonly kind: 'icon'; readonly icon: Icon }
  /** Resolves a card without playing it, as Cryptologist does. */
  | { readonly kind: 'resolve-card'; readonly card: Card }
  | { readonly kind: 'move-card'; readonly seat: Seat; readonly card: Card; readonly to: 'hand' | 'records' }
  | { readonly kind: 'relocate'; readonly seat: Seat; readonly region?: string }
  | { readonly kind: 'lose-asset'; readonly seat: Seat; readonly asset: number };

const by = whole(-38, 38);

export const effect = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['influence', 'power']), nation, by }),
  v.strictObject({ kind: v.picklist(['supply', 'tags']), seat, by }),
  v.strictObject({ kind: v.picklist(['tickets', 'card-actions']), by }),
  v.strictObject({ kind: v.literal('icon'), icon }),
  v.strictObject({ kind: v.literal('resolve-card'), card }),
  v.strictObject({ kind: v.literal('move-card'), seat, card, to: v.picklist(['hand', 'records']) }),
  v.strictObject({ kind: v.literal('relocate'), seat, region: v.exactOptional(id) }),
  v.strictObject({ kind: v.literal('lose-asset'), seat, asset: whole(1, 35) }),
]);
