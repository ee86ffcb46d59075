/** Missions more count nothing until their points are corrected; the last ones go first. */
export const resized = (completed: readonly number[], count: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => completed[place] ?? 0);

/** Corrected points are laid on the last Mission, as far as it carries them. */
export const withTotal = (completed: readonly number[], total: number): readonly number[] => {
  let rest = total - completed.reduce((sum, points) => sum + points, 0);
  return completed
    .map((points, place) => ({ points, place }))
    .reverse()
    .map(({ points, place }) => {
      const now = Math.max(0, points + rest);
      rest -= now - points;
      return { points: now, place };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ points }) => points);
};
