/** Judges the planner: it knows a board as lists, tries every order of everything, and imports nothing of the rules. */
export interface Puzzle {
  readonly regions: readonly {
    readonly id: string;
    readonly kind: string;
    readonly capital?: string;
  }[];
  readonly routes: readonly (readonly [string, string])[];
  readonly lines: readonly (readonly string[])[];
  /** Where each Spy stands; seat 0 is to move. */
  readonly spies: readonly (string | undefined)[];
  readonly cards: readonly PuzzleCard[];
  /** Card Actions left. */
  readonly most: number;
  readonly target: string;
}

export interface PuzzleCard {
  readonly card: string;
  readonly tickets: number;
  readonly flies: boolean;
  readonly tagOffer: boolean;
}

interface Moment {
  readonly spies: readonly (string | undefined)[];
  readonly played: readonly string[];
  readonly tickets: number;
  readonly tags: number;
  readonly offers: number;
  readonly visited: boolean;
  readonly owes: 'begin' | 'fly' | undefined;
  /** Displaced, from where, and who was moved in this chain. */
  readonly homeless?: { readonly spy: number; readonly from: string; readonly moved: readonly number[] };
}

/** What it takes: cards, Tags, and the most Tickets that can be left. */
export type Answers = ReadonlyMap<string, number>;

export const answersTo = (puzzle: Puzzle): Answers => {
  const kindOf = new Map(puzzle.regions.map((region) => [region.id, region]));
  const joined = (one: string, other: string) =>
    puzzle.routes.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
  const around = (from: string) => puzzle.regions.map(({ id }) => id).filter((id) => joined(from, id));
  const outlets = (capital: string | undefined) =>
    puzzle.regions.filter(({ kind, capital: of }) => kind === 'outlet' && of === capital).map(({ id }) => id);
  const inside = (capital: string | undefined) =>
    puzzle.regions
      .filter(({ kind, capital: of }) => kind === 'capital' && of === capital)
      .map(({ id }) => id);
  const free = (spies: Moment['spies'], regions: readonly string[]) =>
    regions.filter((id) => !spies.includes(id));

  const roomFor = (
    spies: Moment['spies'],
    { spy, from, moved }: NonNullable<Moment['homeless']>,
  ): readonly string[] => {
    const vacant = free(spies, around(from));
    if (vacant.length > 0) return vacant;
    const pushed = around(from).filter((id) => {
      const other = spies.indexOf(id);
      return (
        ![...moved, spy].includes(other) && canGo(spies, { spy: other, from: id, moved: [...moved, spy] })
      );
    });
    if (pushed.length > 0) return pushed;
    return free(
      spies,
      puzzle.regions.filter(({ kind }) => kind !== 'capital').map(({ id }) => id),
    );
  };
  const canGo = (spies: Moment['spies'], chain: NonNullable<Moment['homeless']>): boolean =>
    free(spies, around(chain.from)).length > 0 ||
    around(chain.from).some((id) => {
      const other = spies.indexOf(id);
      const moved = [...chain.moved, chain.spy];
      return !moved.includes(other) && canGo(spies, { spy: other, from: id, moved });
    });

  const put = (spies: Moment['spies'], spy: number, region: string | undefined) =>
    spies.map((old, seat) => (seat === spy ? region : old));

  const taking = (now: Moment, spy: number, region: string, moved: readonly number[]): Moment => {
    const other = now.spies.indexOf(region);
    const { homeless: _, ...rest } = now;
    if (other < 0) return { ...rest, spies: put(now.spies, spy, region) };
    return {
      ...rest,
      spies: put(put(now.spies, other, undefined), spy, region),
      homeless: { spy: other, from: region, moved: [...moved, spy] },
    };
  };

  const next = (now: Moment): readonly Moment[] => {
    const { homeless, spies, owes } = now;
    if (homeless)
      return roomFor(spies, homeless).map((region) => taking(now, homeless.spy, region, homeless.moved));
    const own = spies[0];
    if (owes === 'begin') {
      const begun: Moment = { ...now, owes: undefined };
      if (own === undefined)
        return free(
          spies,
          puzzle.regions.filter(({ kind }) => kind === 'start').map(({ id }) => id),
        ).map((id) => taking(begun, 0, id, []));
      const ways = outlets(kindOf.get(own)?.capital);
      const vacant = free(spies, ways);
      return (vacant.length > 0 ? vacant : ways).map((id) => taking(begun, 0, id, []));
    }
    if (own === undefined) return [];
    const lines = puzzle.lines.filter((line) => line.includes(own)).flat();
    if (owes === 'fly')
      return [...new Set(lines)]
        .filter((id) => id !== own)
        .map((id) => taking({ ...now, owes: undefined }, 0, id, []));
    const here = kindOf.get(own);
    return [
      ...puzzle.cards
        .filter(({ card, flies }) => !now.played.includes(card) && (!flies || lines.length > 1))
        .filter(() => now.played.length < puzzle.most)
        .map((card): Moment => ({
          ...now,
          played: [...now.played, card.card].sort(),
          tickets: now.tickets + card.tickets,
          offers: now.offers + (card.tagOffer ? 1 : 0),
          owes: card.flies ? 'fly' : undefined,
        })),
      ...(now.offers > 0
        ? [{ ...now, tickets: now.tickets + 2, offers: now.offers - 1, tags: now.tags + 1 }]
        : []),
      ...(here?.kind === 'capital'
        ? free(spies, outlets(here.capital)).map((id) => ({ ...now, spies: put(spies, 0, id) }))
        : []),
      ...(here?.kind === 'outlet' && !now.visited
        ? free(spies, inside(here.capital)).map((id) => ({ ...now, visited: true, spies: put(spies, 0, id) }))
        : []),
      ...(now.tickets > 0 && here?.kind !== 'capital'
        ? free(spies, around(own)).map((id) => ({
            ...now,
            tickets: now.tickets - 1,
            spies: put(spies, 0, id),
          }))
        : []),
    ];
  };

  const first = puzzle.spies[0];
  const begins = first === undefined || kindOf.get(first)?.kind === 'capital';
  const start: Moment = {
    spies: puzzle.spies,
    played: [],
    tickets: 0,
    tags: 0,
    offers: 0,
    visited: false,
    owes: begins ? 'begin' : undefined,
  };
  const seen = new Set<string>();
  const answers = new Map<string, number>();
  const open = [start];
  for (let now = open.pop(); now; now = open.pop()) {
    const key = JSON.stringify(now);
    if (seen.has(key)) continue;
    seen.add(key);
    const own = now.spies[0];
    const at = own === undefined ? undefined : kindOf.get(own);
    if (now.visited && !now.homeless && at?.kind === 'capital' && at.capital === puzzle.target) {
      const answer = `${now.played.join('+')} ${now.tags}`;
      answers.set(answer, Math.max(answers.get(answer) ?? 0, now.tickets));
    }
    open.push(...next(now));
  }
  return answers;
};

/** Those that no other does with part of the cards and Tags. */
export const leastOf = (answers: Answers): Answers => {
  const parts = (answer: string) => {
    const [cards = '', tags = '0'] = answer.split(' ');
    return { cards: cards === '' ? [] : cards.split('+'), tags: Number(tags) };
  };
  const isLess = (one: string, other: string) => {
    const [a, b] = [parts(one), parts(other)];
    return one !== other && a.tags <= b.tags && a.cards.every((card) => b.cards.includes(card));
  };
  return new Map(
    [...answers].filter(([answer]) => ![...answers.keys()].some((other) => isLess(other, answer))),
  );
};
