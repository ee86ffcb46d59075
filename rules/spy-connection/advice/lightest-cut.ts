import { type LocalNetwork } from './local-network';

export interface Load {
  /** For each space what is taken up by giving it up, and how much of that is gained. */
  readonly weights: readonly number[];
  readonly gains: readonly number[];
  readonly missing: number;
  /** How much can come from elsewhere, piece by piece. */
  readonly elsewhere: number;
}

export interface Cut {
  /** The spaces that stay. */
  readonly kept: number;
  readonly weight: number;
  readonly elsewhere: number;
}

const sumOf = (values: readonly number[], mask: number): number => {
  let sum = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) sum += values[31 - Math.clz32(rest & -rest)] as number;
  return sum;
};

/**
 * What stays has to hang together, so it is grown from the Spy's city: each space that comes into reach stays or goes.
 * A branch is left only when nothing in it can be lighter than the best, or pay: the answer is exact.
 */
export const lightestCut = ({ root, links, all }: LocalNetwork, load: Load): Cut | undefined => {
  const { weights, gains, missing } = load;
  // A space that costs more again than it gives only makes things worse.
  const lost = weights.map((weight, place) => weight - (gains[place] as number));
  const helping = gains.map((gain) => Math.max(0, gain));
  let best: Cut | undefined;
  const weigh = (kept: number): void => {
    const gone = all & ~kept;
    const elsewhere = Math.max(0, missing - sumOf(gains, gone));
    const weight = sumOf(weights, gone) + elsewhere;
    const lighter = !best || weight < best.weight || (weight === best.weight && elsewhere < best.elsewhere);
    if (lighter && elsewhere <= load.elsewhere) best = { kept, weight, elsewhere };
  };
  const isHopeless = (kept: number, gone: number): boolean => {
    if (missing - sumOf(helping, all & ~kept) > load.elsewhere) return true;
    if (!best) return false;
    // A cut weighs what is missing and, on top, all that its spaces do not give.
    const least = Math.max(missing + sumOf(lost, gone), sumOf(weights, gone));
    return least > best.weight || (least === best.weight && best.elsewhere === 0);
  };
  const grow = (kept: number, gone: number, reach: number): void => {
    if (isHopeless(kept, gone)) return;
    const open = reach & ~kept & ~gone;
    if (open === 0) return weigh(kept);
    const bit = open & -open;
    grow(kept | bit, gone, reach | (links[31 - Math.clz32(bit)] as number));
    grow(kept, gone | bit, reach);
  };
  grow(0, 0, root);
  return best;
};
