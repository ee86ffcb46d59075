/** Processor time of this process so far, in milliseconds: other work on the machine does not count. */
export const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const PATIENCE = 1000;

/** Repeats for long enough to tell. */
export const patiently = (call: () => void): number => {
  const from = performance.now();
  let calls = 0;
  do {
    call();
    calls++;
  } while (performance.now() - from < PATIENCE);
  return calls;
};

export const middleOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] as number;
