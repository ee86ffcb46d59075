const nothing = () => undefined;

/** A browser cannot keep the screen from being captured. */
export const blockCapture = (): (() => void) => nothing;
export const veilSwitcher = (): (() => void) => nothing;
