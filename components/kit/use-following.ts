/** On a phone everything is drawn at once; see the web's. */
export const useFollowing = <T>(value: T, _?: T): T => value;
