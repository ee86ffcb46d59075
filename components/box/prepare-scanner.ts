/** Phones scan by themselves. */
export const prepareScanner = (): void => undefined;
