import * as v from 'valibot';
import { exactCodec, list, tableOptions } from '@/rules/core/schemas';
import type { TableOptions } from '@/rules/core/seat';
import type { MapPrint } from '../map';
import { mapPrint } from '../map-schemas';
import type { AssetPrint, OpenPrint, PoliticianPrint } from '../prints';
import { assetPrint, openPrint, politicianPrint } from '../print-schemas';

/** The start seat has the lowest number and takes the Initiative Card, IS-14. */
export interface Options extends TableOptions {
  readonly specialActionCards: boolean;
  readonly finalReport: boolean;
  /** Physical tokens are told to the phone only when they are revealed. */
  readonly alignments: 'physical' | 'digital';
  readonly politicians: 'physical' | 'digital';
  readonly assets: 'physical' | 'digital';
  /** Who draws the two cards of a Coerce: a hand, or the phone. */
  readonly coerceDraws: 'physical' | 'digital';
  readonly box: 'owner' | 'practice';
  readonly openPrints: readonly OpenPrint[];
  readonly assetPrints: readonly AssetPrint[];
  readonly politicianPrints: readonly PoliticianPrint[];
  /** With it places are tracked; without it the table vouches for them. */
  readonly map?: MapPrint;
  /** The turn planner plays for people: agreed on at set-up. */
  readonly advice?: boolean;
}

const source = v.picklist(['physical', 'digital']);

export const options = exactCodec<Options>()(
  v.strictObject({
    ...tableOptions,
    specialActionCards: v.boolean(),
    finalReport: v.boolean(),
    alignments: source,
    politicians: source,
    assets: source,
    coerceDraws: source,
    box: v.picklist(['owner', 'practice']),
    openPrints: list(openPrint, 0, 60),
    assetPrints: list(assetPrint, 0, 35),
    politicianPrints: list(politicianPrint, 0, 39),
    map: v.exactOptional(mapPrint),
    advice: v.exactOptional(v.boolean()),
  }),
);
