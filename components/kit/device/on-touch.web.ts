/** Sheets lie outside the screen that opened them: only the page hears of every touch and key. */
export const onTouch = (touched: (where: unknown) => void): (() => void) => {
  const stop = new AbortController();
  const early = { capture: true, signal: stop.signal };
  const tell = ({ target }: Event) => touched(target);
  document.addEventListener('pointerdown', tell, early);
  document.addEventListener('keydown', tell, early);
  return () => stop.abort();
};
