const LONGEST = 100;

/**
 * Whoever taps sees it before the disk is busy with it. Nothing counts as saved any sooner or later for that: it
 * does when it is on the disk. A page that nobody sees paints nothing and does not wait, and one that is left or
 * reloaded writes at once what it still can.
 */
export const afterPaint = (): Promise<void> =>
  typeof document === 'undefined' || document.visibilityState !== 'visible'
    ? Promise.resolve()
    : new Promise((resolve) => {
        const done = () => {
          window.removeEventListener('pagehide', done);
          resolve();
        };
        window.addEventListener('pagehide', done);
        requestAnimationFrame(() => setTimeout(done));
        setTimeout(done, LONGEST);
      });
