/** Judges the solvers: it tries everything, and imports nothing of theirs. */
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The smallest spread over every way to cut the row. */
export const smallestSpread = (values: readonly number[], files: number): number => {
  let best = Infinity;
  const cutFrom = (start: number, totals: readonly number[]) => {
    if (totals.length === files - 1) {
      const all = [...totals, sum(values.slice(start))];
      best = Math.min(best, Math.max(...all) - Math.min(...all));
      return;
    }
    const left = files - totals.length - 1;
    for (let end = start + 1; end <= values.length - left; end++)
      cutFrom(end, [...totals, sum(values.slice(start, end))]);
  };
  cutFrom(0, []);
  return best;
};

/** Over every set of cards: the least value wasted, and with it the fewest cards. */
export const leastWaste = (
  values: readonly number[],
  needed: number,
): { readonly wasted: number; readonly count: number } | undefined => {
  let best: { wasted: number; count: number } | undefined;
  for (let set = 0; set < 1 << values.length; set++) {
    const chosen = values.filter((_, place) => set & (1 << place));
    const wasted = sum(chosen) - needed;
    if (wasted < 0) continue;
    if (!best || wasted < best.wasted || (wasted === best.wasted && chosen.length < best.count))
      best = { wasted, count: chosen.length };
  }
  return best;
};

/** Points from every location to every other by walking, one step at a time. */
export const steps = (from: string, to: string): number => {
  const places = [1, 2, 3, 4, 5, 6].flatMap((n) =>
    ['hub', 'green', 'red', 'yellow', 'blue'].map((place) => `area-${n}-${place}`),
  );
  const joined = (a: string, b: string) =>
    a.slice(0, 6) === b.slice(0, 6) || (a.endsWith('hub') && b.endsWith('hub'));
  let reached = new Set([from]);
  for (let points = 0; points < 9; points++) {
    if (reached.has(to)) return points;
    reached = new Set(places.filter((place) => [...reached].some((other) => joined(other, place))));
  }
  return Infinity;
};

/** The fewest points over every choice of Agents to bring. */
export const fewestPoints = (
  city: string,
  groups: readonly { readonly from: readonly string[]; readonly needed: number }[],
): number | undefined => {
  let total = 0;
  for (const { from, needed } of groups) {
    let best = Infinity;
    for (let set = 0; set < 1 << from.length; set++) {
      const chosen = from.filter((_, place) => set & (1 << place));
      if (chosen.length === needed) best = Math.min(best, sum(chosen.map((place) => steps(place, city))));
    }
    total += best;
  }
  return total === Infinity ? undefined : total;
};
