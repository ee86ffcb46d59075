import { appendFileSync } from 'node:fs';

export const round = (value) =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : value >= 10 ? value.toFixed(0) : value.toFixed(2);

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

export const summary = (values) =>
  `median ${round(median(values))}, from ${round(Math.min(...values))} to ${round(Math.max(...values))}`;

/** A line of the table. `verdict` is absent where nothing is asked for. */
const record = (line) => {
  console.log(`${line.verdict ?? 'measured'}: ${line.scenario}: ${line.measured}`);
  const file = process.env.DEBRIEF_BENCH_ROWS;
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
};

/** Prints a limit and makes the benchmark fail where it is missed; the others are still measured. */
export const gate = (scenario, reached, measured, figures) => {
  record({ scenario, measured, verdict: reached ? 'reached' : 'MISSED', figures });
  if (!reached) process.exitCode = 1;
};

/** Something to be known beside the limits. */
export const tell = (scenario, measured, figures) => record({ scenario, measured, figures });

/**
 * A limit on the median of several rounds, missed only where the best round misses it too; and the next one that is
 * strived for, which fails nothing.
 */
export const gateRounds = (scenario, values, { atLeast, atMost, then, unit, beside }) => {
  const least = atLeast !== undefined;
  const limit = least ? atLeast : atMost;
  const meets = (value, asked) => (least ? value >= asked : value <= asked);
  const best = least ? Math.max(...values) : Math.min(...values);
  const middle = median(values);
  const next =
    then === undefined ? '' : `, then ${then}${unit}: ${meets(middle, then) ? 'reached' : 'not reached'}`;
  const text = `${summary(values)}${unit} in ${values.length} rounds (${beside}); ${limit}${unit} asked for${next}`;
  gate(scenario, meets(middle, limit) || meets(best, limit), text, { median: middle, values, limit, then });
};
