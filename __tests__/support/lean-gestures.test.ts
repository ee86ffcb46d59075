/** @jest-environment jsdom */
const lean = jest.requireActual<{ gestures: (node: Element, latest: Latest) => () => void }>(
  '@/scripts/web/lean/gestures',
);
const { deaf } = jest.requireActual<{ deaf: (container: Element) => Element }>('@/scripts/web/lean/deaf');

interface Gesture {
  readonly nativeEvent: {
    readonly pageX: number;
    readonly type: string;
    readonly touches: readonly { readonly pageX: number }[];
  };
}
type Told = (event: Gesture) => unknown;
interface Latest {
  readonly current: Readonly<Record<string, Told>>;
}

let told: string[] = [];
let stops: (() => void)[] = [];
const gestures = (node: Element, latest: Latest): (() => void) => {
  const stop = lean.gestures(node, latest);
  stops.push(stop);
  return stop;
};
const say = (name: string, answer?: boolean): Told => {
  return ({ nativeEvent: { type, touches } }) => {
    told.push(`${name} ${type} ${touches.map(({ pageX }) => pageX).join(' ')}`.trim());
    return answer;
  };
};
const responder = (who: string, wants = true): Latest => ({
  current: {
    onStartShouldSetResponder: () => wants,
    onResponderGrant: say(`${who} has it`),
    onResponderMove: say(`${who} moves`),
    onResponderRelease: say(`${who} is released`),
    onResponderTerminate: say(`${who} loses it`),
  },
});

const point = (on: EventTarget, type: string, about: Readonly<Record<string, unknown>> = {}) => {
  const { x = 0, pointerId = 1, pointerType = 'touch', ...mouse } = about;
  const event = new MouseEvent(type, { bubbles: true, ...mouse });
  Object.assign(event, { pointerId, pointerType });
  Object.defineProperty(event, 'pageX', { value: x });
  on.dispatchEvent(event);
};

let outer: HTMLElement;
let inner: HTMLElement;
beforeEach(() => {
  told = [];
  outer = document.body.appendChild(document.createElement('div'));
  inner = outer.appendChild(document.createElement('div'));
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  document.body.replaceChildren();
});

test('a finger comes down, moves outside, and goes up', () => {
  gestures(inner, responder('map'));
  point(inner, 'pointerdown', { x: 5 });
  point(document.body, 'pointermove', { x: 9 });
  point(document.body, 'pointerup', { x: 9 });
  point(document.body, 'pointermove', { x: 12 });
  expect(told).toEqual(['map has it touchstart 5', 'map moves pointermove 9', 'map is released pointerup']);
});

test('a second finger joins, and the gesture lasts until the last is up', () => {
  gestures(inner, responder('map'));
  point(inner, 'pointerdown', { x: 5 });
  point(inner, 'pointerdown', { x: 50, pointerId: 2 });
  point(inner, 'pointermove', { x: 60, pointerId: 2 });
  point(inner, 'pointerup', { x: 5 });
  point(inner, 'pointermove', { x: 70, pointerId: 2 });
  point(inner, 'pointerup', { x: 70, pointerId: 2 });
  expect(told).toEqual([
    'map has it touchstart 5',
    'map moves pointermove 5 60',
    'map moves pointermove 70',
    'map is released pointerup',
  ]);
});

test('a finger that scrolls the page is lost, and the next one begins anew', () => {
  gestures(inner, responder('map'));
  point(inner, 'pointerdown', { x: 1 });
  point(inner, 'pointercancel', { x: 2 });
  point(inner, 'pointermove', { x: 3 });
  point(inner, 'pointerdown', { x: 4, pointerType: 'mouse' });
  expect(told).toEqual(['map has it touchstart 1', 'map loses it pointercancel', 'map has it pointerdown 4']);
});

test('the innermost that wants it has it, and nobody else', () => {
  gestures(outer, responder('row'));
  gestures(inner, responder('grip'));
  point(inner, 'pointerdown');
  point(inner, 'pointerup');
  expect(told).toEqual(['grip has it touchstart 0', 'grip is released pointerup']);
});

test('one that does not want it leaves it to the next around it', () => {
  gestures(outer, responder('row'));
  gestures(inner, responder('grip', false));
  point(inner, 'pointerdown');
  expect(told).toEqual(['row has it touchstart 0']);
});

test.each([{ button: 2 }, { ctrlKey: true }])('a press for the menu is no gesture: %j', (about) => {
  gestures(inner, responder('map'));
  point(inner, 'pointerdown', about);
  expect(told).toEqual([]);
});

test('what is taken away hears nothing any more, even in the middle of a gesture', () => {
  const stop = gestures(inner, responder('map'));
  point(inner, 'pointerdown');
  stop();
  point(inner, 'pointermove');
  point(inner, 'pointerup');
  point(inner, 'pointerdown');
  expect(told).toEqual(['map has it touchstart 0']);
});

test('a deaf container hears clicks and keys, and none of what comes before a click', () => {
  const heard: string[] = [];
  deaf(outer);
  deaf(outer);
  const types = [
    'click',
    'keydown',
    'focusin',
    'pointerdown',
    'pointerover',
    'touchstart',
    'mousemove',
    'wheel',
  ];
  for (const type of types) outer.addEventListener(type, () => heard.push(type));
  for (const type of types) inner.dispatchEvent(new Event(type, { bubbles: true }));
  expect(heard).toEqual(['click', 'keydown', 'focusin']);
});
