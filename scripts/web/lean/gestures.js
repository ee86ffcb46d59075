const pointOf = (node, { clientX, clientY, pageX, pageY, pointerId, target, timeStamp }) => {
  const { left, top } = node.getBoundingClientRect();
  return {
    ...{ identifier: pointerId, pageX, pageY, target, timestamp: timeStamp },
    ...{ locationX: clientX - left, locationY: clientY - top },
  };
};

/** React Native's words for it: a mouse is a finger, and a finger's first touch is told from a mouse's. */
const typeOf = ({ type, pointerType }) =>
  type === 'pointerdown' && pointerType !== 'mouse' ? 'touchstart' : type;

const eventOf = (node, event, fingers) => {
  const point = pointOf(node, event);
  const nativeEvent = {
    ...point,
    type: typeOf(event),
    touches: [...fingers.values()],
    changedTouches: [point],
  };
  return {
    nativeEvent,
    ...{ type: nativeEvent.type, target: event.target, currentTarget: node, timeStamp: event.timeStamp },
    persist() {},
    preventDefault: () => event.preventDefault(),
    stopPropagation: () => event.stopPropagation(),
  };
};

/** Of several elements under the finger the innermost that wants a gesture has it. */
const taken = new WeakSet();

const isPrimary = ({ button, ctrlKey }) => button === 0 && !ctrlKey;

/** Tells an element's latest responder props of the fingers that came down on it, until the last is up again. */
export const gestures = (node, latest) => {
  const fingers = new Map();
  const here = new AbortController();
  let during;
  const tell = (name, event) => latest.current[name]?.(eventOf(node, event, fingers));
  const follow = (event) => fingers.set(event.pointerId, pointOf(node, event));
  const end = (name, event) => {
    fingers.clear();
    during.abort();
    during = undefined;
    tell(name, event);
  };
  const move = (event) => {
    if (!fingers.has(event.pointerId)) return;
    follow(event);
    tell('onResponderMove', event);
  };
  const up = (event) => {
    if (fingers.delete(event.pointerId) && fingers.size === 0) end('onResponderRelease', event);
  };
  const cancel = (event) => {
    if (fingers.has(event.pointerId)) end('onResponderTerminate', event);
  };
  const begin = (event) => {
    during = new AbortController();
    const { signal } = during;
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', cancel, { signal });
    tell('onResponderGrant', event);
  };
  const down = (event) => {
    if (taken.has(event) || !isPrimary(event)) return;
    if (!during && !tell('onStartShouldSetResponder', event)) return;
    taken.add(event);
    follow(event);
    if (!during) begin(event);
  };
  node.addEventListener('pointerdown', down, { signal: here.signal });
  return () => {
    here.abort();
    during?.abort();
  };
};
