const LONGEST = 100;

/** Calls back once, as soon as the browser has painted what there is now. A page that nobody sees paints nothing. */
export const nextFrame = (then: () => void): void => {
  const { port1, port2 } = new MessageChannel();
  let called = false;
  const call = () => {
    if (called) return;
    called = true;
    port1.close();
    then();
  };
  port1.onmessage = call;
  requestAnimationFrame(() => port2.postMessage(undefined));
  setTimeout(call, LONGEST);
};
