import { type Board, indexOf } from '../model/board';
import { type Holder } from '../model/network';

export interface LocalNetwork {
  readonly spaces: readonly string[];
  /** The bits of all spaces. */
  readonly all: number;
  /** The spaces beside the Spy's city. */
  readonly root: number;
  /** For each space what it is joined to. */
  readonly links: readonly number[];
  /** SC-35 for the spaces whose bits are set. */
  readonly isCoherent: (kept: number) => boolean;
}

/** One player's spaces as bits, so that many sets of them can be weighed. */
export const localNetwork = (board: Board, { spy, agents }: Holder): LocalNetwork => {
  const { beside, joined } = indexOf(board);
  const spaces = Object.keys(agents);
  const bits = new Map(spaces.map((space, place) => [space, 1 << place]));
  const maskOf = (list: readonly string[] = []): number =>
    list.reduce((mask, space) => mask | (bits.get(space) ?? 0), 0);
  const links = spaces.map((space) => maskOf(joined.get(space)));
  const root = spy === undefined ? 0 : maskOf(beside.get(spy));
  const isCoherent = (kept: number): boolean => {
    let reached = root & kept;
    let fresh = reached;
    while (fresh !== 0) {
      const place = 31 - Math.clz32(fresh);
      const more = (links[place] as number) & kept & ~reached;
      reached |= more;
      fresh = (fresh & ~(1 << place)) | more;
    }
    return reached === kept;
  };
  return { spaces, all: (1 << spaces.length) - 1, root, links, isCoherent };
};

/** SC-35: every space whose Agents can be taken back now, each by itself. */
export const safeLifts = (board: Board, holder: Holder): readonly string[] => {
  const { spaces, all, isCoherent } = localNetwork(board, holder);
  return spaces.filter((_, place) => isCoherent(all & ~(1 << place)));
};
