/** @jest-environment jsdom */
import { act, createElement, type ComponentType, type ReactNode } from 'react';

interface Root {
  render(element: ReactNode): void;
  unmount(): void;
}
const { createRoot } = jest.requireActual<{ createRoot: (element: Element) => Root }>('react-dom/client');
const { default: ModalContent } = jest.requireActual<{
  default: ComponentType<Readonly<Record<string, unknown>>>;
}>('@/scripts/web/lean/ModalContent');

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const close = jest.fn();
let root: Root;
beforeEach(() => {
  close.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const show = (active: boolean) => {
  const about = { active, onRequestClose: close, 'aria-label': 'Seat' };
  act(() => root.render(createElement(ModalContent, about, createElement('p', {}, 'Anna'))));
};
const up = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true }));

test.each([false, true])('is a modal dialog with its name, arrived or not: %s', (active) => {
  show(active);
  const dialog = document.querySelector('[role=dialog]');
  expect(dialog?.getAttribute('aria-modal')).toBe('true');
  expect(dialog?.getAttribute('aria-label')).toBe('Seat');
  expect(dialog?.textContent).toBe('Anna');
});

test('Escape closes it once it has arrived, other keys never do', () => {
  show(false);
  up('Escape');
  expect(close).not.toHaveBeenCalled();
  show(true);
  up('Enter');
  expect(close).not.toHaveBeenCalled();
  up('Escape');
  expect(close).toHaveBeenCalledTimes(1);
});
