import { type Seat } from '@/rules/core/seat';
import { type Move } from '../game';
import { type MapPrint } from '../model/map';
import { relocationsOf } from '../model/relocation';
import { relocate } from '../moves/relocate';

/** Where each Spy stands; the one that moves is left out. */
export type Others = readonly (string | undefined)[];

export interface Displacement {
  readonly others: Others;
  readonly moves: readonly Move[];
}

interface Entry {
  readonly others: Others;
  readonly seat: Seat;
  readonly region: string;
}

/** IS-36: all that can come of entering this Region. */
export const displacements = (map: MapPrint, { others, seat, region }: Entry): readonly Displacement[] => {
  const spy = others.indexOf(region);
  if (spy < 0) return [{ others, moves: [] }];
  return movedOn(map, put(others, spy, undefined), { seat, at: region, spy, from: region, moved: [seat] });
};

const put = (others: Others, spy: Seat, region: string | undefined): Others =>
  others.map((other, seat) => (seat === spy ? region : other));

interface Chain {
  readonly seat: Seat;
  /** Where the Spy that moves stands. */
  readonly at: string;
  readonly spy: Seat;
  readonly from: string;
  readonly moved: readonly Seat[];
}

const movedOn = (map: MapPrint, others: Others, chain: Chain): readonly Displacement[] => {
  const { seat, at, spy, moved } = chain;
  const players = others.map((region, each) => {
    const here = each === seat ? at : region;
    return here === undefined ? {} : { region: here };
  });
  return relocationsOf({ map, players }, chain).flatMap((region) => {
    const move = relocate.make({ region });
    const next = others.indexOf(region);
    const placed = put(others, spy, region);
    if (next < 0) return [{ others: placed, moves: [move] }];
    return movedOn(map, put(placed, next, undefined), {
      ...chain,
      spy: next,
      from: region,
      moved: [...moved, spy],
    }).map((rest) => ({ others: rest.others, moves: [move, ...rest.moves] }));
  });
};
