import { type NewMatchChoice } from '@/components/match/game-screens';
import { knownPrints as known, soundOptions } from '@/components/match/known-prints';
import { withKnown } from '@/components/match/rematch';
import { type TableOptions } from '@/rules/core/seat';
import { type Schema } from '@/rules/core/codec';
import { practiceOnMap } from '@/rules/i-spy/box/practice';
import { full as rules } from '@/rules/i-spy/game';
import { type Options as LightOptions } from '@/rules/i-spy/light/state';
import { BOOK_POLITICIANS } from '@/rules/i-spy/model/book';
import {
  airshipRoutePrint,
  type AirshipRoutePrint,
  checkMap,
  EMPTY_MAP,
  type MapPrint,
  type RegionPrint,
  regionPrint,
  routePrint,
  type RoutePrint,
} from '@/rules/i-spy/model/map';
import { type Options } from '@/rules/i-spy/model/options';
import {
  assetPrint,
  openPrint,
  type OpenPrint,
  politicianPrint,
  type PoliticianPrint,
} from '@/rules/i-spy/model/prints';

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

const lightDefaults = (choice: NewMatchChoice): LightOptions => ({
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

export const defaults = (choice: NewMatchChoice): Options | LightOptions => {
  if (choice.depth === 'light') return lightDefaults(choice);
  return choice.practice ? practiceOnMap(choice) : ownerDefaults(choice);
};

const TOLD_BY_THE_BOX = ['openPrints', 'assetPrints', 'politicianPrints', 'map'];

/** Only a table that follows the match on the map has one. */
export const again = (options: TableOptions, choice: NewMatchChoice): TableOptions => {
  const map = 'map' in options ? { map: boxMap(choice.prints) } : {};
  return withKnown(options, { ...defaults(choice), ...map }, TOLD_BY_THE_BOX);
};
