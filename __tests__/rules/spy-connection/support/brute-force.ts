/** Judges the solvers: it knows boards as lists of ways, tries everything, and imports nothing of theirs. */
export interface Puzzle {
  readonly ways: readonly {
    readonly cities: readonly [string, string];
    readonly spaces: readonly string[];
  }[];
  readonly spy: string;
  readonly agents: Readonly<Record<string, number>>;
}

/** SC-35 by spreading ink: cities always carry it, spaces only with an own Agent. What of these is reached by it. */
export const joinedToSpy = (
  { ways, spy }: Pick<Puzzle, 'ways' | 'spy'>,
  kept: readonly string[],
): readonly string[] => {
  const inked = new Set([`city ${spy}`]);
  const node = (space: string) => (kept.includes(space) ? `space ${space}` : undefined);
  for (let before = 0; before < inked.size;) {
    before = inked.size;
    for (const { cities, spaces } of ways) {
      const line = [`city ${cities[0]}`, ...spaces.map(node), `city ${cities[1]}`];
      for (let place = 0; place + 1 < line.length; place++) {
        const [a, b] = [line[place], line[place + 1]];
        if (a === undefined || b === undefined) continue;
        if (inked.has(a)) inked.add(b);
        if (inked.has(b)) inked.add(a);
      }
    }
  }
  return kept.filter((space) => inked.has(`space ${space}`));
};

export const hangsTogether = (puzzle: Puzzle, kept: readonly string[]): boolean =>
  joinedToSpy(puzzle, kept).length === kept.length;

export const subsetsOf = <T>(items: readonly T[]): readonly (readonly T[])[] => {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  const without = subsetsOf(rest);
  return [...without, ...without.map((set) => [first, ...set])];
};

export interface Wanted {
  readonly supply: number;
  /** Agents on objectives. */
  readonly circles: number;
  /** The price when only these spaces are kept. */
  readonly price: (kept: readonly string[]) => number;
}

/** The fewest Agents taken back that pay, or nothing where nothing does. */
export const fewestTakenBack = (puzzle: Puzzle, { supply, circles, price }: Wanted): number | undefined => {
  const spaces = Object.keys(puzzle.agents);
  let fewest: number | undefined;
  for (const taken of subsetsOf(spaces)) {
    const kept = spaces.filter((space) => !taken.includes(space));
    if (!hangsTogether(puzzle, kept)) continue;
    const back = taken.reduce((sum, space) => sum + (puzzle.agents[space] ?? 0), 0);
    const short = Math.max(0, price(kept) - supply - back);
    if (short <= circles && (fewest === undefined || back + short < fewest)) fewest = back + short;
  }
  return fewest;
};
