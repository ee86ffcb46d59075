import { type View } from '@/rules/spymaster/model/view';

/** The ids of the cards that everybody can see on the table. */
export const idsInSight = ({ spaces, players }: Pick<View, 'spaces' | 'players'>): ReadonlySet<string> =>
  new Set([
    ...spaces.flatMap(({ faceup }) => (faceup?.print ? [faceup.print.id] : [])),
    ...players.flatMap(({ completed }) => completed.map(({ print }) => print.id)),
  ]);
