import { type Print } from '@/rules/core/shape';
import { type ConnectionPrint } from '../model/prints';

/** Its spaces from the city that comes first in the alphabet. */
const ordered = ({ cities: [from, to], spaces }: ConnectionPrint): readonly string[] =>
  from <= to ? spaces : [...spaces].reverse();

const connectionsOf = (prints: readonly Print[]): ReadonlyMap<string, ConnectionPrint> =>
  new Map(
    prints.flatMap(({ kind, id, data }) => (kind === 'connection' ? [[id, data as ConnectionPrint]] : [])),
  );

/**
 * A space has no name on the board: two people who entered it from different connections call it differently. So
 * theirs are called as ours wherever both know a connection of the same length, and shared spaces stay shared.
 */
export const adopt = (ours: readonly Print[], theirs: readonly Print[]): readonly Print[] => {
  const known = connectionsOf(ours);
  const renamed = namesFor(known, [...connectionsOf(theirs).values()]);
  return theirs.map((print) =>
    print.kind === 'connection' ? { ...print, data: called(print.data as ConnectionPrint, renamed) } : print,
  );
};

const namesFor = (
  known: ReadonlyMap<string, ConnectionPrint>,
  theirs: readonly ConnectionPrint[],
): ReadonlyMap<string, string> => {
  const renamed = new Map<string, string>();
  const used = new Set<string>();
  for (const print of theirs) {
    const same = known.get(print.id);
    if (!same || same.spaces.length !== print.spaces.length) continue;
    const names = ordered(same);
    ordered(print).forEach((space, place) => {
      const name = names[place] as string;
      if (renamed.has(space) || used.has(name)) return;
      renamed.set(space, name);
      used.add(name);
    });
  }
  return keptApart(renamed, theirs);
};

/** A space that keeps its name must not become one with a space that was given it. */
const keptApart = (
  renamed: ReadonlyMap<string, string>,
  theirs: readonly ConnectionPrint[],
): ReadonlyMap<string, string> => {
  const given = new Set(renamed.values());
  const all = new Set(theirs.flatMap(({ spaces }) => spaces));
  const result = new Map(renamed);
  for (const space of all) {
    if (renamed.has(space) || !given.has(space)) continue;
    let name = `${space}-b`;
    while (given.has(name) || all.has(name)) name += 'b';
    result.set(space, name);
    given.add(name);
  }
  return result;
};

const called = (print: ConnectionPrint, names: ReadonlyMap<string, string>): ConnectionPrint => ({
  ...print,
  spaces: print.spaces.map((space) => names.get(space) ?? space),
});
