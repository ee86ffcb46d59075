import { type TableOptions } from '@/rules/core/seat';

import { type Options } from '../../model/options';
import { PRACTICE_MAP } from './map';
import { PRACTICE_ASSETS, PRACTICE_POLITICIANS } from './pieces';
import { PRACTICE_PRINTS, withEffects, withTexts } from './prints';

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
