/** Processor time of this process so far, in milliseconds: other work on the machine does not count. */
export const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const PATIENCE = 1000;

/** Repeats for long enough to tell, by the processor's clock: on a busy machine a second may hold little work. */
export const patiently = (call: () => void): number => {
  const from = cpuTime();
  let calls = 0;
  do {
    call();
    calls++;
  } while (cpuTime() - from < PATIENCE);
  return calls;
};

/** Processor time of one call, in milliseconds, over many of them, once everything is warm. */
export const timeOf = (call: () => void): number => {
  patiently(call);
  const from = cpuTime();
  const calls = patiently(call);
  return (cpuTime() - from) / calls;
};

export const middleOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] as number;
