/** The name that app/+html.tsx gives it to the style sheet by, before any script of ours has come. */
const KEY = 'debrief-resume-height';
/** Whose turn it is is read after the card is there, and makes it higher. */
const SETTLED = 1_500;

let timer: ReturnType<typeof setTimeout> | undefined;

const keep = (height: number): void => {
  document.documentElement.style.setProperty('--resume-height', `${height}px`);
  try {
    localStorage.setItem(KEY, String(height));
  } catch {
    // Without a memory the page grows once, as it does on a first visit.
  }
};

export const rememberHeight = (height: number): void => {
  clearTimeout(timer);
  timer = setTimeout(() => keep(height), SETTLED);
};
