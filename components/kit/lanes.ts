export interface Placed<Item> {
  readonly item: Item;
  /** From 0 to 1 along the track. */
  readonly share: number;
  readonly lane: number;
}

interface Valued {
  readonly value: number;
}

interface Scale {
  readonly min: number;
  readonly max: number;
  /** The share of the track that one marker covers. */
  readonly width: number;
}

/** Puts markers that would cover each other into lanes above each other. */
export const intoLanes = <Item extends Valued>(
  items: readonly Item[],
  { min, max, width }: Scale,
): readonly Placed<Item>[] => {
  const ends: number[] = [];
  return [...items]
    .sort((left, right) => left.value - right.value)
    .map((item) => {
      const share = max > min ? Math.min(1, Math.max(0, (item.value - min) / (max - min))) : 0;
      const free = ends.findIndex((end) => share - end >= width);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = share;
      return { item, share, lane };
    });
};
