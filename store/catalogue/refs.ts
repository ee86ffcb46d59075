/** An event that read a print. */
export const refOf = (match: string, event: number): string => `${match}#${event}`;
export const matchOf = (ref: string): string => ref.slice(0, Math.max(0, ref.indexOf('#')));

/** Stands for matches that are gone, or for more of them than need to be counted. */
export const KEPT = 'kept';

/** A box has to stay small although its cards are seen in every match. */
const MOST_REFS = 4;

export const withRef = (from: readonly string[], ref: string): readonly string[] => {
  if (from.includes(KEPT) || from.includes(ref)) return from;
  if (ref === KEPT) return [KEPT];
  if (from.length < MOST_REFS) return [...from, ref];
  // Within one match its first events are the last that an undo reaches.
  return from.every((other) => matchOf(other) === matchOf(ref)) ? from : [KEPT];
};

export interface Place {
  /** The key of the box. */
  readonly box: string;
  readonly kind: string;
  readonly id: string;
}

/** Finds the entries that an event or a match has taught, without looking through the boxes. */
export class RefIndex {
  readonly #places = new Map<string, Map<string, Place>>();
  readonly #matches = new Map<string, Set<string>>();

  add(ref: string, place: Place): void {
    if (ref === KEPT) return;
    const places = this.#places.get(ref) ?? new Map<string, Place>();
    places.set(JSON.stringify(place), place);
    this.#places.set(ref, places);
    const refs = this.#matches.get(matchOf(ref)) ?? new Set<string>();
    this.#matches.set(matchOf(ref), refs.add(ref));
  }

  clear(): void {
    this.#places.clear();
    this.#matches.clear();
  }

  /** Where the event was noted; it is not known any more afterwards. */
  take(ref: string): readonly Place[] {
    const places = [...(this.#places.get(ref)?.values() ?? [])];
    this.#places.delete(ref);
    this.#matches.get(matchOf(ref))?.delete(ref);
    return places;
  }

  /** Every match that has taught something. */
  matches(): readonly string[] {
    return [...this.#matches.keys()];
  }

  refsOf(match: string): readonly string[] {
    return [...(this.#matches.get(match) ?? [])];
  }
}
