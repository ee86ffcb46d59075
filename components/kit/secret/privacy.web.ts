const nothing = () => undefined;

/** A browser cannot keep the screen from being captured. */
export const blockCapture = (): (() => void) => nothing;
export const veilSwitcher = (): (() => void) => nothing;

/** Calls back when the page goes out of sight or the phone is turned. */
export const onLeave = (hide: () => void): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  for (const event of ['blur', 'pagehide', 'resize', 'orientationchange'])
    window.addEventListener(event, hide, { signal });
  document.addEventListener('visibilitychange', hide, { signal });
  return () => stop.abort();
};
