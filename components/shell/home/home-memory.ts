/** Only a page in a browser is painted long before its disk has answered; a phone need not remember how Home looked. */
export const rememberHome = (_height: number | undefined): void => undefined;
