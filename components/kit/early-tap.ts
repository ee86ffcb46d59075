declare global {
  interface Window {
    /** Set by public/early-tap.js while it keeps a tap for the scripts to come. */
    answerEarlyTap?: (() => void) | undefined;
  }
}

/** The screen listens now: what was tapped before is done. */
export const answerEarlyTap = (): void => window.answerEarlyTap?.();
