import { type Feel } from './haptics';

/** A phone would need a player of its own for a tone that its motor already gives. */
export const hasSound = false;

export const sound = (_kind: Feel): void => undefined;
