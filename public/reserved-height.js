/*
 * Gives the style sheet the height that the resumed match had last time, before the page is laid out for the first
 * time. It is measured and kept in components/shell/home/ResumePlace.web.tsx.
 */
try {
  const height = localStorage.getItem('debrief-resume-height');
  if (height) document.documentElement.style.setProperty('--resume-height', `${height}px`);
} catch {
  // Without a memory the page grows once, as it does on a first visit.
}
