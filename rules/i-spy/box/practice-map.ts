import {
  type AirshipRoutePrint,
  type MapPrint,
  type RegionKind,
  type RegionPrint,
  type RoutePrint,
} from '../model/map';
import { type Capital, type Nation, NATION_OF } from '../model/pieces';

type Drawn = readonly [id: string, x: number, y: number, name?: string];

/** Named like its id unless another spelling stands behind. */
const nameOf = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

const region = (kind: RegionKind, nation: Nation, [id, x, y, name = nameOf(id)]: Drawn): RegionPrint => ({
  id,
  name,
  kind,
  nation,
  at: [x, y],
});

const PLAIN: readonly (readonly [kind: RegionKind, nation: Nation, ...places: readonly Drawn[]])[] = [
  ['normal', 'britain', ['liverpool', 100, 190]],
  ['cache', 'britain', ['edinburgh', 105, 90]],
  ['normal', 'france', ['brest', 75, 420], ['lyon', 305, 570], ['marseille', 320, 670]],
  ['cache', 'france', ['bordeaux', 140, 590]],
  ['normal', 'germany', ['amsterdam', 300, 265], ['bruxelles', 280, 345], ['koln', 365, 335, 'Köln']],
  [
    'normal',
    'germany',
    ['frankfurt', 395, 400],
    ['strassburg', 350, 470, 'Straßburg'],
    ['konigsberg', 660, 190, 'Königsberg'],
  ],
  ['cache', 'germany', ['kobenhavn', 470, 110, 'København']],
  [
    'start',
    'germany',
    ['nurnberg', 455, 420, 'Nürnberg'],
    ['munchen', 470, 500, 'München'],
    ['breslau', 610, 330],
  ],
  ['normal', 'italy', ['geneve', 365, 560, 'Genève'], ['zurich', 400, 515, 'Zürich'], ['milano', 430, 600]],
  ['normal', 'italy', ['venezia', 500, 595], ['firenze', 465, 665]],
  ['cache', 'italy', ['palermo', 480, 880]],
  ['start', 'austria-hungary', ['praha', 545, 400], ['wien', 590, 470], ['salzburg', 530, 505]],
  ['normal', 'austria-hungary', ['trieste', 555, 580], ['zagreb', 615, 575], ['sarajevo', 660, 660]],
  [
    'normal',
    'austria-hungary',
    ['krakow', 675, 390, 'Kraków'],
    ['lemberg', 775, 400],
    ['bucuresti', 830, 640, 'București'],
  ],
  ['normal', 'russia', ['warszawa', 700, 290], ['riga', 740, 125], ['vilnius', 770, 215]],
  ['normal', 'russia', ['minsk', 845, 260], ['moskva', 960, 240], ['odessa', 910, 530]],
  ['cache', 'russia', ['kyiv', 900, 390]],
];

/** Where a Capital lies, how many Regions it has, and its Outlets. */
const CITIES: readonly (readonly [Capital, name: string, x: number, y: number, regions: number])[] = [
  ['london', 'London', 165, 290, 3],
  ['paris', 'Paris', 225, 440, 2],
  ['berlin', 'Berlin', 490, 260, 3],
  ['rome', 'Roma', 520, 740, 2],
  ['budapest', 'Budapest', 685, 510, 2],
  ['st-petersburg', 'Sankt-Peterburg', 870, 75, 2],
];

const OUTLETS: Readonly<Record<Capital, readonly Drawn[]>> = {
  london: [
    ['oxford', 100, 280],
    ['harwich', 230, 255],
    ['dover', 205, 345],
  ],
  paris: [
    ['rouen', 165, 405],
    ['reims', 285, 420],
    ['orleans', 215, 505, 'Orléans'],
  ],
  berlin: [
    ['hamburg', 420, 215],
    ['stettin', 560, 215],
    ['leipzig', 490, 335],
  ],
  rome: [
    ['civitavecchia', 450, 735],
    ['pescara', 585, 700],
    ['napoli', 570, 810],
  ],
  budapest: [
    ['gyor', 625, 505, 'Győr'],
    ['kassa', 730, 450],
    ['szeged', 715, 575],
  ],
  'st-petersburg': [
    ['narva', 800, 65],
    ['pskov', 835, 145],
    ['novgorod', 935, 130],
  ],
};

