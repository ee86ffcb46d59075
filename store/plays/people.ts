import { type SeatedPlayer } from '@/store/match/header';
import { nameForm } from '@/store/settings/names';
import { type RememberedPlayer } from '@/store/settings/players';
import { samePersons } from '@/store/settings/same-person';
import { type Play } from './play';

/** Somebody who has played, known by an id or only by a name. */
export interface Person {
  readonly key: string;
  readonly name: string;
  readonly colour: number;
  readonly plays: number;
}

export type PersonOf = (player: SeatedPlayer) => string | undefined;

/**
 * Who somebody at a table is: under whatever name they played, they are one person. A name that was typed without an
 * id is the person whom the phone remembers by it.
 */
export const personOf = (known: readonly RememberedPlayer[]): PersonOf => {
  const same = samePersons(known);
  const last = [...known].reverse();
  const byName = new Map([
    ...last.flatMap(({ id, also = [] }) => also.map(({ name }): [string, string] => [nameForm(name), id])),
    ...last.map(({ id, name }): [string, string] => [nameForm(name), id]),
  ]);
  // The same few names come thousands of times.
  const keys = new Map<string, string | undefined>();
  return ({ player, name }) => {
    if (player !== undefined) return same.get(player) ?? player;
    if (!keys.has(name)) {
      const form = nameForm(name);
      keys.set(name, form === '' ? undefined : (byName.get(form) ?? `name:${form}`));
    }
    return keys.get(name);
  };
};

/** Everybody who is in these plays, those who played most first. */
export const peopleIn = (plays: readonly Play[], known: readonly RememberedPlayer[]): readonly Person[] => {
  const who = personOf(known);
  const remembered = new Map(known.map((player) => [player.id, player]));
  const people = new Map<string, Person>();
  for (const { players } of plays)
    for (const seated of players) {
      const key = who(seated);
      if (key === undefined) continue;
      const before = people.get(key);
      const { name, colour } = remembered.get(key) ?? before ?? seated;
      people.set(key, { key, name, colour, plays: (before?.plays ?? 0) + 1 });
    }
  return [...people.values()].sort((left, right) => right.plays - left.plays);
};
