/** The smallest difference between the highest and the lowest total of the Files. */
export interface EvenCut {
  /** After how many cards each File but the last ends. */
  readonly cuts: readonly number[];
  readonly totals: readonly number[];
  readonly spread: number;
}

/**
 * SM-21: the cut of a row into Files whose totals lie closest together. For every total that a File could have, as
 * the lowest one allowed, the highest File is made as low as can be; the best of these cuts is the answer.
 */
export const evenCut = (values: readonly number[], files: number): EvenCut | undefined => {
  if (files < 1 || files > values.length) return undefined;
  const sums = prefixSums(values);
  let best: EvenCut | undefined;
  const all = sums.at(-1) as number;
  for (const lowest of possibleTotals(sums)) {
    // The lowest File is never above the average.
    if (lowest * files > all) break;
    const cuts = lowestHigh(sums, { files, lowest });
    const found = cuts && measured(sums, cuts);
    if (found && (!best || found.spread < best.spread)) best = found;
  }
  return best;
};

const prefixSums = (values: readonly number[]): readonly number[] => {
  const sums = [0];
  for (const value of values) sums.push((sums.at(-1) as number) + value);
  return sums;
};

const possibleTotals = (sums: readonly number[]): readonly number[] => {
  const totals = new Set<number>();
  for (let end = 1; end < sums.length; end++)
    for (let start = 0; start < end; start++) totals.add((sums[end] as number) - (sums[start] as number));
  return [...totals].sort((a, b) => a - b);
};

interface Wanted {
  readonly files: number;
  readonly lowest: number;
}

/** With no File below `lowest`, the cuts that keep the highest File as low as possible. */
const lowestHigh = (sums: readonly number[], { files, lowest }: Wanted): readonly number[] | undefined => {
  const length = sums.length;
  let high = sums.map((sum, end) => (end > 0 && sum >= lowest ? sum : Infinity));
  const starts: number[][] = [];
  for (let file = 1; file < files; file++) {
    const next: number[] = new Array<number>(length).fill(Infinity);
    const from: number[] = new Array<number>(length).fill(0);
    for (let end = file + 1; end < length; end++)
      for (let start = file; start < end; start++) {
        const total = (sums[end] as number) - (sums[start] as number);
        if (total < lowest) break;
        const worst = Math.max(high[start] as number, total);
        if (worst < (next[end] as number)) {
          next[end] = worst;
          from[end] = start;
        }
      }
    high = next;
    starts.push(from);
  }
  if (high[length - 1] === Infinity) return undefined;
  let end = length - 1;
  return starts
    .reverse()
    .map((from) => (end = from[end] as number))
    .reverse();
};

const measured = (sums: readonly number[], cuts: readonly number[]): EvenCut => {
  const ends = [0, ...cuts, sums.length - 1];
  const totals = ends
    .slice(1)
    .map((end, file) => (sums[end] as number) - (sums[ends[file] as number] as number));
  return { cuts, totals, spread: Math.max(...totals) - Math.min(...totals) };
};
