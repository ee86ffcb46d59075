declare global {
  interface Window {
    /** Set by the page itself (app/+html.tsx) while it keeps a tap for the scripts to come. */
    onawake?: (() => void) | undefined;
  }
}

/** The screen listens now: what was tapped before is done. */
export const answerEarlyTap = (): void => window.onawake?.();
