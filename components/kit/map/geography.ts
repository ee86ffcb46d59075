import { plainId } from '@/rules/core/box';
import { type Point } from './plane';

type City = readonly [longitude: number, latitude: number, names: string];

/** Cities of Europe by the names that they have on boards and in their languages. */
const CITIES: readonly City[] = [
  [-0.1, 51.5, 'london londres'],
  [-3.2, 55.9, 'edinburgh edimbourg'],
  [-3.0, 53.4, 'liverpool'],
  [1.3, 51.1, 'dover douvres'],
  [-6.3, 53.3, 'dublin'],
  [2.4, 48.9, 'paris'],
  [-4.5, 48.4, 'brest'],
  [1.1, 49.4, 'rouen'],
  [-0.6, 44.8, 'bordeaux'],
  [4.8, 45.8, 'lyon'],
  [5.4, 43.3, 'marseille'],
  [7.4, 43.7, 'monaco'],
  [-3.7, 40.4, 'madrid'],
  [2.2, 41.4, 'barcelona barcelone'],
  [-9.1, 38.7, 'lisbon lisbonne lissabon lisboa'],
  [4.4, 50.9, 'brussels bruxelles brussel'],
  [4.9, 52.4, 'amsterdam'],
  [7.0, 50.9, 'cologne koln'],
  [8.7, 50.1, 'frankfurt francfort'],
  [10.0, 53.6, 'hamburg hambourg'],
  [13.4, 52.5, 'berlin'],
  [12.4, 51.3, 'leipzig'],
  [11.1, 49.5, 'nuremberg nurnberg'],
  [11.6, 48.1, 'munich munchen'],
  [7.8, 48.6, 'strasbourg strassburg'],
  [17.0, 51.1, 'breslau wroclaw'],
  [20.5, 54.7, 'konigsberg kaliningrad'],
  [6.1, 46.2, 'geneva geneve genf'],
  [8.5, 47.4, 'zurich'],
  [9.2, 45.5, 'milan milano mailand'],
  [12.3, 45.4, 'venice venezia venise venedig'],
  [11.3, 43.8, 'florence firenze florenz'],
  [12.5, 41.9, 'rome roma rom'],
  [14.3, 40.9, 'naples napoli neapel'],
  [13.4, 38.1, 'palermo palerme'],
  [13.8, 45.6, 'trieste triest'],
  [16.0, 45.8, 'zagreb'],
  [18.4, 43.9, 'sarajevo'],
  [20.5, 44.8, 'belgrade beograd belgrad'],
  [16.4, 48.2, 'vienna wien vienne'],
  [13.0, 47.8, 'salzburg salzbourg'],
  [14.4, 50.1, 'prague praha prag'],
  [19.0, 47.5, 'budapest'],
  [20.1, 46.3, 'szeged'],
  [26.1, 44.4, 'bucharest bucuresti bucarest bukarest'],
  [23.3, 42.7, 'sofia sofija'],
  [23.7, 38.0, 'athens athenes athen athina'],
  [29.0, 41.0, 'istanbul constantinople konstantinopel'],
  [20.0, 50.1, 'krakow cracow cracovie krakau'],
  [21.0, 52.2, 'warsaw warszawa varsovie warschau'],
  [24.0, 49.8, 'lemberg lviv lwow'],
  [30.5, 50.5, 'kyiv kiev kiew'],
  [30.7, 46.5, 'odessa odesa'],
  [27.6, 53.9, 'minsk'],
  [25.3, 54.7, 'vilnius wilna'],
  [24.1, 56.9, 'riga'],
  [24.8, 59.4, 'tallinn reval'],
  [28.2, 59.4, 'narva'],
  [28.3, 57.8, 'pskov pskow'],
  [31.3, 58.5, 'novgorod nowgorod'],
  [30.3, 59.9, 'st-petersburg saint-petersbourg sankt-petersburg petrograd'],
  [37.6, 55.8, 'moscow moskva moscou moskau'],
  [24.9, 60.2, 'helsinki helsingfors'],
  [18.1, 59.3, 'stockholm'],
  [10.7, 59.9, 'oslo kristiania'],
  [12.6, 55.7, 'copenhagen kobenhavn copenhague kopenhagen'],
];

const WEST = -12;
const EAST = 40;
const NORTH = 63;
const SOUTH = 36;

const PLACES: ReadonlyMap<string, Point> = new Map(
  CITIES.flatMap(([longitude, latitude, names]) => {
    const x = Math.round(((longitude - WEST) / (EAST - WEST)) * 1000);
    const y = Math.round(((NORTH - latitude) / (NORTH - SOUTH)) * 1000);
    return names.split(' ').map((name): readonly [string, Point] => [name, { x, y }]);
  }),
);

/** Where a city of that name lies on a map of Europe of 1000 by 1000; whoever typed it, in whichever language. */
export const knownPlace = (name: string): Point | undefined => PLACES.get(plainId(name.replace(/ø/gi, 'o')));

/** Where on Earth a place of that map lies. */
export const earthly = ({ x, y }: Point): { readonly longitude: number; readonly latitude: number } => ({
  longitude: WEST + (x / 1000) * (EAST - WEST),
  latitude: NORTH - (y / 1000) * (NORTH - SOUTH),
});
