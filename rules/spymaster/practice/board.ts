import type { Area, Colour, Location, LocationPrint } from '../box';
import { AREAS } from '../box';
import type { CITY_NAMES } from '../city-names';

type City = (typeof CITY_NAMES)[number];

/** What the book states of the board: Berlin is the hub of London's Area, Cairo that of the Area of Lagos. */
export const BOOK_LOCATIONS: readonly LocationPrint[] = [
  { location: 'area-1-hub', city: 'berlin' },
  { location: 'area-2-hub', city: 'cairo' },
];

/** Made up, but for Berlin, London, Cairo and Lagos; which colours those cities have is made up too. */
const cities: Readonly<Record<Area, Readonly<Record<'hub' | Colour, City>>>> = {
  'area-1': { hub: 'berlin', green: 'oslo', red: 'london', yellow: 'madrid', blue: 'rome' },
  'area-2': { hub: 'cairo', green: 'lagos', red: 'nairobi', yellow: 'dakar', blue: 'tunis' },
  'area-3': { hub: 'denver', green: 'vancouver', red: 'boston', yellow: 'mexico-city', blue: 'havana' },
  'area-4': { hub: 'lima', green: 'bogota', red: 'santiago', yellow: 'quito', blue: 'montevideo' },
  'area-5': { hub: 'delhi', green: 'hanoi', red: 'tokyo', yellow: 'tashkent', blue: 'seoul' },
  'area-6': { hub: 'sydney', green: 'auckland', red: 'manila', yellow: 'perth', blue: 'suva' },
};

export const PRACTICE_LOCATIONS: readonly LocationPrint[] = AREAS.flatMap((area) =>
  Object.entries(cities[area]).map(([place, city]) => ({ location: `${area}-${place}` as Location, city })),
);