const capitalRegions = CITIES.flatMap(([capital, name, x, y, count]) =>
  Array.from({ length: count }, (_, place): RegionPrint => ({
    id: `${capital}-${place + 1}`,
    name: `${name} ${place + 1}`,
    kind: 'capital',
    capital,
    nation: NATION_OF[capital],
    at: [x + Math.round((place - (count - 1) / 2) * 30), y],
  })),
);

const outlets = CITIES.flatMap(([capital]) =>
  OUTLETS[capital].map((drawn) => ({ ...region('outlet', NATION_OF[capital], drawn), capital })),
);

/** From a Region to all that a Normal Route joins it with; each Route stands here once. */
const ROUTES: Readonly<Record<string, string>> = {
  edinburgh: 'liverpool oxford harwich',
  liverpool: 'oxford',
  oxford: 'dover brest',
  harwich: 'dover hamburg amsterdam',
  dover: 'rouen bruxelles',
  brest: 'rouen orleans bordeaux',
  rouen: 'reims orleans',
  reims: 'bruxelles strassburg lyon',
  orleans: 'bordeaux lyon',
  bordeaux: 'marseille lyon',
  lyon: 'marseille geneve',
  marseille: 'milano palermo',
  geneve: 'zurich milano',
  amsterdam: 'bruxelles koln hamburg',
  bruxelles: 'koln',
  koln: 'frankfurt hamburg',
  frankfurt: 'strassburg nurnberg leipzig',
  strassburg: 'zurich',
  zurich: 'munchen milano',
  hamburg: 'kobenhavn',
  kobenhavn: 'stettin konigsberg',
  stettin: 'breslau konigsberg',
  leipzig: 'praha nurnberg breslau',
  nurnberg: 'praha munchen',
  munchen: 'salzburg',
  salzburg: 'wien venezia trieste',
  praha: 'wien breslau',
  breslau: 'krakow warszawa',
  wien: 'gyor krakow zagreb',
  gyor: 'kassa zagreb',
  kassa: 'krakow lemberg',
  szeged: 'zagreb bucuresti sarajevo',
  milano: 'venezia firenze',
  venezia: 'trieste firenze',
  firenze: 'civitavecchia pescara',
  civitavecchia: 'napoli palermo',
  pescara: 'napoli sarajevo',
  napoli: 'palermo',
  trieste: 'zagreb',
  zagreb: 'sarajevo',
  sarajevo: 'bucuresti',
  krakow: 'warszawa lemberg',
  warszawa: 'konigsberg vilnius minsk',
  konigsberg: 'riga',
  riga: 'narva pskov vilnius',
  narva: 'pskov kobenhavn',
  vilnius: 'pskov minsk',
  pskov: 'novgorod minsk',
  novgorod: 'moskva',
  minsk: 'moskva kyiv',
  moskva: 'kyiv',
  kyiv: 'lemberg odessa',
  lemberg: 'bucuresti',
  odessa: 'bucuresti',
};

const routes = Object.entries(ROUTES).flatMap(([from, all]) =>
  all.split(' ').map((to): RoutePrint => ({ regions: [from, to] })),
);

const LINES: readonly (readonly [id: string, name: string, regions: string])[] = [
  ['alps', 'Alpenlinie', 'firenze milano munchen leipzig'],
  ['baltic', 'Ostseelinie', 'amsterdam hamburg konigsberg riga'],
  ['channel', 'Ligne de la Manche', 'edinburgh dover rouen bordeaux'],
  ['danube', 'Donaulinie', 'wien szeged bucuresti kyiv warszawa'],
];

const airshipRoutes = LINES.map(([id, name, line]): AirshipRoutePrint => ({
  id,
  name,
  regions: line.split(' '),
}));

/** Made up: our own map for a practice game, with the book's six Capitals and five Supply Caches. */
export const PRACTICE_MAP: MapPrint = {
  regions: [
    ...PLAIN.flatMap(([kind, nation, ...places]) => places.map((drawn) => region(kind, nation, drawn))),
    ...outlets,
    ...capitalRegions,
  ],
  routes,
  airshipRoutes,
};
