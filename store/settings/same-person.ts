/** Somebody as the matches know them: by an id, or by a name alone. */
export interface Alias {
  readonly id: string;
  readonly name: string;
  /** An index into the seat colours. */
  readonly colour: number;
}

export interface Remembered extends Alias {
  readonly lastPlayed: number;
  /** Under whom this person has played as well. No match is rewritten for it. */
  readonly also?: readonly Alias[];
}

type People = readonly Remembered[];

/** Of all people together: they are stored as one value, which has room for no more. */
export const MOST_ALSO = 60;

export const aliasOf = ({ id, name, colour }: Alias): Alias => ({ id, name, colour });

export const aliasCount = (people: People): number =>
  people.reduce((sum, { also = [] }) => sum + also.length, 0);

export const withAlso = ({ also: _, ...person }: Remembered, also: readonly Alias[]): Remembered =>
  also.length === 0 ? person : { ...person, also };

/** Who everybody is that is somebody else's other name, by id. */
export const samePersons = (people: People): ReadonlyMap<string, string> =>
  new Map(people.flatMap(({ id, also = [] }) => also.map((alias): [string, string] => [alias.id, id])));

/**
 * Everybody is one person: whoever is also somebody else is not listed beside them, and brings along whom they were.
 * Where two windows said different things, those who come first count.
 */
export const settled = (people: People): People => {
  const here = new Map(people.map((person) => [person.id, person]));
  const listed = new Map<string, readonly Alias[]>();
  const taken = new Set<string>();
  for (const { id, also = [] } of people) {
    if (taken.has(id)) continue;
    const found: Alias[] = [];
    const waiting = [...also];
    // It grows while it is gone through.
    for (const alias of waiting) {
      if (alias.id === id || taken.has(alias.id)) continue;
      taken.add(alias.id);
      found.push(aliasOf(alias));
      found.push(...(listed.get(alias.id) ?? []));
      if (!listed.delete(alias.id)) waiting.push(...(here.get(alias.id)?.also ?? []));
    }
    listed.set(id, found);
  }
  let room = MOST_ALSO;
  return people.flatMap((person) => {
    const also = listed.get(person.id)?.slice(0, room);
    if (!also) return [];
    room -= also.length;
    const lastPlayed = Math.max(person.lastPlayed, ...also.map(({ id }) => here.get(id)?.lastPlayed ?? 0));
    return [{ ...withAlso(person, also), lastPlayed }];
  });
};
