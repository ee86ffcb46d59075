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
