import type { MissionPrint } from '@/rules/spymaster/box';
import type { View } from '@/rules/spymaster/full/view';

export type Printed = Omit<MissionPrint, 'id'>;

/** The ids of the cards that everybody can see on the table. */
export const idsInSight = ({ spaces, players }: Pick<View, 'spaces' | 'players'>): ReadonlySet<string> =>
  new Set([
    ...spaces.flatMap(({ faceup }) => (faceup?.print ? [faceup.print.id] : [])),
    ...players.flatMap(({ completed }) => completed.map(({ print }) => print.id)),
  ]);

/**
 * An id comes from what is printed, so that the same card read in two matches is one card in the box. Two cards that
 * look alike are told apart by a number.
 */
export const missionId = (printed: Printed, taken: (id: string) => boolean): string => {
  const { colour, specialAgents, freelanceAgents, intelligence, points } = printed;
  const asks = `${specialAgents}${freelanceAgents}`;
  const base = ['m', colour, asks, intelligence.type, intelligence.value, points].join('-');
  let id = base;
  for (let number = 2; taken(id); number++) id = `${base}-${number}`;
  return id;
};

export const samePrint = (a: Printed, b: Printed): boolean =>
  a.colour === b.colour &&
  a.specialAgents === b.specialAgents &&
  a.freelanceAgents === b.freelanceAgents &&
  a.intelligence.type === b.intelligence.type &&
  a.intelligence.value === b.intelligence.value &&
  a.points === b.points;
