/** Says whether the page is looked at: at once, and whenever that changes. What it returns ends it. */
export const watchPresence = (tell: (present: boolean) => void): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  const look = () => tell(document.visibilityState === 'visible');
  look();
  document.addEventListener('visibilitychange', look, { signal });
  // Before the page is gone for good, and when it comes back from where browsers keep pages.
  window.addEventListener('pagehide', () => tell(false), { signal });
  window.addEventListener('pageshow', look, { signal });
  return () => stop.abort();
};
