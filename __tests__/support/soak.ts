/** The size of a random test: the first number in `npm test`, the second in `npm run soak`. */
export const times = (usual: number, soak: number): number => (process.env.SOAK ? soak : usual);

/** Fixed in `npm test`, so that it fails for everybody or for nobody; fresh and printed in `npm run soak`. */
export const baseSeed = (): number => Number(process.env.SOAK_SEED ?? 20260101);

/** The same for fast-check. */
export const runs = (usual: number, soak: number) => ({ numRuns: times(usual, soak), seed: baseSeed() });
