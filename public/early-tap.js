/*
 * The page is painted before its scripts run. A tap that comes first waits for them; of several only the last one
 * counts, so that impatience does not press twice. The first screen asks for it (components/kit/early-tap.ts).
 */
{
  let tap;

  const keep = (event) => {
    tap = event;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** The scripts may have put another element in the place of the one that was tapped. */
  const tappedIn = ({ target, clientX, clientY }) =>
    target.isConnected ? target : document.elementFromPoint(clientX, clientY);

  addEventListener('click', keep, true);

  window.answerEarlyTap = () => {
    removeEventListener('click', keep, true);
    delete window.answerEarlyTap;
    if (!tap) return;
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, view: window });
    tappedIn(tap)?.dispatchEvent(click);
  };
}
