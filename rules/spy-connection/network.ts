import type { ConnectionPrint } from './box';

export type Links = Pick<ConnectionPrint, 'cities' | 'spaces'>;

/** SC-30: the cities that the Spy reaches along connections all of whose spaces hold an own Agent. */
export const networkOf = (
  connections: readonly Links[],
  spy: string,
  own: ReadonlySet<string>,
): ReadonlySet<string> => {
  const secured = connections.filter(({ spaces }) => spaces.every((space) => own.has(space)));
  return reach(
    spy,
    secured.map(({ cities }) => cities),
  );
};

/** SC-35: Spy and own Agents hang together, where a city joins the spaces beside it. */
export const isCoherent = (connections: readonly Links[], spy: string, own: ReadonlySet<string>): boolean => {
  const steps = connections.flatMap(({ cities: [from, to], spaces }) => {
    const way = [city(from), ...spaces.map((id) => (own.has(id) ? space(id) : undefined)), city(to)];
    return way.slice(1).flatMap((node, index) => {
      const before = way[index];
      return node !== undefined && before !== undefined ? [[before, node] as const] : [];
    });
  });
  const joined = reach(city(spy), steps);
  return [...own].every((id) => joined.has(space(id)));
};

const city = (id: string) => `city:${id}`;
const space = (id: string) => `space:${id}`;

const reach = (start: string, steps: readonly (readonly [string, string])[]): ReadonlySet<string> => {
  const reached = new Set([start]);
  let before = 0;
  while (before < reached.size) {
    before = reached.size;
    for (const [a, b] of steps)
      if (reached.has(a)) reached.add(b);
      else if (reached.has(b)) reached.add(a);
  }
  return reached;
};
