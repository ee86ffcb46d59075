/*
 * Tells the style sheet how Home looked last time, before the page is laid out for the first time: whether somebody had
 * played here, and how high the running matches were. It is kept by components/shell/home/home-memory.web.ts.
 */
try {
  const height = localStorage.getItem('debrief-resume-height');
  const { dataset, style } = document.documentElement;
  if (height) {
    dataset.home = height === '0' ? 'plays' : 'running';
    style.setProperty('--resume-height', `${height}px`);
  }
} catch {
  // Without a memory the page changes once, as it does on a first visit.
}
