import type { Violation } from '@/rules/core/violation';
import type { Location, LocationPrint } from '../box';
import { LOCATIONS } from '../box';
import { NONE, refuse } from '../refusals';

export const withName = (
  locations: readonly LocationPrint[],
  print: LocationPrint,
): readonly LocationPrint[] => [...locations.filter(({ location }) => location !== print.location), print];

const isTwice = (values: readonly (string | undefined)[]): boolean => {
  const told = values.filter((value) => value !== undefined);
  return new Set(told).size < told.length;
};

/** SM-4: every location has one name, and no two have the same. */
export const checkNames = (locations: readonly LocationPrint[]): readonly Violation[] => [
  ...(isTwice(locations.map(({ location }) => location)) ? [refuse('SM-4', 'location-twice')] : NONE),
  ...(isTwice(locations.map(({ name }) => name)) || isTwice(locations.map(({ city }) => city))
    ? [refuse('SM-4', 'name-twice')]
    : NONE),
];

/** A location by the id under which it can be told: its city where every language has a name for that. */
const toldAs = (names: readonly LocationPrint[], location: Location): string =>
  names.find((print) => print.location === location)?.city ?? location;

export const toldLocation = (names: readonly LocationPrint[], told: string): Location =>
  LOCATIONS.find((location) => toldAs(names, location) === told) as Location;

/** A line of the ledger where a location is chosen. */
export const namedChoices = (names: readonly LocationPrint[], at: Location) => ({
  value: toldAs(names, at),
  choices: LOCATIONS.map((location) => toldAs(names, location)),
  typed: Object.fromEntries(
    names.flatMap(({ location, name }) => (name === undefined ? [] : [[toldAs(names, location), name]])),
  ),
});
