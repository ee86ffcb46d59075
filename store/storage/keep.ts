/** A phone keeps what an app stores. */
export const askToKeep = (): void => {};
