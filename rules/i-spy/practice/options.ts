import type { TableOptions } from '@/rules/core/seat';
import type { Options } from '../full/options';
import { PRACTICE_ASSETS } from './assets';
import { PRACTICE_PRINTS } from './open-prints';
import { PRACTICE_MAP } from './map';
import { PRACTICE_POLITICIANS } from './politicians';
import { withEffects, withTexts } from './texts';

/** A practice game: made-up cards, everything drawn by the phone, nothing to enter. */
export const practiceOptions = ({ seatCount, startSeat }: TableOptions): Options => ({
  seatCount,
  startSeat,
  specialActionCards: false,
  finalReport: false,
  alignments: 'digital',
  politicians: 'digital',
  assets: 'digital',
  coerceDraws: 'digital',
  box: 'practice',
  openPrints: PRACTICE_PRINTS,
  assetPrints: PRACTICE_ASSETS,
  politicianPrints: PRACTICE_POLITICIANS,
});

/** The same on the practice map, where cards and Assets do what they are made up to do, nothing is left to note and the planner can be tried. */
export const practiceOnMap = (table: TableOptions): Options => ({
  ...practiceOptions(table),
  openPrints: withTexts(PRACTICE_PRINTS),
  assetPrints: withEffects(PRACTICE_ASSETS),
  map: PRACTICE_MAP,
  advice: true,
});
