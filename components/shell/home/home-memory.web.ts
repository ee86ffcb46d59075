/** Under this name public/reserved-height.js finds it and tells the style sheet, before the app has come. */
const KEY = 'debrief-resume-height';

/** How high the running matches are; 0 where there are only plays, nothing before a first match. */
export const rememberHome = (height: number | undefined): void => {
  document.documentElement.style.setProperty('--resume-height', `${height ?? 0}px`);
  try {
    if (height === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(height));
  } catch {
    // Without a memory the page changes once, as it does on a first visit.
  }
};
