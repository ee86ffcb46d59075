const round = (value) => (value >= 10 ? value.toFixed(0) : value.toFixed(2));

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

export const summary = (values) =>
  `median ${round(median(values))}, from ${round(Math.min(...values))} to ${round(Math.max(...values))}`;

/** Prints a limit and makes the benchmark fail where it is missed; the others are still measured. */
export const gate = (name, reached, detail) => {
  console.log(`${reached ? 'reached' : 'MISSED'}: ${name}: ${detail}`);
  if (!reached) process.exitCode = 1;
};
