/** The languages that somebody reads, best first, as the browser knows them. */
export const systemCodes = (): readonly string[] => navigator.languages.map((tag) => tag.replace(/-.*/, ''));
