/** @jest-environment jsdom */
import { act, createElement, type ReactNode } from 'react';
import { type LitTarget } from '@/components/kit/stage/stage-target';

interface Root {
  render(element: ReactNode): void;
  unmount(): void;
}
const { createRoot } = jest.requireActual<{ createRoot: (element: Element) => Root }>('react-dom/client');
const { useTapsAt } = jest.requireActual<{ useTapsAt: (onTap: (at: unknown) => void) => object }>(
  '@/components/kit/stage/stage-input.web',
);
const { useTargetKeys } = jest.requireActual<{
  useTargetKeys: (things: readonly LitTarget[]) => (thing: LitTarget) => object;
}>('@/components/kit/stage/stage-input.web');

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const tap = jest.fn();
const press = jest.fn();
let root: Root;

const city = (id: string, x: number, y: number): LitTarget => ({
  id,
  at: { x, y },
  label: id,
  onPress: () => press(id),
});
const cities = [city('Vienna', 100, 100), city('Berlin', 100, 40), city('Kyiv', 180, 110)];

function Map() {
  const taps = useTapsAt(tap);
  const keysFor = useTargetKeys(cities);
  return createElement(
    'div',
    { id: 'map', ...taps },
    cities.map((thing) => createElement('button', { key: thing.id, id: thing.id, ...keysFor(thing) })),
  );
}

beforeEach(() => {
  tap.mockClear();
  press.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('main')));
  act(() => root.render(createElement(Map)));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const at = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const key = (name: string): boolean =>
  at(document.activeElement?.id ?? '').dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
  );

test('arrows move the focus to what lies there, and stay where nothing does', () => {
  at('Vienna').focus();
  key('ArrowUp');
  expect(document.activeElement?.id).toBe('Berlin');
  key('ArrowDown');
  key('ArrowRight');
  expect(document.activeElement?.id).toBe('Kyiv');
  key('ArrowRight');
  expect(document.activeElement?.id).toBe('Kyiv');
});

test('an arrow does not scroll the page, any other key is left to the browser', () => {
  at('Vienna').focus();
  expect(key('ArrowLeft')).toBe(false);
  expect(key('Tab')).toBe(true);
});

test('Enter or a screen reader presses the thing itself, and is no tap on the stage', () => {
  act(() => at('Berlin').click());
  expect(press).toHaveBeenCalledWith('Berlin');
  expect(press).toHaveBeenCalledTimes(1);
  expect(tap).not.toHaveBeenCalled();
});

test('a tap on the stage tells where, from the corner of the stage', () => {
  at('map').getBoundingClientRect = () => ({ left: 10, top: 50 }) as DOMRect;
  act(() => {
    at('map').dispatchEvent(new MouseEvent('click', { clientX: 115, clientY: 90, bubbles: true }));
  });
  expect(tap).toHaveBeenCalledWith({ x: 105, y: 40 });
});
