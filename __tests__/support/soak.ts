import { appendFileSync } from 'node:fs';

/** Of the full numbers, where there is no time for all of them: `npm run soak -- --share 0.1`. */
const share = Number(process.env.SOAK_SHARE ?? 1);

/** The size of a random test: the first number in `npm test`, the second in `npm run soak`. */
export const times = (usual: number, soak: number): number =>
  process.env.SOAK ? Math.max(usual, Math.ceil(soak * share)) : usual;

/** Of all that there is to try each so manieth: the first number in `npm test`, the second in `npm run soak`. */
export const everyNth = (usual: number, soak: number): number =>
  process.env.SOAK ? Math.min(usual, Math.ceil(soak / share)) : usual;

/** Fixed in `npm test`, so that it fails for everybody or for nobody; fresh and printed in `npm run soak`. */
export const baseSeed = (): number => Number(process.env.SOAK_SEED ?? 20260101);

/** The same for fast-check. */
export const runs = (usual: number, soak: number) => ({ numRuns: times(usual, soak), seed: baseSeed() });

/** What a run has counted, for its line of the table of `npm run soak`. */
export const tell = (figure: string): void => {
  process.stdout.write(`${figure}\n`);
  const file = process.env.SOAK_FIGURES;
  if (file) appendFileSync(file, `${figure}\n`);
};

const PATIENCE = 15_000;
let last = Date.now();

/** A line now and then in a long run, so that somebody who waits sees it going on. */
export const progress = (what: string): void => {
  if (!process.env.SOAK || Date.now() - last < PATIENCE) return;
  last = Date.now();
  process.stdout.write(`… ${what}\n`);
};
