import { type Frame, type Point } from '@/components/kit/map/plane';
import { type PlaceView, type View } from '@/rules/i-spy/model/view';
import { groupsOf, type PlaceGroup } from './places';

/** Places that stand beside each other, with their group's title above. */
export interface Run {
  readonly id: PlaceGroup['id'];
  readonly places: readonly PlaceView[];
  /** Goes on from the row above. */
  readonly goesOn: boolean;
}

/** As many tiles as a row of the board has. */
export const ACROSS = 7;

/** The board as it lies: the Scoring Phases in their order, and the shadows last, with room beside them for the stack. */
export const rowsOf = (view: Pick<View, 'places'>): readonly (readonly Run[])[] => {
  const groups = groupsOf(view);
  const isShadows = ({ id }: PlaceGroup) => id === 'shadows';
  return [...inRows(groups.filter((group) => !isShadows(group))), ...inRows(groups.filter(isShadows))];
};

const inRows = (groups: readonly PlaceGroup[]): readonly (readonly Run[])[] => {
  const rows: Run[][] = [];
  let left = 0;
  for (const { id, places } of groups) {
    let at = 0;
    while (at < places.length) {
      if (left === 0) {
        rows.push([]);
        left = ACROSS;
      }
      const part = places.slice(at, at + left);
      rows.at(-1)?.push({ id, places: part, goesOn: at > 0 });
      at += part.length;
      left -= part.length;
    }
  }
  return rows;
};

export const countIn = (runs: readonly Run[]): number =>
  runs.reduce((sum, { places }) => sum + places.length, 0);

/** Where a tile stands on a board of this size. */
export const spotOf = (view: Pick<View, 'places'>, politician: number, board: Frame): Point | undefined => {
  const rows = rowsOf(view);
  for (const [row, runs] of rows.entries()) {
    const column = runs
      .flatMap(({ places }) => places)
      .findIndex(({ tile }) => tile?.politician === politician);
    if (column >= 0)
      return {
        x: board.x + ((column + 0.5) / ACROSS) * board.width,
        y: board.y + ((row + 0.6) / rows.length) * board.height,
      };
  }
  return undefined;
};
