import type { Board } from '@/rules/spy-connection/board';

/**
 * Ids come from what is printed, so that the same card read in two matches is one card in the box. Two cards
 * that look alike are told apart by a number.
 */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const fresh = (base: string, taken: (id: string) => boolean): string => {
  let id = base;
  for (let number = 2; taken(id); number++) id = `${base}-${number}`;
  return id;
};

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
  return fresh([kind, `${points}${extraTurn ? 'x' : ''}`, ...names].join('-'), taken);
};

export const cityId = ({ cities }: Board, name: string): string =>
  fresh(plain(name).slice(0, 14) || 'city', (id) => cities.some((city) => city.id === id));

export const connectionId = ({ connections }: Board, ends: readonly [string, string]): string =>
  fresh([...ends].sort().join('-').slice(0, 34).replace(/-$/, ''), (id) =>
    connections.some((connection) => connection.id === id),
  );

export const spaceIds = (connection: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => `${connection}-s${place + 1}`);
