/** @jest-environment jsdom */
import { act, createElement, type ComponentType, type ReactNode } from 'react';
import { onSpace } from '@/components/kit/web-props';

jest.mock('react-native', () => ({ Platform: { OS: 'web' } }));

interface Root {
  render(element: ReactNode): void;
  unmount(): void;
}
const { createRoot } = jest.requireActual<{ createRoot: (element: Element) => Root }>('react-dom/client');
const { default: Pressable } = jest.requireActual<{ default: ComponentType<Props> }>(
  '@/scripts/web/lean/Pressable',
);

type Props = Readonly<Record<string, unknown>>;

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const around = jest.fn();
let root: Root;
beforeEach(() => {
  around.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const show = (props: Props): HTMLElement => {
  const pressable = createElement(Pressable, { testID: 'it', ...props });
  act(() => root.render(createElement('div', { onClick: around }, pressable)));
  const element = document.querySelector<HTMLElement>('[data-testid=it]');
  if (!element) throw new Error('Nothing is shown.');
  return element;
};

const send = (element: Element, event: Event): Event => {
  act(() => void element.dispatchEvent(event));
  return event;
};
const click = (element: Element, about: MouseEventInit = {}) =>
  send(element, new MouseEvent('click', { bubbles: true, cancelable: true, ...about }));
const key = (element: Element, name: string, about: KeyboardEventInit = {}) =>
  send(element, new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...about }));

test('a click presses once, and nothing around hears of it', () => {
  const onPress = jest.fn();
  click(show({ role: 'button', onPress }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(around).not.toHaveBeenCalled();
});

test('a click on what is inside presses the innermost pressable only', () => {
  const [outer, inner] = [jest.fn(), jest.fn()];
  const child = createElement(Pressable, { role: 'button', testID: 'inner', onPress: inner });
  const row = show({ role: 'listitem', onPress: outer, children: child });
  click(row.querySelector('[data-testid=inner]') ?? row);
  expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([0, 1]);
  click(row);
  expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([1, 1]);
});

test('a click with Alt is the browser’s own and does not press; with other keys held it does', () => {
  const onPress = jest.fn();
  const element = show({ role: 'button', onPress });
  click(element, { altKey: true });
  expect(onPress).not.toHaveBeenCalled();
  expect(around).not.toHaveBeenCalled();
  for (const about of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) click(element, about);
  expect(onPress).toHaveBeenCalledTimes(3);
});

test('what has nothing to do keeps a click to itself all the same', () => {
  click(show({ role: 'button' }));
  expect(around).not.toHaveBeenCalled();
});

test.each(['checkbox', 'radio', 'switch', 'link', 'tab'])('Enter presses a %s once, held or not', (role) => {
  const onPress = jest.fn();
  const element = show({ role, onPress });
  expect(element.tagName).toBe('DIV');
  key(element, 'Enter');
  key(element, 'Enter', { repeat: true });
  key(element, 'x');
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('Enter on a button is left to the browser, which clicks it', () => {
  const onPress = jest.fn();
  const element = show({ role: 'button', onPress });
  expect(element.tagName).toBe('BUTTON');
  expect(key(element, 'Enter').defaultPrevented).toBe(false);
  expect(key(element, ' ').defaultPrevented).toBe(false);
  expect(onPress).not.toHaveBeenCalled();
  click(element);
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('Enter inside a pressable is not meant for it, and its own keys are heard', () => {
  const [onPress, onKeyDown] = [jest.fn(), jest.fn()];
  const row = show({ role: 'radio', onPress, onKeyDown, children: createElement('input') });
  key(row.querySelector('input') ?? row, 'Enter');
  expect(onPress).not.toHaveBeenCalled();
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});

test('the space bar presses a checkbox once, held or not, and never scrolls', () => {
  const onPress = jest.fn();
  const element = show({ role: 'checkbox', onPress, ...onSpace(onPress) });
  expect(key(element, ' ').defaultPrevented).toBe(true);
  expect(key(element, ' ', { repeat: true }).defaultPrevented).toBe(true);
  expect(onPress).toHaveBeenCalledTimes(1);
});

test.each(['button', 'checkbox'])('a disabled %s is not pressed, and says so', (role) => {
  const onPress = jest.fn();
  const element = show({ role, onPress, disabled: true, 'aria-disabled': true });
  click(element);
  key(element, 'Enter');
  key(element, ' ');
  expect(onPress).not.toHaveBeenCalled();
  expect(element.getAttribute('aria-disabled')).toBe('true');
});

test('the press that comes later is the one of the later render', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  show({ role: 'button', onPress: first });
  click(show({ role: 'button', onPress: second }));
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});
