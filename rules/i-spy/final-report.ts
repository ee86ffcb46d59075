/** How a spy's Final Report went. */
export interface Report {
  /** Cards before the spy. */
  readonly cards: number;
  /** Those of them that do not match the Alignment. */
  readonly deceived: number;
  /** All of the spy's own guesses were right. */
  readonly allRight: boolean;
}

export interface ReportPower {
  readonly deceived: number;
  readonly allDeceived: number;
  readonly allRight: number;
}

/** IS-71: +1 for each card that does not match, +1 more if none matches, +1 if the own guesses were all right. */
export const reportPower = ({ cards, deceived, allRight }: Report): ReportPower => ({
  deceived,
  allDeceived: cards > 0 && deceived === cards ? 1 : 0,
  allRight: cards > 0 && allRight ? 1 : 0,
});

export const reportTotal = (report: Report): number => {
  const { deceived, allDeceived, allRight } = reportPower(report);
  return deceived + allDeceived + allRight;
};

/** What one spy reports; nothing where it has not been told yet. */
export type Told = Pick<Report, 'deceived' | 'allRight'> | undefined;

/**
 * IS-71: every card is one spy's guess and lies before another. Whether there is any way to lay right and wrong cards
 * so that all these reports hold.
 */
export const canAllBe = (told: readonly Told[], guesser = 0, wrong = told.map(() => 0)): boolean => {
  if (guesser === told.length)
    return told.every((report, spy) => report === undefined || report.deceived === wrong[spy]);
  return wrongGuesses(told, guesser).some((about) =>
    canAllBe(
      told,
      guesser + 1,
      wrong.map((count, spy) => (about.includes(spy) ? count + 1 : count)),
    ),
  );
};

/** About whom this spy can have been wrong: nobody, if all guesses were right; else at least one opponent. */
const wrongGuesses = (told: readonly Told[], guesser: number): readonly (readonly number[])[] => {
  const allRight = told[guesser]?.allRight;
  if (allRight) return [[]];
  const sets = told.reduce<readonly (readonly number[])[]>(
    (some, _, spy) => (spy === guesser ? some : [...some, ...some.map((set) => [...set, spy])]),
    [[]],
  );
  return allRight === false ? sets.filter(({ length }) => length > 0) : sets;
};
