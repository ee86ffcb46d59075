import { type Table } from './table';

/** A space has no name on the board: it is told by the ways it lies on and its place there. */
export const spaceName = ({ state, t, city }: Table, id: string): string =>
  state.board.connections
    .filter(({ spaces }) => spaces.includes(id))
    .map(({ cities: [from, to], spaces }) =>
      t('ui.space-name', { from: city(from), to: city(to), place: spaces.indexOf(id) + 1 }),
    )
    .join(' · ');
