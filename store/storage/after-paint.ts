const LONGEST = 100;

/**
 * Whoever taps sees it before the disk is busy with it. Nothing counts as saved any sooner or later for that: it
 * does when it is on the disk. A page that nobody sees paints nothing and does not wait.
 */
export const afterPaint = (): Promise<void> =>
  typeof document === 'undefined' || document.visibilityState !== 'visible'
    ? Promise.resolve()
    : new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
        setTimeout(resolve, LONGEST);
      });
