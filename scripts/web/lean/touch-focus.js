const isTyped = (element) => element?.matches('input, textarea, select');

/**
 * A finger that presses would also focus, and what is pressed is often gone a moment later: the browser then has to
 * lay the page out in the middle of the change to take the focus off it. A finger needs no focus, so only keys and
 * mice give it; and where somebody was typing, a press still ends that.
 */
const withoutFocus = (event) => {
  const byFinger = event.sourceCapabilities?.firesTouchEvents;
  if (byFinger && event.target.closest('[data-press]') && !isTyped(document.activeElement))
    event.preventDefault();
};

if (typeof document !== 'undefined') document.addEventListener('mousedown', withoutFocus);
