import { type Point } from '@/components/kit/map/plane';

/** Where our map puts the cities that the books and reviews name, and those of the practice board: in parts of the map. */
const CITIES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  london: [0.2667, 0.4367],
  paris: [0.3333, 0.5469],
  madrid: [0.2103, 0.8327],
  berlin: [0.5692, 0.3714],
  rome: [0.6128, 0.7531],
  monaco: [0.4436, 0.6918],
  helsinki: [0.7026, 0.1102],
  moscow: [0.9179, 0.2163],
  istanbul: [0.9051, 0.7143],
  lisbon: [0.0769, 0.9102],
  oslo: [0.4692, 0.1469],
  vienna: [0.6513, 0.5184],
};

export const placeOfCity = (city: string): Point | undefined => {
  const place = CITIES[city];
  return place && { x: place[0], y: place[1] };
};

/** The spaces of the practice board. A space of an owner's board lies along its connection. */
const SPACES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  'london-gate': [0.3385, 0.4184],
  channel: [0.3718, 0.4816],
  'north-sea': [0.4154, 0.3959],
  'berlin-gate': [0.4923, 0.3959],
  highlands: [0.3077, 0.3367],
  skagerrak: [0.3769, 0.2306],
  'celtic-sea': [0.1769, 0.502],
  biscay: [0.1077, 0.6286],
  'lisbon-coast': [0.0564, 0.7837],
  rhine: [0.4256, 0.4755],
  loire: [0.3179, 0.6286],
  pyrenees: [0.259, 0.7327],
  rhone: [0.3795, 0.6633],
  tagus: [0.1436, 0.8388],
  alentejo: [0.0923, 0.8571],
  ebro: [0.2821, 0.8204],
  costa: [0.3487, 0.7857],
  provence: [0.4, 0.7429],
  liguria: [0.5051, 0.6735],
  tuscany: [0.5615, 0.7061],
  piedmont: [0.4821, 0.6184],
  alps: [0.5744, 0.5735],
  po: [0.6128, 0.6653],
  adriatic: [0.6923, 0.7735],
  aegean: [0.7641, 0.7531],
  thrace: [0.8231, 0.7],
  elbe: [0.5744, 0.4245],
  moravia: [0.6077, 0.4714],
  'baltic-west': [0.559, 0.2857],
  kattegat: [0.5179, 0.2143],
  'baltic-east': [0.6179, 0.2408],
  'finnish-gulf': [0.6615, 0.1816],
  vistula: [0.6615, 0.349],
  pripyat: [0.7538, 0.3061],
  'moscow-gate': [0.841, 0.249],
  lapland: [0.541, 0.098],
  bothnia: [0.6205, 0.0816],
  karelia: [0.7769, 0.1694],
  danube: [0.7103, 0.5714],
  balkans: [0.7744, 0.6388],
  carpathians: [0.7538, 0.4347],
  dnieper: [0.8564, 0.3469],
  crimea: [0.8872, 0.4735],
  bosporus: [0.9026, 0.5959],
};

export const placeOfSpace = (space: string): Point | undefined => {
  const place = SPACES[space];
  return place && { x: place[0], y: place[1] };
};

const RADIAN = Math.PI / 180;
const CENTRE = { longitude: 14, latitude: 49.6 } as const;
/** An upright stage shows more of Europe when the map is turned a little. */
const TURN = 8 * RADIAN;
const STRETCH = 1.17;
/** The empty east is drawn a little closer. */
const EAST = 0.84;
const EAST_FROM = 5;
const FIT = { x: [0.5786, 0.0318], y: [0.4788, -0.0281] } as const;

/** Neighbours at the Channel and in Italy need room for the spaces between them. */
const LENSES = [
  { longitude: 2.4, latitude: 50, power: 0.4, reach: 6 },
  { longitude: 10.6, latitude: 42.4, power: 0.38, reach: 5.2 },
] as const;

const plain = (longitude: number, latitude: number): Point => {
  // Meridians draw together to the north.
  const east = (longitude - CENTRE.longitude) * Math.cos((latitude * 0.82 + 9) * RADIAN);
  const north = latitude - CENTRE.latitude;
  const x = east * Math.cos(TURN) - north * Math.sin(TURN);
  const y = (east * Math.sin(TURN) + north * Math.cos(TURN)) * STRETCH;
  return { x: x > 0 ? x * EAST + x * (1 - EAST) * Math.exp(-x / EAST_FROM) : x, y };
};

const lenses = LENSES.map(({ longitude, latitude, power, reach }) => ({
  ...{ at: plain(longitude, latitude), power, reach },
}));

/** Any other place of Europe, in parts of the map. */
export const placeOn = (longitude: number, latitude: number): Point => {
  const from = plain(longitude, latitude);
  let { x, y } = from;
  for (const { at, power, reach } of lenses) {
    const [east, north] = [from.x - at.x, from.y - at.y];
    const pull = power * Math.exp(-(east * east + north * north) / (reach * reach));
    x += east * pull;
    y += north * pull;
  }
  return { x: FIT.x[0] + FIT.x[1] * x, y: FIT.y[0] + FIT.y[1] * y };
};
