import { freshId, plainId } from '@/rules/core/fresh-id';

const plain = (text: string): string => plainId(text).replace(/-/g, '');

interface Printed {
  readonly cities: readonly string[];
  readonly points: number;
  readonly extraTurn: boolean;
}

export const missionId = (
  kind: 'm' | 's',
  { cities, points, extraTurn }: Printed,
  taken: (id: string) => boolean,
): string => {
  const names = cities
    .map((city) => plain(city).slice(0, 6))
    .sort()
    .slice(0, 4);
  return freshId([kind, `${points}${extraTurn ? 'x' : ''}`, ...names].join('-'), taken);
};

export const nameId = (name: string): string => plain(name).slice(0, 14) || 'city';

interface Known {
  readonly id: string;
}

export const cityId = ({ cities }: { readonly cities: readonly Known[] }, name: string): string =>
  freshId(nameId(name), (id) => cities.some((city) => city.id === id));

/** The first connection of two cities is called so; a further one is numbered. */
export const endsId = (ends: readonly string[]): string =>
  [...ends].sort().join('-').slice(0, 34).replace(/-$/, '');

export const connectionId = (
  { connections }: { readonly connections: readonly Known[] },
  ends: readonly [string, string],
): string => freshId(endsId(ends), (id) => connections.some((connection) => connection.id === id));

export const spaceId = (connection: string, place: number): string => `${connection}-s${place + 1}`;

export const spaceIds = (connection: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => spaceId(connection, place));
