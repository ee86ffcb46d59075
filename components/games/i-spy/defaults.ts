import type { NewMatchChoice } from '@/components/games/game-screens';
import { knownPrints as known, soundOptions } from '@/components/games/known-prints';
import type { Schema } from '@/rules/core/codec';
import { checkMap } from '@/rules/i-spy/check-map';
import { full as rules } from '@/rules/i-spy/full/module';
import type { Options } from '@/rules/i-spy/full/options';
import type { AirshipRoutePrint, MapPrint, RegionPrint, RoutePrint } from '@/rules/i-spy/map';
import { EMPTY_MAP } from '@/rules/i-spy/map';
import { airshipRoutePrint, regionPrint, routePrint } from '@/rules/i-spy/map-schemas';
import { practiceOnMap } from '@/rules/i-spy/practice/options';
import { assetPrint, openPrint, politicianPrint } from '@/rules/i-spy/print-schemas';
import type { OpenPrint, PoliticianPrint } from '@/rules/i-spy/prints';
import { BOOK_POLITICIANS } from '@/rules/i-spy/book';
import type { Options as SheetOptions } from '@/rules/i-spy/sheet/types';

const OPEN = ['card', 'contact', 'sabotage', 'scoring-phase'];

const openPrints = (choice: NewMatchChoice): readonly OpenPrint[] =>
  OPEN.flatMap((kind) => known<OpenPrint>(choice, kind, openPrint));

/** What the book shows in full, and what the box has learned. */
const politicians = (choice: NewMatchChoice): readonly PoliticianPrint[] => {
  const learned = known<PoliticianPrint>(choice, 'politician', politicianPrint);
  return [...learned, ...BOOK_POLITICIANS.filter(({ id }) => !learned.some((print) => print.id === id))];
};

/** What a box knows of the map; what contradicts itself is left out, and the match asks for it again. */
export const boxMap = (prints: NewMatchChoice['prints']): MapPrint => {
  const read = <T>(kind: string, schema: Schema<T>) => known({ prints }, kind, schema);
  const bare: MapPrint = { ...EMPTY_MAP, regions: read<RegionPrint>('region', regionPrint) };
  const full: MapPrint = {
    ...bare,
    routes: read<RoutePrint>('route', routePrint),
    airshipRoutes: read<AirshipRoutePrint>('airship-route', airshipRoutePrint),
  };
  return [full, bare].find((map) => checkMap(map).length === 0) ?? EMPTY_MAP;
};

const sheetDefaults = (choice: NewMatchChoice): SheetOptions => ({
  seatCount: choice.seatCount,
  startSeat: choice.startSeat,
  opened: choice.opened,
  finalReport: false,
  alignments: 'physical',
  openPrints: openPrints(choice),
  politicianPrints: politicians(choice),
});

const ownerDefaults = (choice: NewMatchChoice): Options => {
  const bare: Options = {
    seatCount: choice.seatCount,
    startSeat: choice.startSeat,
    specialActionCards: false,
    finalReport: false,
    alignments: 'physical',
    politicians: 'physical',
    assets: 'physical',
    coerceDraws: 'physical',
    box: 'owner',
    openPrints: [],
    assetPrints: [],
    politicianPrints: BOOK_POLITICIANS,
  };
  const full: Options = {
    ...bare,
    openPrints: openPrints(choice),
    assetPrints: known(choice, 'asset', assetPrint),
    politicianPrints: politicians(choice),
  };
  return soundOptions(rules, full, bare);
};

export const defaults = (choice: NewMatchChoice): Options | SheetOptions => {
  if (choice.depth === 'sheet') return sheetDefaults(choice);
  return choice.practice ? practiceOnMap(choice) : ownerDefaults(choice);
};
